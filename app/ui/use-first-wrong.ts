import { type RefObject, useEffect, useRef } from "react";

/** For a form: with scripts too its first wrong field takes the focus each time an answer comes. */
export function useFirstWrong(answer: unknown): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus(),
    [answer],
  );
  return form;
}
