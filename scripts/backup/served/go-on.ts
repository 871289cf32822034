// How the shop's day goes on: an order that is paid in cash, goods of old orders that come back, the
// khata. Asked as owner and shopper ask it.
import type { Person } from "./look.ts";

type Json = { [name: string]: unknown };
type Orders = { [name: string]: string };
/** Paise by the headings of the day book's file. */
export type Figures = { [heading: string]: number };
/** `pass` lets time go by, as each step has its own moment. */
export type Players = { owner: Person; ravi: Person; pass: () => void };

const paise = (rupees: unknown) => Math.round(Number(rupees) * 100);

export async function figuresOf(owner: Person, day: string): Promise<Figures> {
  const { html } = await owner.ask(`/admin/day/download?m=${day.slice(0, 7)}`);
  const [heads = [], ...lines] = html
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  const cells = lines.find(([of]) => of === day) ?? [];
  // What was counted, and how far that is off, stand behind the sums.
  return Object.fromEntries(
    heads.slice(2, -2).map((head, at) => [head, paise(cells[at + 2] ?? 0)]),
  );
}

/** Packs in stock by the product's slug, of its first pack. */
export async function stockOf(owner: Person, slugs: string[]): Promise<{ [slug: string]: number }> {
  const stock: { [slug: string]: number } = {};
  for (const slug of slugs) stock[slug] = Number((await firstPack(owner, slug)).countInStock);
  return stock;
}

async function firstPack(owner: Person, slug: string): Promise<Json> {
  const { details } = await ask(owner, `GET /api/products/${slug}`);
  return (details as [{ financials: [Json] }])[0].financials[0];
}

/** A call such as `GET /api/khata`. Throws for anything but success. */
export async function ask(person: Person, what: string, sent?: unknown) {
  const [method = "", path = ""] = what.split(" ");
  const { status, body } = await person.call(method, path, sent);
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body as Json;
}

async function post(person: Person, path: string, fields: { [name: string]: string }) {
  const { status } = await person.ask(path, fields);
  if (status !== 303) throw new Error(`POST ${path}: ${status}`);
}

const sent: { [step: string]: object } = {
  cash: { method: "cash" },
  upi: { method: "upi", reference: "4455" },
  cancel: { reason: "Asked for it" },
};

/** One step after the other; answers what the order costs before the last. */
export async function take({ owner, pass }: Players, id: string, steps: string[]): Promise<number> {
  let cost = 0;
  for (const step of steps) {
    pass();
    cost = await costOf(owner, id);
    const path = `PUT /api/orders/${id}/${/cash|upi/.test(step) ? "pay" : step}`;
    await ask(owner, path, sent[step]);
  }
  pass();
  return cost;
}

/** Three packs of chana dal; answers what was taken. */
export async function sell(players: Players): Promise<number> {
  const { owner, ravi } = players;
  const pack = await firstPack(owner, "chana-dal");
  const { _id: id } = await ask(ravi, "POST /api/orders", {
    orderItems: [{ financialId: pack._id, qty: 3 }],
    shippingAddress: { street: "88 Residency Road", city: "Bengaluru", postalCode: "560011" },
    paymentMethod: "Cash Or UPI",
  });
  return take(players, String(id), ["accept", "pack", "dispatch", "deliver", "cash"]);
}

/** Of an order of whose goods some came back `nth` times, one more pack; answers what it costs less. */
export async function takeGoodsBack(
  { owner, pass }: Players,
  id: string,
  { nth = 0, line = 0 } = {},
): Promise<number> {
  pass();
  const before = await costOf(owner, id);
  const form = { nth: String(nth), [`back-${line}`]: "1", [`shelf-${line}`]: "on" };
  await post(owner, `/order/${id}/return`, form);
  return before - (await costOf(owner, id));
}

const costOf = async (owner: Person, id: string) =>
  paise((await ask(owner, `GET /api/orders/${id}`)).payablePrice);

/** Answers what of it stands on the khata then. */
export async function sellOnKhata(players: Players, id: string): Promise<number> {
  await take(players, id, ["accept", "pack"]);
  await post(players.owner, `/order/${id}/khata`, {});
  return take(players, id, ["dispatch", "deliver"]);
}

/** In cash. */
export async function payKhata({ owner, pass }: Players, name: string, amount: number) {
  pass();
  const entry = { kind: "payment", amount: amount / 100, method: "cash" };
  await ask(owner, `POST /api/khata/${await idOf(owner, name)}/entries`, entry);
}

async function idOf(owner: Person, name: string): Promise<string> {
  const { users } = await ask(owner, "GET /api/users");
  return String((users as Json[]).find((user) => user.name === name)?._id);
}

export const closeDay = ({ owner }: Players, day: string, counted: string) =>
  post(owner, `/admin/day?d=${day}`, { counted, sure: "1" });

/** What the orders of old say is on its way back to their customers. */
export async function refundsOf({ owner }: Players, { online = "" }: Orders): Promise<unknown> {
  const { refunds } = await ask(owner, `GET /api/orders/${online}`);
  return (refunds as Json[]).map(({ amount, status }) => ({ amount: paise(amount), status }));
}

/** Takes back what was written first in somebody's khata; answers what it said. */
export async function takeEntryBack({ owner, pass }: Players, name: string): Promise<number> {
  pass();
  const id = await idOf(owner, name);
  const { html } = await owner.ask(`/admin/khata/${id}`);
  const entry = [...html.matchAll(/reverse\?entry=(\w+)/g)].at(-1)?.[1] ?? "";
  const reversed = await ask(owner, `POST /api/khata/${id}/entries/${entry}/reverse`);
  return -paise(reversed.amount);
}
