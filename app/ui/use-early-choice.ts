import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells what was chosen in a select before the scripts came: React knows nothing of it and would
 * put `known` back.
 */
export function useEarlyChoice(
  known: string,
  tell: (chosen: string) => void,
): RefObject<HTMLSelectElement> {
  const select = useRef<HTMLSelectElement>(null);
  const tellFirst = useRef(() => {
    const chosen = select.current?.value ?? known;
    if (chosen !== known) tell(chosen);
  });
  useEffect(() => tellFirst.current(), []);
  return select;
}
