// The shop's books reckoned a second time, from what was asked and taken alone: plain numbers, no
// statement, and no clock but the one that is given.
import { indianDay, laterDay } from "#app/values/dates.ts";

/** `off` is what offers take off all its packs together. */
export type Line = { pack: string; qty: number; price: number; off: number };
/** Money that came online: what it pays for, and what of it goes back for which reason. */
export type Charge = { id: string; amount: number; isWhole: boolean; parts: Part[] };
export type Part = { reason: string; amount: number; isSent: boolean; at: number };
export type Order = {
  id: string;
  customer: string;
  isOnline: boolean;
  /** Whether it was sold over the counter. */
  isSale: boolean;
  lines: Line[];
  /** Packs of each line as they were packed, and what counting the shelf changed. */
  packed: number[] | null;
  counted: number[];
  asked: string | null;
  settled: number | null;
  /** What of that is rounding. */
  roundOff: number;
  acceptedAt: number | null;
  packedAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
  paidAt: number | null;
  paidBy: string | Charge | null;
  charged: number;
  isReleased: boolean;
  onKhata: string | null;
  /** What is left of its paper, which credit notes take back. */
  paper: { gross: number; roundOff: number } | null;
  returned: number[];
  returnedAt: number[];
  /** What was asked each time that goods came back. */
  askedBack: string[];
  notes: number;
  createdAt: number;
  /** The day on which what was done at a moment is booked. */
  bookedOn: Map<number, string>;
};
export type Khata = { limit: number; balance: number };
export type Books = {
  stock: Map<string, number>;
  orders: Map<string, Order>;
  khatas: Map<string, Khata>;
  /** Paise by day and kind. */
  days: Map<string, Map<string, number>>;
  closed: Set<string>;
  isRounded: boolean;
  /** Orders with a payment that may still come. */
  awaited: Set<string>;
  charges: Charge[];
};

export const emptyBooks = (): Books => ({
  stock: new Map(),
  orders: new Map(),
  khatas: new Map(),
  days: new Map(),
  closed: new Set(),
  isRounded: false,
  awaited: new Set(),
  charges: [],
});

export const totalOf = ({ lines }: Order) =>
  lines.reduce((sum, { qty, price, off }) => sum + qty * price - off, 0);
/** Of a line, for so many of its packs, half up. */
export const costOfPacks = ({ qty, price, off }: Line, packs: number) =>
  Math.floor((packs * (qty * price - off)) / qty + 0.5);
export const costOf = (order: Order) =>
  order.cancelledAt === null ? (order.settled ?? totalOf(order)) : 0;
export const isAtDoor = ({ paidBy }: Order) => typeof paidBy === "string";

/** The day on which something of this moment is booked: not on one that is closed. */
export function dayFor(books: Books, at: number): string {
  const day = indianDay(at);
  const last = [...books.closed]
    .filter((closed) => closed >= day)
    .sort()
    .at(-1);
  return last ? laterDay(last, 1) : day;
}

export function book(books: Books, kind: string, { paise, at }: { paise: number; at: number }) {
  if (paise === 0) return;
  const day = dayFor(books, at);
  const sums = books.days.get(day) ?? new Map<string, number>();
  books.days.set(day, sums.set(kind, (sums.get(kind) ?? 0) + paise));
}

export function moveStock(books: Books, pack: string, packs: number): void {
  const left = (books.stock.get(pack) ?? 0) + packs;
  if (left < 0) throw new Error(`Less than nothing is in stock of ${pack}.`);
  books.stock.set(pack, left);
}

/** Does what lowers or raises the price; what was paid follows, in the hand or by the gateway. */
export function changeCost(
  books: Books,
  order: Order,
  { at, reason, change }: { at: number; reason: string; change: () => void },
): void {
  const takenAtDoor = () => (order.paidAt !== null && isAtDoor(order) ? costOf(order) : 0);
  const before = takenAtDoor();
  change();
  if (order.paidAt !== null && isAtDoor(order))
    order.charged = Math.max(order.charged, costOf(order));
  const kind = order.paidBy === "Cash" ? "cash" : "upi";
  book(books, kind, { paise: takenAtDoor() - before, at });
  if (typeof order.paidBy === "object" && order.paidBy)
    owe(books, order.paidBy, { order, at, reason });
}

/** What was charged above what the order costs now. */
export function owe(
  books: Books,
  charge: Charge,
  { order, at, reason }: { order: Order; at: number; reason: string },
): void {
  const owed = charge.parts.reduce((sum, { amount }) => sum + amount, 0);
  const surplus = charge.amount - costOf(order) - owed;
  if (surplus < 0) throw new Error("An order costs more than was charged for it.");
  if (surplus === 0) return;
  charge.parts.push({ reason, amount: surplus, isSent: false, at });
  book(books, "refund", { paise: surplus, at });
}
