import { financialYear } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";

export type SoldPack = { id: string; dpricePaise: number };
type Shop = { userIds: string[]; packs: SoldPack[]; invoices: Map<string, number>; now: number };

const hourMs = 3_600_000;
const periodMs = 360 * 24 * hourMs;
const mostLines = 5;
/** Of the newest orders so many are still on their way, a third of them at each step. */
const underWay = 60;

/**
 * The order of that number of `count`, spread over the year before now and paid in cash when
 * delivered; `invoices` are counted up.
 */
export function makeOrder(number: number, count: number, { userIds, packs, invoices, now }: Shop) {
  const age = count - number;
  const createdAt = now - Math.ceil((age * periodMs) / count);
  const lines = linesOf(number, packs);
  const times = timesOf(createdAt, Math.ceil((3 * Math.min(age, underWay + 1)) / underWay));
  return {
    id: newId(),
    userId: userIds[(number * 7919) % userIds.length],
    createdAt,
    lines,
    ...times,
    invoiceNumber: times.paidAt === null ? null : nextInvoice(invoices, times.paidAt),
    itemsPaise: lines.reduce((total, { dpricePaise, qty }) => total + dpricePaise * qty, 0),
  };
}

export type MadeOrder = ReturnType<typeof makeOrder>;

/** Packs that lie far apart, none of them twice. */
function linesOf(number: number, packs: SoldPack[]) {
  const stride = Math.max(1, Math.floor(packs.length / mostLines));
  return Array.from({ length: Math.min(1 + (number % mostLines), packs.length) }, (_, position) => {
    const pack = packs[(number * 31 + position * stride) % packs.length] as SoldPack;
    return { ...pack, qty: 1 + ((number + position) % 3) };
  });
}

/** 1 placed, 2 packed, 3 dispatched, 4 delivered and paid. */
function timesOf(createdAt: number, step: number) {
  const after = (reached: number) => (step > reached ? createdAt + reached * hourMs : null);
  return { packedAt: after(1), dispatchedAt: after(2), deliveredAt: after(3), paidAt: after(3) };
}

function nextInvoice(invoices: Map<string, number>, paidAt: number): string {
  const year = financialYear(paidAt);
  const number = (invoices.get(year) ?? 0) + 1;
  invoices.set(year, number);
  return `KS/${year}/${String(number).padStart(7, "0")}`;
}
