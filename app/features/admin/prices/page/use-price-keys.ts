import { useBlocker } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { followPrice } from "#app/features/admin/follow-price.ts";
import { words } from "./words.ts";

const fieldsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("input.field"),
];
/** As saved: a form that came back shows what was typed from the start. */
const savedIn = ({ dataset, defaultValue }: HTMLInputElement) => dataset.saved ?? defaultValue;
const changedIn = (form: HTMLFormElement) =>
  fieldsIn(form).filter((field) => field.value !== savedIn(field));

/**
 * Enter and the arrows go from row to row in one column; a field that is entered is ready to be
 * typed over.
 */
export const priceKeys = {
  onFocus({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) target.select();
  },
  onMouseUp(event: FormEvent) {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.selectionEnd === target.value.length)
      event.preventDefault();
  },
  onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, target, currentTarget } = event;
    const step = key === "Enter" || key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const column = target.name.split(".")[0] ?? "";
    const fields = fieldsIn(currentTarget).filter(({ name }) => name.startsWith(`${column}.`));
    const next = fields[fields.indexOf(target) + step];
    if (next) next.focus();
    else if (step > 0) currentTarget.querySelector<HTMLElement>("[type=submit]")?.focus();
  },
};

/**
 * Leaving with unsaved prices asks first, and what was typed stands there again when the page is
 * come back to.
 */
export function useUnsavedPrices(address: string): {
  form: RefObject<HTMLFormElement>;
  onInput(event: FormEvent<HTMLFormElement>): void;
  onSubmit(): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const key = `prices ${address}`;
  const isUnsaved = () => form.current !== null && changedIn(form.current).length > 0;
  const blocker = useBlocker(() => {
    const isKept = isSent.current;
    isSent.current = false;
    return !isKept && isUnsaved() && !confirm(words.leave);
  });
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (form.current) {
      restore(form.current, sessionStorage.getItem(key));
      keep(form.current, key);
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (form.current && changedIn(form.current).length > 0) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [key]);
  function onInput(event: FormEvent<HTMLFormElement>) {
    followPrice(event);
    if (form.current) keep(form.current, key);
  }
  const onSubmit = () => {
    isSent.current = true;
  };
  return { form, onInput, onSubmit };
}

type Kept = Record<string, { value: string; saved: string } | undefined>;

/** What was saved since is kept no longer: taken back, it shows what it was. A mark says there is something. */
function keep(form: HTMLFormElement, key: string): void {
  const typed = changedIn(form).map((field) => [
    field.name,
    { value: field.value, saved: savedIn(field) },
  ]);
  form.toggleAttribute("data-unsaved", typed.length > 0);
  if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  else sessionStorage.removeItem(key);
}

/** Only where the field still shows what was typed over. */
function restore(form: HTMLFormElement, kept: string | null): void {
  const typed = JSON.parse(kept ?? "{}") as Kept;
  for (const field of fieldsIn(form)) {
    const was = typed[field.name];
    if (was?.saved === savedIn(field) && field.value === was.saved) field.value = was.value;
  }
}
