import { expect, test } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { closeDay } from "#app/features/books/close-day.server.ts";
import { writeInDrawer } from "#app/features/books/write-drawer.server.ts";
import { openKhata, openKhataForPerson } from "#app/features/khata/open-khata.server.ts";
import { takeEntryBack } from "#app/features/khata/take-back.server.ts";
import { writeEntry } from "#app/features/khata/write-entry.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { drawerKinds } from "#app/values/day-figures.ts";
import { newId } from "#app/values/identifier.ts";
import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import { compareCards } from "#tests/compare-cards.ts";
import { isFullLength } from "#tests/length.ts";
import { openPaymentShop } from "#tests/payment-shop.ts";
import { type Random, createRandom } from "#tests/random.ts";
import { apply } from "./apply.ts";
import { type Books, type Order, book, dayFor, emptyBooks } from "./books.ts";
import type { Asked, Command } from "./command.ts";
import { compareBooks, readOrders, rowOf } from "./compare.ts";
import { may } from "./may.ts";
import { codes, makeOffers, reckonMonth } from "./offers.ts";
import { type Players, ask, openLink, pressPay } from "./play.ts";
import { bookSale, compareFiles, maySell, sellNow } from "./sell.ts";

const commands = 500;
/** The same month in `npm test`, new ones at full length. */
const firstSeed = Number(process.env.MONTH_SEED ?? (isFullLength ? Date.now() % 1_000_000 : 1));
const seeds = Array.from({ length: isFullLength ? 40 : 1 }, (_, month) => firstSeed + month);
const address = { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" };

type Link = { order: string; paymentId: string; link: string; amount: number };
let random: Random;
let players: Players;
let books: Books;
let packs: { id: string; price: number }[];
let links: Link[];
/** What was asked last, for whoever looks for a fault. */
let told: string[];
const minuteMs = 60_000;
/** Ids, in any of the months: one alone may do without a code. */
const offersUsed = new Set<string>();
/** Paise, and packs in stock: two that last, two that run out. */
const prices = [
  [11_100, 100_000],
  [4_520, 100_000],
  [23_995, 30],
  [9_900, 30],
] as const;

/** Every other seed rounds to whole rupees. */
async function openMonth(seed: number): Promise<void> {
  random = createRandom(seed);
  [links, told, packs] = [[], [], []];
  const shop = await openPaymentShop();
  players = { shop, admin: await shop.addCustomer({ isAdmin: true }), customers: new Map() };
  books = { ...emptyBooks(), isRounded: seed % 2 === 1 };
  const { DB } = shop.bindings;
  await DB.prepare(raiseLimitsSql).run();
  await DB.prepare("INSERT INTO shop_tax (id, regime, is_rounded) VALUES (1, 'none', ?)")
    .bind(Number(books.isRounded))
    .run();
  for (const [price, stock] of prices) {
    const id = await shop.addPack({ pricePaise: price, countInStock: stock });
    packs.push({ id, price });
    books.stock.set(id, stock);
  }
  await makeOffers(DB, packs[1]!.id);
  for (let n = 0; n < 6; n += 1) await addCustomer(n);
  for (const opening of [0, 12_345]) await addNeighbour(opening);
}

/** Who has no account; what an older book says is owed is no money of the day. */
async function addNeighbour(opening: number): Promise<void> {
  const phoneNo = `91000${String(opening).padStart(5, "0")}`;
  const limit = 200_000;
  const opened = await openKhataForPerson(await asAdmin(players.shop.now()), {
    ...{ name: "Ramesh", phoneNo, limit, opening },
  });
  if (!opened.ok) throw new Error(opened.message);
  books.khatas.set(opened.id, { limit, balance: opening });
}

async function addCustomer(n: number): Promise<void> {
  const customer = await players.shop.addCustomer();
  players.customers.set(customer.id, customer);
  if (n % 2 === 1) return;
  const limit = n === 0 ? 100_000_000 : 300_000;
  await openKhata(await asAdmin(players.shop.now()), customer.id, limit);
  books.khatas.set(customer.id, { limit, balance: 0 });
}

async function asAdmin(at: number) {
  const { shop, admin } = players;
  return { ...(await shop.ask("/", { cookies: { session: admin.session } })).context, now: at };
}

const rows = async <T>(sql: string) =>
  (await players.shop.bindings.DB.prepare(sql).all<T>()).results;

/** Time goes on, mostly by a little. */
function pass(): number {
  const { clock, now } = players.shop;
  clock.ahead += random.isOne(60) ? random.upTo(20 * 60 * minuteMs) : 1 + random.upTo(2 * minuteMs);
  return now();
}

async function place(): Promise<void> {
  const at = pass();
  const customer = random.pick([...players.customers.values()]);
  const wanted = packs
    .filter(() => random.isOne(2))
    .map(({ id, price }) => ({ pack: id, price, qty: 1 + random.upTo(4) }));
  if (wanted.length === 0) return;
  const typed = random.pick([...codes]);
  const off = reckonMonth(wanted, { freePack: packs[1]!.id, typed });
  const lines = wanted.map((line, nth) => ({ ...line, off: off[nth]! }));
  const isOnline = random.isOne(3);
  const { context } = await players.shop.ask("/", { cookies: { session: customer.session } });
  const placed = await placeOrder({ ...context, now: at }, customer.customer, {
    entries: lines.map(({ pack, qty, price }) => ({ financialId: pack, qty, seenPaise: price })),
    orderKey: newId(),
    paymentMethod: isOnline ? "Online" : "Cash Or UPI",
    address,
    offerCode: typed?.toUpperCase(),
  });
  const isEnough = lines.every(({ pack, qty }) => (books.stock.get(pack) ?? 0) >= qty);
  expect(placed.ok).toBe(isEnough);
  if (!placed.ok) return;
  for (const { pack, qty } of lines) books.stock.set(pack, books.stock.get(pack)! - qty);
  books.orders.set(
    placed.orderId,
    newOrder({ id: placed.orderId, customer: customer.id, isOnline, isSale: false, lines }, at),
  );
}

async function sell(): Promise<void> {
  const at = pass();
  const lines = packs
    .filter(() => random.isOne(2))
    .map(({ id, price }) => ({ pack: id, price, qty: 1 + random.upTo(4), off: 0 }));
  if (lines.length === 0) return;
  const method = random.pick(["cash", "cash", "upi", "khata"] as const);
  const isNamed = method === "khata" || random.isOne(2);
  const customer = isNamed ? random.pick([...players.customers.values()]) : null;
  const orderId = await sellNow(await asAdmin(at), { lines, method, customer });
  told.push(JSON.stringify({ sold: orderId, method, lines }));
  const sale = { id: orderId ?? "", customer: customer?.id ?? "", isOnline: false, isSale: true };
  const order = newOrder({ ...sale, lines }, at);
  expect(orderId !== null).toBe(maySell(books, order, method));
  if (orderId !== null) bookSale(books, order, { at, method });
}

function newOrder(
  fields: Pick<Order, "id" | "customer" | "isOnline" | "isSale" | "lines">,
  at: number,
): Order {
  return {
    ...fields,
    ...{ packed: null, counted: [], asked: null, settled: null, charged: 0, notes: 0 },
    ...{ acceptedAt: null, packedAt: null, dispatchedAt: null, deliveredAt: null },
    ...{ cancelledAt: null, paidAt: null, paidBy: null, onKhata: null },
    ...{
      isReleased: false,
      paper: null,
      roundOff: 0,
      returnedAt: [],
      askedBack: [],
      createdAt: at,
      bookedOn: new Map(),
    },
    returned: fields.lines.map(() => 0),
  };
}

const recent = () => random.pick([...books.orders.values()].slice(-12));

type Step = Exclude<Command, { name: "open" | "charge" }>;

function draw(order: Order): Step {
  const forward = ["accept", "pack", "dispatch", "deliver"] as const;
  const draws: (() => Step)[] = [
    ...forward.flatMap((name) => [() => ({ name }), () => ({ name })]),
    () => ({ name: "undo" }),
    () => ({ name: "undo" }),
    () => ({ name: "khata" }),
    () => ({ name: random.isOne(3) ? "cancel" : "accept" }),
    () => ({ name: "take", by: random.pick(["Cash", "UPI 1234"]) }),
    () => ({ name: "take", by: "Cash" }),
    () => ({
      name: "settle",
      packed: order.lines.map(({ qty }) => (random.isOne(2) ? qty : random.upTo(qty))),
      shelf: order.lines.map(() => (random.isOne(6) ? random.upTo(60) : null)),
    }),
    () => {
      const line = random.pick(linesOnPaper(order));
      return {
        name: "return",
        nth: order.askedBack.length,
        line,
        qty: 1 + random.upTo(2),
        toShelf: random.isOne(2),
      };
    },
  ];
  return random.pick(draws)();
}

/** One command, or two at the same moment: then either came first. */
async function step(): Promise<void> {
  const asked = drawStep();
  told.push(JSON.stringify(asked));
  const awaited = "SELECT order_id AS id FROM payments WHERE status IN ('NEW', 'PENDING')";
  books.awaited = new Set((await rows<{ id: string }>(awaited)).map(({ id }) => id));
  const taken = await Promise.all(
    asked.map((one) => ask(players, books.orders.get(one.order)!, one)),
  );
  const answered = asked.map((one, index) => ({ ...one, isTaken: taken[index]! }));
  const ids = [...new Set(asked.map((one) => one.order))].sort();
  const shown = await readOrders(rows, ids);
  const ways = [answered, answered.toReversed()].map((way) => reckon(way));
  const rowsIn = (after: Books) => ids.map((id) => rowOf(after.orders.get(id)!));
  // A shelf that was counted beside another's packing tells by the stock alone which came first.
  const stock = await rows<{ id: string; n: number }>(
    "SELECT id, count_in_stock AS n FROM financials",
  );
  const isSo = (after: Books) =>
    JSON.stringify(rowsIn(after)) === JSON.stringify(shown) &&
    stock.every(({ id, n }) => after.stock.get(id) === n);
  const right = ways.find((after) => typeof after === "object" && isSo(after));
  if (typeof right !== "object") {
    const reckoned = ways.map((after) => (typeof after === "string" ? after : rowsIn(after)));
    throw new Error(JSON.stringify({ answered, shown, reckoned }));
  }
  books = right;
}

function drawStep(): (Asked & { command: Step })[] {
  const at = pass();
  const order = recent();
  const first = { order: order.id, at, command: draw(order) };
  const other = random.isOne(3) ? order : recent();
  let command = random.isOne(3) ? first.command : draw(other);
  if (!random.isOne(6) || !fits(command, other)) return [first];
  if (command.name === "return") command = { ...command, nth: other.askedBack.length };
  return [first, { order: other.id, at: at + 1, command }];
}

/** Where nothing is on its paper, some line is asked for all the same, and refused. */
function linesOnPaper({ lines, packed }: Order): number[] {
  const packedLines = lines.flatMap((_, line) =>
    packed === null || packed[line]! > 0 ? [line] : [],
  );
  return packedLines.length > 0 ? packedLines : [0];
}

const fits = (command: Step, order: Order) =>
  command.name === "settle"
    ? command.packed.length === order.lines.length &&
      command.packed.every((qty, line) => qty <= order.lines[line]!.qty)
    : command.name !== "return" || linesOnPaper(order).includes(command.line);

/** The books after these, one after the other; why not, where the shop took or refused another. */
function reckon(answered: (Asked & { isTaken: boolean })[]): Books | string {
  const after = structuredClone(books);
  for (const { isTaken, ...asked } of answered) {
    if (may(after, asked) !== isTaken)
      return `${asked.command.name} was ${isTaken ? "taken" : "refused"}`;
    if (isTaken) apply(after, asked);
  }
  return after;
}

async function payOnline(): Promise<void> {
  const at = pass();
  const order = recent();
  if (order.customer === "") return;
  const asked: Asked = { order: order.id, at, command: { name: "open" } };
  const started = await openLink(players, order);
  if (started === null) return;
  told.push(JSON.stringify({ ...asked, started }));
  expect(started.ok).toBe(may(books, asked));
  if (!started.ok) return;
  apply(books, asked);
  const [row] = (await players.shop.paymentRows(order.id)).filter(
    ({ id }) => id === started.paymentId,
  );
  // An open link is led to again.
  links = links.filter(({ paymentId }) => paymentId !== started.paymentId);
  links.push({
    order: order.id,
    paymentId: row!.id,
    link: started.link,
    amount: row!.amount_paise,
  });
  if (random.isOne(3)) return;
  await press();
}

/** Some link that was opened lately, whatever became of its order since. */
async function press(): Promise<void> {
  const at = links.length - 1 - random.upTo(Math.min(2, links.length - 1));
  const [link] = links.splice(at, 1);
  if (!link) return;
  const chargedAt = await pressPay(players, link.order, link);
  told.push(JSON.stringify({ pressed: link, chargedAt }));
  if (chargedAt === null) return;
  const { order, paymentId: id, amount } = link;
  apply(books, { order, at: chargedAt, command: { name: "charge", id, amount } });
}

async function khataEntry(): Promise<void> {
  const at = pass();
  const [id, khata] = random.pick([...books.khatas]);
  const kind = random.pick(["payment", "adjustment", "given"] as const);
  const amountPaise = 1 + random.upTo(50_000);
  const entry = {
    kind,
    amountPaise,
    method: kind === "payment" ? ("cash" as const) : null,
    reference: "",
  };
  const written = await writeEntry(await asAdmin(at), id, entry);
  expect(written.ok).toBe(kind !== "given" || khata.balance + amountPaise <= khata.limit);
  if (!written.ok) return;
  const signed = kind === "payment" ? -amountPaise : amountPaise;
  const isBack = random.isOne(4);
  khata.balance += isBack ? 0 : signed;
  const kindInBook = { payment: "khata-cash", adjustment: "khata-corrected", given: "khata-given" }[
    kind
  ];
  book(books, kindInBook, { paise: amountPaise, at });
  if (!isBack) return;
  book(books, kindInBook, { paise: -amountPaise, at });
  const rowsOf = await rows<{ id: string }>(
    "SELECT id FROM khata_entries ORDER BY seq DESC LIMIT 1",
  );
  expect(await takeEntryBack(await asAdmin(at), id, rowsOf[0]!.id)).toMatchObject({ ok: true });
}

/** Into the drawer or out of it, on the day itself or not at all. */
async function drawer(): Promise<void> {
  const at = pass();
  const [kind, amount] = [random.pick(drawerKinds), 1 + random.upTo(50_000)];
  const written = await writeInDrawer(await asAdmin(at), { kind, amount, text: "" });
  expect(written.ok).toBe(dayFor(books, at) === indianDay(at));
  if (written.ok) book(books, kind, { paise: amount, at });
}

async function close(): Promise<void> {
  const at = pass();
  const day = indianDay(at);
  const closed = await closeDay(await asAdmin(at), day, 0);
  expect(closed.ok).toBe(true);
  books.closed.add(day);
}

/** What it sent and gave up is read off; it may give up only what was not paid in time. */
async function runJob(): Promise<void> {
  const at = pass();
  await players.shop.runJob();
  const sent = await rows<{ id: string; reason: string }>(
    "SELECT payment_id AS id, reason FROM refunds WHERE sent_at IS NOT NULL",
  );
  for (const charge of books.charges)
    for (const part of charge.parts)
      part.isSent ||= sent.some(
        ({ id, reason }) => id === charge.id && reason.startsWith(part.reason),
      );
  const released = await rows<{ id: string }>(
    "SELECT id FROM orders WHERE stock_returned_at IS NOT NULL",
  );
  for (const { id } of released) {
    const order = books.orders.get(id)!;
    if (order.isReleased) continue;
    expect(order).toMatchObject({ isOnline: true, paidAt: null, cancelledAt: null });
    expect(order.createdAt).toBeLessThanOrEqual(at - 30 * minuteMs + 60_000);
    for (const { pack, qty } of order.lines) books.stock.set(pack, books.stock.get(pack)! + qty);
    order.isReleased = true;
  }
}

test.each(seeds)(
  "a month of 500 random commands, two at once among them, is reckoned twice and agrees to the paisa and the pack: seed %i",
  async (seed) => {
    await openMonth(seed);
    while (books.orders.size === 0) await place();
    for (let n = 0; n < commands; n += 1) {
      try {
        await actAtRandom();
        if (n % 25 === 0) await compareAll();
      } catch (error) {
        const asked = told.slice(-12).join("\n");
        throw new Error(`MONTH_SEED=${seed}, command ${n}\n${asked}`, { cause: error });
      }
    }
    await compareAll();
    for (const { id } of await rows<{ id: string }>("SELECT offer_id AS id FROM order_offers"))
      offersUsed.add(id);
    await compareFiles(books, await asAdmin(players.shop.now()), rows);
    await players.shop.close();
  },
);

test("orders had a code, a cart's offer and a pack's", () => {
  expect([...offersUsed].sort()).toEqual(["cart", "code", "pack"]);
});

async function compareAll(): Promise<void> {
  await compareBooks(books, rows);
  await compareCards(players.shop.bindings.DB);
}

function actAtRandom(): Promise<void> {
  if (random.isOne(25)) return runJob();
  if (random.isOne(120)) return close();
  const often = Array.from({ length: 8 }, () => step);
  return random.pick([place, place, sell, ...often, payOnline, press, khataEntry, drawer])();
}
