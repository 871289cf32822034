// The shop of the month's standing orders: what its customers and its owner ask of it, and the second reckoning beside it.
import { expect } from "vitest";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { type Json, openApiShop } from "#tests/api-shop.ts";
import type { Random } from "#tests/random.ts";
import {
  type Plan,
  type StandingBooks,
  reckonCancel,
  reckonPack,
  reckonSkip,
} from "./standing-books.ts";

/** `openDay` is no holiday. */
type Size = { customers: number; each: number; openDay: string };
export type StandingShop = Awaited<ReturnType<typeof openStandingShop>>;

const prices = [2_700, 4_500, 6_000, 12_500, 30_000];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Every third customer has a khata, with a limit that is soon reached. */
export async function openStandingShop(random: Random, { customers, each, openDay }: Size) {
  const shop = await openApiShop();
  const owner = (await shop.addVisitor({ isAdmin: true })).token;
  const people = await Promise.all(Array.from({ length: customers }, () => shop.addVisitor()));
  const tokens = new Map(people.map(({ id, token }) => [id, token]));
  const books: StandingBooks = {
    ...{ plans: [], placed: new Map(), packs: new Map() },
    ...{ khatas: new Map(), closed: new Set() },
  };
  const told: string[] = [];
  for (const price of prices) {
    const { financialId } = await shop.addPack({ pricePaise: price, countInStock: 60 });
    books.packs.set(financialId, { price, stock: 60 });
  }
  for (const { id } of people.filter((_, at) => at % 3 === 0)) {
    const limit = 60_000;
    await shop.put(`/api/khata/${id}`, { limit: limit / 100 }, { token: owner });
    books.khatas.set(id, { limit, balance: 0 });
  }
  const { DB } = shop.bindings;
  const rows = async <T>(sql: string) => (await DB.prepare(sql).all<T>()).results;
  const as = (customer: string) => ({ token: tokens.get(customer)! });

  async function asked(plan: Plan, body: Json): Promise<void> {
    const answered = await shop.put(`/api/standing/${plan.id}`, body, as(plan.customer));
    expect(answered.status).toBe(200);
  }
  const someLines = () => {
    const first = random.upTo(prices.length - 1);
    const ids = [...books.packs.keys()];
    return [...new Set([first, random.upTo(prices.length - 1)])].map((at) => ({
      pack: ids[at]!,
      qty: 1 + random.upTo(3),
    }));
  };
  const itemsOf = (lines: Plan["lines"]) =>
    lines.map(({ pack, qty }) => ({ financialId: pack, qty }));
  const someWeekdays = () =>
    random.isOne(2) ? everyDay : [...new Set([1 + random.upTo(6), 1 + random.upTo(6)])].sort();

  /** Of the customer whose turn it is, if nobody is named. */
  async function makePlan(
    now: number,
    customer = people[books.plans.length % people.length]!.id,
  ): Promise<void> {
    const isOnKhata = books.khatas.has(customer) && random.isOne(2);
    const most = random.isOne(4) ? 20_000 : null;
    const plan: Plan = {
      ...{ id: "", customer, lines: someLines(), weekdays: someWeekdays(), isOnKhata, most },
      ...{ pausedUntil: null, isActive: true, changedAt: now, days: new Map() },
    };
    const made = await shop.post(
      "/api/standing",
      {
        ...{ items: itemsOf(plan.lines), weekdays: plan.weekdays },
        paymentMethod: isOnKhata ? "Khata" : "Cash Or UPI",
        ...(most === null ? {} : { mostPerOrder: most / 100 }),
      },
      as(customer),
    );
    expect(made.status).toBe(201);
    books.plans.push({ ...plan, id: String(made.body._id) });
  }

  const planDeeds: Record<string, (plan: Plan, now: number) => Promise<void>> = {
    async skip(plan, now) {
      const day = laterDay(indianDay(now), random.upTo(6) - 1);
      const answered = await shop.post(`/api/standing/${plan.id}/skip`, { day }, as(plan.customer));
      expect(answered.status).toBe(reckonSkip(plan, day, now));
    },
    async pause(plan, now) {
      plan.pausedUntil = random.isOne(3) ? null : laterDay(indianDay(now), random.upTo(5));
      plan.changedAt = now;
      await asked(plan, { pausedUntil: plan.pausedUntil });
    },
    async switch(plan, now) {
      plan.isActive = !plan.isActive;
      plan.changedAt = now;
      await asked(plan, { isActive: plan.isActive });
    },
    async days(plan, now) {
      plan.weekdays = someWeekdays();
      plan.changedAt = now;
      await asked(plan, { weekdays: plan.weekdays });
    },
    async goods(plan) {
      plan.lines = someLines();
      await asked(plan, { items: itemsOf(plan.lines) });
    },
    async remove(plan, now) {
      const answered = await shop.remove(`/api/standing/${plan.id}`, as(plan.customer));
      expect(answered.status).toBe(200);
      books.plans = books.plans.filter((one) => one !== plan);
      if (books.plans.length < customers * each) await makePlan(now, plan.customer);
    },
  };

  const shopDeeds: Record<string, (now: number) => Promise<void>> = {
    async stock() {
      const [id, pack] = random.pick([...books.packs]);
      pack.stock = random.isOne(3) ? random.upTo(2) : 40 + random.upTo(40);
      await DB.prepare("UPDATE financials SET count_in_stock = ? WHERE id = ?")
        .bind(pack.stock, id)
        .run();
    },
    async price() {
      const [id, pack] = random.pick([...books.packs]);
      pack.price = Math.max(1_000, pack.price + random.upTo(600) - 300);
      await DB.prepare("UPDATE financials SET price_paise = ?1, dprice_paise = ?1 WHERE id = ?2")
        .bind(pack.price, id)
        .run();
    },
    async holiday(now) {
      const day = laterDay(indianDay(now), 1 + random.upTo(2));
      if (books.closed.has(day) || day === openDay) return;
      books.closed.add(day);
      await DB.prepare("INSERT INTO shop_closures (day, words) VALUES (?, 'Holiday')")
        .bind(day)
        .run();
    },
    async payment() {
      const owing = [...books.khatas].filter(([, { balance }]) => balance > 0);
      if (owing.length === 0) return;
      const [id, khata] = random.pick(owing);
      const entry = { kind: "payment", amount: khata.balance / 100, method: "cash" };
      const paid = await shop.post(`/api/khata/${id}/entries`, entry, { token: owner });
      expect(paid.status).toBe(201);
      khata.balance = 0;
    },
    async cancel() {
      const waiting = [...books.placed].filter(([, { state }]) => state === "waiting");
      if (waiting.length === 0) return;
      const [key, order] = random.pick(waiting);
      const path = `/api/orders/${await idOf(key)}/cancel`;
      expect((await shop.put(path, {}, as(order.customer))).status).toBe(200);
      reckonCancel(books, order);
    },
  };

  async function idOf(key: string): Promise<string> {
    const [found] = await rows<{ id: string }>(`SELECT id FROM orders WHERE order_key = '${key}'`);
    if (!found) throw new Error(`There is no order ${key}.`);
    return found.id;
  }

  return {
    ...{ shop, books, told, makePlan },
    async act(now: number): Promise<void> {
      const isShops = random.isOne(3);
      const name = random.pick(Object.keys(isShops ? shopDeeds : planDeeds));
      const plan = random.pick(books.plans);
      told.push(`${new Date(now).toISOString()} ${name}${isShops ? "" : ` ${plan.id}`}`);
      await (isShops ? shopDeeds[name]!(now) : planDeeds[name]!(plan, now));
    },
    /** What waits is packed in the morning, most of it. */
    async packAll(): Promise<void> {
      for (const [key, order] of books.placed) {
        if (order.state !== "waiting" || random.isOne(4)) continue;
        const packed = await shop.put(`/api/orders/${await idOf(key)}/pack`, {}, { token: owner });
        expect(packed.status).toBe(200);
        reckonPack(books, order);
      }
    },
    async compare(): Promise<void> {
      const orders = await rows(`SELECT order_key AS key, user_id AS customer, total_paise AS total,
        CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN packed_at IS NOT NULL THEN 'packed' ELSE 'waiting' END AS state,
        khata_at IS NOT NULL AS khata, (SELECT group_concat(financial_id || ' ' || qty) FROM
          (SELECT * FROM order_lines AS l WHERE l.order_id = orders.id ORDER BY position)) AS lines FROM orders ORDER BY key`);
      const mine = [...books.placed]
        .map(([key, { lines, isOnKhata, ...order }]) => ({
          ...{ key, ...order, khata: Number(isOnKhata && order.state === "packed") },
          lines: lines.map(({ pack, qty }) => `${pack} ${qty}`).join(),
        }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1));
      expect(orders).toEqual(mine);
      const days = await rows<{ id: string; day: string; outcome: string }>(
        "SELECT standing_id || ' ' || day AS day, outcome FROM standing_days",
      );
      const meant = books.plans.flatMap(({ id, days: own }) =>
        [...own].map(([day, outcome]) => [`${id} ${day}`, outcome] as const),
      );
      expect(Object.fromEntries(days.map(({ day, outcome }) => [day, outcome]))).toEqual(
        Object.fromEntries(meant),
      );
      expect(await rows("SELECT id, count_in_stock AS stock FROM financials ORDER BY seq")).toEqual(
        [...books.packs].map(([id, { stock }]) => ({ id, stock })),
      );
      expect(
        await rows(
          "SELECT user_id AS id, balance_paise AS balance FROM khata_accounts ORDER BY rowid",
        ),
      ).toEqual([...books.khatas].map(([id, { balance }]) => ({ id, balance })));
    },
  };
}
