// Which orders standing orders must have made, reckoned a second time from what was asked: plain numbers, no statement,
// and no clock but the one that is given.
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";

export type PlanLine = { pack: string; qty: number };
export type Plan = {
  id: string;
  customer: string;
  lines: PlanLine[];
  weekdays: number[];
  isOnKhata: boolean;
  most: number | null;
  pausedUntil: string | null;
  isActive: boolean;
  /** When its days were chosen last. */
  changedAt: number;
  /** What became of each. */
  days: Map<string, string>;
};
export type Placed = {
  customer: string;
  lines: PlanLine[];
  total: number;
  isOnKhata: boolean;
  state: "waiting" | "packed" | "cancelled";
};
export type StandingBooks = {
  /** In the order in which they were made. */
  plans: Plan[];
  /** By plan and day, which is the order's key. */
  placed: Map<string, Placed>;
  packs: Map<string, { price: number; stock: number }>;
  khatas: Map<string, { limit: number; balance: number }>;
  closed: Set<string>;
};

const hour = 20;
const hourMs = 60 * 60 * 1000;

/** What a run of the job at this moment has to leave behind, however often it ran or was killed. */
export function reckonRun(books: StandingBooks, now: number): void {
  const today = indianDay(now);
  const midnight = startOfIndianDay(today);
  reckonDay(books, { day: today, before: midnight });
  if (now >= midnight + hour * hourMs)
    reckonDay(books, { day: laterDay(today, 1), before: Infinity });
}

function reckonDay(books: StandingBooks, { day, before }: { day: string; before: number }): void {
  const weekday = new Date(day).getUTCDay() || 7;
  for (const plan of books.plans) {
    const { weekdays, pausedUntil, isActive, changedAt, days } = plan;
    const isPaused = pausedUntil !== null && day <= pausedUntil;
    if (!isActive || isPaused || days.has(day) || changedAt >= before) continue;
    if (weekdays.includes(weekday)) days.set(day, reckonOrder(books, plan, day));
  }
}

function reckonOrder(books: StandingBooks, plan: Plan, day: string): string {
  const { packs, khatas, placed, closed } = books;
  const { customer, isOnKhata, most } = plan;
  const lines = plan.lines
    .map(({ pack, qty }) => ({ pack, qty: Math.min(qty, packs.get(pack)!.stock) }))
    .filter(({ qty }) => qty > 0);
  if (lines.length === 0) return "nothing";
  if (closed.has(day)) return "closed";
  const total = lines.reduce((sum, { pack, qty }) => sum + qty * packs.get(pack)!.price, 0);
  if (most !== null && total > most) return "too-dear";
  const khata = khatas.get(customer);
  if (isOnKhata && khata!.balance + waitingOf(books, customer) + total > khata!.limit)
    return "khata-limit";
  for (const { pack, qty } of lines) packs.get(pack)!.stock -= qty;
  placed.set(`standing ${plan.id} ${day}`, { customer, lines, total, isOnKhata, state: "waiting" });
  return "placed";
}

/** What goes on the khata as soon as it is packed. */
function waitingOf({ placed }: StandingBooks, customer: string): number {
  return [...placed.values()]
    .filter((order) => order.customer === customer && order.isOnKhata && order.state === "waiting")
    .reduce((sum, { total }) => sum + total, 0);
}

export function reckonPack({ khatas }: StandingBooks, order: Placed): void {
  order.state = "packed";
  if (order.isOnKhata) khatas.get(order.customer)!.balance += order.total;
}

export function reckonCancel({ packs }: StandingBooks, order: Placed): void {
  order.state = "cancelled";
  for (const { pack, qty } of order.lines) packs.get(pack)!.stock += qty;
}

/** The status of the answer. */
export function reckonSkip(plan: Plan, day: string, now: number): number {
  if (!plan.weekdays.includes(new Date(day).getUTCDay() || 7)) return 400;
  const outcome = plan.days.get(day);
  if (day < indianDay(now) || (outcome !== undefined && outcome !== "skipped")) return 409;
  plan.days.set(day, "skipped");
  return 200;
}
