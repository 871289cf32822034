import { formatDate } from "#app/values/dates.ts";
import { clockSpan, clockTime, dayWord, minuteOfDay } from "#app/values/indian-days.ts";
import { words } from "./window.words.ts";

/** A window of one day that can still be chosen; with no place left it is full. */
export type DeliveryWindow = {
  id: string;
  fromAt: number;
  toAt: number;
  cutoffAt: number;
  left: number;
  feePaise: number;
};

export const asSoonAsPossible = () => words.asSoonAsPossible;

/** "Today by 8 pm"; midnight belongs to the day that it ends. */
export const byLabel = (at: number, now: number) =>
  words.by(dayWord(at - 1, now), clockTime(minuteOfDay(at)));

/** "Today 6 to 8 pm", in Indian time. */
export function windowLabel(
  { fromAt, toAt }: Pick<DeliveryWindow, "fromAt" | "toAt">,
  now: number,
): string {
  return `${dayWord(fromAt, now)} ${spanOf(fromAt, toAt)}`;
}

/** "6 to 8 pm". */
export function spanOf(fromAt: number, toAt: number): string {
  return clockSpan(minuteOfDay(fromAt), minuteOfDay(toAt));
}

/**
 * The one that was chosen while it has a place, else the first free one without a fee of its own;
 * undefined where each has one.
 */
export function offeredWindow<W extends Pick<DeliveryWindow, "id" | "left" | "feePaise">>(
  windows: W[],
  chosen: string | undefined,
): W | undefined {
  const free = windows.filter(({ left }) => left > 0);
  return free.find(({ id }) => id === chosen) ?? free.find(({ feePaise }) => feePaise === 0);
}

const mostNamed = 5;

/** "Today 6 to 8 pm, Tomorrow 8 to 10 am": those with a place; what to say where none has. */
export function namedFree(windows: DeliveryWindow[], now: number): string {
  const free = windows.filter(({ left }) => left > 0);
  if (free.length === 0) return words.noneFree;
  const named = free.slice(0, mostNamed).map((window) => windowLabel(window, now));
  return (free.length > mostNamed ? words.freeAndLater : words.free)(named.join(", "));
}

/** "23 Nov 2026, 6 to 8 pm", on order and paper; null where no window was promised. */
export function promiseOf({
  slotFrom,
  slotTo,
}: {
  slotFrom: number | null;
  slotTo: number | null;
}): string | null {
  if (slotFrom === null || slotTo === null) return null;
  return `${formatDate(slotFrom)}, ${spanOf(slotFrom, slotTo)}`;
}
