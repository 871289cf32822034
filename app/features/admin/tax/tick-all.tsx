import type { FormEvent } from "react";

type TickAllProps = {
  label: string;
  /** What the box does, where that isn't its label. */
  tick?: string | undefined;
  isTicked: boolean;
};

/** Ticks all rows of the part it stands in; without scripts only its label is shown. */
export function TickAll({ label, tick, isTicked }: TickAllProps) {
  return (
    <label className="tick-all">
      <input type="checkbox" data-all defaultChecked={isTicked} autoComplete="off" />
      {label}
      {tick ? <span className="by-script font-normal">{tick}</span> : null}
    </label>
  );
}

const boxesIn = (part: Element | null | undefined, which: string) =>
  part?.querySelectorAll<HTMLInputElement>(`[type="checkbox"]${which}`) ?? [];

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
