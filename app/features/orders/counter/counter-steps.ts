import type { Order } from "#app/features/orders/order.ts";
import type { DoneStep } from "#app/features/orders/progress/newest-step.ts";
import { indianDay, startOfIndianDay } from "#app/values/dates.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { undoMs } from "#app/values/undo.ts";
import { words } from "./words.ts";

/** The counter's groups: what an order in each waits for, and what is said once it is done. */
export const counterGroups = () =>
  [
    { step: "accept", ...words.groups.accept },
    { step: "pack", ...words.groups.pack },
    { step: "dispatch", ...words.groups.dispatch },
    { step: "deliver", ...words.groups.deliver },
  ] as const;
export type CounterStep = ReturnType<typeof counterGroups>[number]["step"];

/** What an order that is not delivered yet waits for. */
export function nextStep({
  acceptedAt,
  packedAt,
  dispatchedAt,
}: Pick<Order, "acceptedAt" | "packedAt" | "dispatchedAt">): CounterStep {
  if (dispatchedAt !== null) return "deliver";
  if (packedAt !== null) return "dispatch";
  return acceptedAt === null ? "accept" : "pack";
}

type Undone = { id: string; step: DoneStep; at: number; isMoneyAlone: boolean };
type Shown = {
  orders: (Parameters<typeof nextStep>[0] & { id: string })[];
  unpaid: { id: string }[];
  now: number;
};

/** The group that an order left by its step just taken, as long as that is its newest. */
export function groupLeft(
  { id, step, at, isMoneyAlone }: Undone,
  { orders, unpaid, now }: Shown,
): CounterStep | "unpaid" | null {
  if (at <= now - undoMs) return null;
  if (isMoneyAlone) return unpaid.some((one) => one.id === id) ? null : "unpaid";
  const left = step === "cash" || step === "khata" ? "deliver" : step;
  const following = counterGroups()[counterGroups().findIndex((group) => group.step === left) + 1];
  const order = orders.find((one) => one.id === id);
  return (order && nextStep(order)) === following?.step ? left : null;
}

/** Whether its money is collected at the door. */
export function isDue({ paidAt, khataAt, paymentMethod, payablePaise }: Owing): boolean {
  return paidAt === null && khataAt === null && paymentMethod === cashMethod && payablePaise > 0;
}

type Owing = Pick<Order, "paidAt" | "khataAt" | "paymentMethod" | "payablePaise">;

/** How it stands with what is not collected at the door. */
export function settledWord({ khataAt }: Owing): string {
  return khataAt === null ? words.paid : words.onKhata;
}

const halfADayMs = 12 * 60 * 60 * 1000;

/**
 * What was ordered before this without a window is late: its day is over, and half a day too, so
 * that an evening's orders have the morning.
 */
export const soonLateBefore = (now: number) =>
  Math.min(startOfIndianDay(indianDay(now)), now - halfADayMs);

export function isLate({ slotTo, createdAt }: Pick<Order, "slotTo" | "createdAt">, now: number) {
  return slotTo === null ? createdAt < soonLateBefore(now) : slotTo < now;
}

/** Of a window since its end; null of what is in time. */
export function lateWord(order: Pick<Order, "slotTo" | "createdAt">, now: number): string | null {
  if (!isLate(order, now)) return null;
  return order.slotTo === null ? words.late : words.lateFor(waitedText(now - order.slotTo));
}

/** "8 min", "3 h", "2 days". */
export function waitedText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return words.minutes(minutes);
  return minutes < 2 * 24 * 60
    ? words.hours(Math.floor(minutes / 60))
    : words.days(Math.floor(minutes / (24 * 60)));
}

const longestArea = 64;

/** The first words of an address: the house and its road, by which the neighbourhood is known. */
export function areaOf({ street, postalCode }: Pick<Order, "street" | "postalCode">): string {
  const words = street.trim().split(/\s+/);
  const fits = words.filter((_, at) => words.slice(0, at + 1).join(" ").length <= longestArea);
  const first = fits.length > 0 ? fits.join(" ") : street.trim().slice(0, longestArea);
  const cut = fits.length < words.length ? " …" : "";
  return `${first.replace(/,$/, "")}${cut} ${postalCode}`;
}
