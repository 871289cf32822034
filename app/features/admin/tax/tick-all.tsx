import { Link, useSearchParams } from "@remix-run/react";
import type { FormEvent, MouseEvent } from "react";

type TickAllProps = {
  label: string;
  isTicked: boolean;
};

/** Ticks all rows of the part it stands in; without scripts only its label is shown. */
export function TickAll({ label, isTicked }: TickAllProps) {
  return (
    <label className="tick-all">
      <input type="checkbox" data-all defaultChecked={isTicked} autoComplete="off" />
      {label}
    </label>
  );
}

/** The parts of the page whose goods can be ticked by an address. */
export type TickedPart = "class" | "hsn";
const asked = "ticked";

/** Whether the page's address has a part ticked from the start. */
export function useTickedPart(): (part: TickedPart) => boolean {
  const [search] = useSearchParams();
  return (part) => search.get(asked) === part;
}

/** Ticks them at once, or without scripts leads to the page with them ticked. */
export function TickAllLink({ part, children }: { part: TickedPart; children: string }) {
  const [search] = useSearchParams();
  const query = new URLSearchParams(search);
  query.set(asked, part);
  return (
    <Link to={`?${query}`} className="button button-plain" onClick={tickHere}>
      {children}
    </Link>
  );
}

function tickHere(event: MouseEvent<HTMLElement>) {
  const all = event.currentTarget
    .closest("[data-ticks]")
    ?.querySelector<HTMLInputElement>("[data-all]");
  if (!all) return;
  event.preventDefault();
  if (!all.checked) all.click();
}

const boxesIn = (part: Element | null | undefined, which: string) =>
  part?.querySelectorAll<HTMLInputElement>(`[type="checkbox"]${which}`) ?? [];

/** How many of a form's rows are ticked. */
export const countTicked = (form: Element) =>
  [...boxesIn(form, ":not([data-all])")].filter(({ checked }) => checked).length;

/** Of a form whose rows can be ticked together: each 'all' is ticked as long as all of its rows are. */
export function tickTogether({ target, currentTarget }: FormEvent<HTMLElement>) {
  if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
  if ("all" in target.dataset)
    for (const box of boxesIn(target.closest("[data-ticks]"), "")) box.checked = target.checked;
  for (const all of boxesIn(currentTarget, "[data-all]"))
    all.checked = [...boxesIn(all.closest("[data-ticks]"), ":not([data-all])")].every(
      ({ checked }) => checked,
    );
}
