import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeDay } from "#app/features/books/close-day.server.ts";
import { getDayBook, getMonth } from "#app/features/books/day-book.server.ts";
import { type Day, cashExpected, khataGot } from "#app/features/books/day.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { createRandom } from "#tests/random.ts";

/** Monday morning, in a month that ends within the week. */
const monday = Date.parse("2026-11-23T09:00:00+05:30");
const dayMs = 86_400_000;

let shop: ApiShop;
let admin: { id: string; token: string; session: string };
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
  shop = await openApiShop();
  admin = await shop.addVisitor({ isAdmin: true });
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const paise = (rupees: unknown) => Math.round(Number(rupees) * 100);
const context = async () => (await shop.ask("/", { cookies: { session: admin.session } })).context;

async function asAdmin(step: string, body: Json = {}) {
  const [, method = "PUT", path = ""] = /^(?:(POST|PUT) )?(.*)$/.exec(step) ?? [];
  minutesLater(1);
  const answered = await shop.send(method, path, { token: admin.token, body });
  expect([answered.status, answered.body.message], step).toEqual([
    expect.toSatisfy((status: number) => status < 300),
    undefined,
  ]);
  return answered.body;
}

type Buyer = { id: string; token: string };

async function place(buyer: Buyer, paymentMethod: string, rupees: number, qty = 3) {
  const { financialId } = await shop.addPack({ pricePaise: paise(rupees) });
  const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
  const order = { orderItems: [{ financialId, qty }], shippingAddress, paymentMethod };
  const { status, body } = await shop.post("/api/orders", order, { token: buyer.token });
  expect([status, body.message]).toEqual([201, undefined]);
  return { id: String(body._id), financialId, amount: Number(body.payablePrice), buyer };
}
type Placed = Awaited<ReturnType<typeof place>>;

async function payOnline({ id, amount, buyer }: Placed) {
  const customerId = (await shop.get(`/api/orders/${id}`, { token: buyer.token })).body
    .user as Json;
  const asked = { order_id: id, amount, customerId: customerId.phoneNo };
  const { body } = await shop.post("/api/payments/initiateJuspayPayment", asked, {
    token: buyer.token,
  });
  const { web } = (body.data as { payment_links: { web: string } }).payment_links;
  await fetch(`${web}/pay`, { method: "POST", redirect: "manual" });
  await shop.put(`/api/orders/${id}/pay`, {}, { token: buyer.token });
}

const step = ({ id }: Placed, name: string, body: Json = {}) =>
  asAdmin(`/api/orders/${id}/${name}`, body);
const short = ({ financialId }: Placed, packed: number) => ({ lines: [{ financialId, packed }] });

/** Packed, perhaps short, handed over; `pay` comes between where it is said to. */
async function deliver(order: Placed, packed: number, pay?: () => Promise<unknown>) {
  await step(order, "settle", short(order, packed));
  await step(order, "dispatch");
  await pay?.();
  await step(order, "deliver");
}

async function sellFor(rupees: () => number, buyer: Buyer, withKhata: Buyer) {
  const cash = await place(buyer, "Cash Or UPI", rupees());
  await deliver(cash, 3);
  await step(cash, "pay", { method: "cash" });
  const upi = await place(buyer, "Cash Or UPI", rupees());
  await deliver(upi, 2, () => step(upi, "pay", { method: "upi", reference: "4821" }));
  const online = await place(buyer, "Online", rupees());
  await payOnline(online);
  await deliver(online, 1);
  const khata = await place(withKhata, "Cash Or UPI", rupees());
  await deliver(khata, 2, () => step(khata, "khata"));
}

async function whatGoesWrong(rupees: () => number, buyer: Buyer, withKhata: Buyer) {
  const early = await place(buyer, "Cash Or UPI", rupees());
  await step(early, "pay", { method: "cash" });
  await deliver(early, 1);
  const nothing = await place(buyer, "Cash Or UPI", rupees());
  await step(nothing, "pay", { method: "cash" });
  await step(nothing, "settle", short(nothing, 0));
  const refused = await place(buyer, "Online", rupees());
  await payOnline(refused);
  await step(refused, "pack");
  await step(refused, "dispatch");
  await step(refused, "cancel");
  const back = await place(withKhata, "Cash Or UPI", rupees());
  await step(back, "pack");
  await step(back, "khata");
  await step(back, "dispatch");
  await step(back, "cancel");
  const mistaken = await place(buyer, "Cash Or UPI", rupees());
  await deliver(mistaken, 3, () => step(mistaken, "pay", { method: "upi", reference: "0001" }));
  await step(mistaken, "undo");
  await step(mistaken, "undo");
  await step(mistaken, "pay", { method: "cash" });
  await step(mistaken, "deliver");
}

async function khataPayments({ id }: Buyer, rupees: () => number) {
  const entries = `POST /api/khata/${id}/entries`;
  const pay = (method: string) =>
    asAdmin(entries, { kind: "payment", amount: rupees(), method, reference: "9" });
  const [mistaken] = [await pay("cash"), await pay("upi"), await pay("online")];
  await asAdmin(`${entries}/${String(mistaken._id)}/reverse`);
  await pay("cash");
  await asAdmin(entries, { kind: "adjustment", amount: -0.5 });
}

async function database<T>(sql: string): Promise<T> {
  return (await shop.bindings.DB.prepare(sql).first<T>())!;
}

const total = (days: Day[], of: (day: Day) => number) =>
  days.reduce((sum, day) => sum + of(day), 0);

test("a week of cash, UPI, online and khata orders, short and cancelled ones among them, closes to the paisa", async () => {
  const { upTo } = createRandom(1);
  const rupees = () => (5_000 + upTo(20_000)) / 100;
  await shop.bindings.DB.exec(
    "INSERT INTO shop_tax (id, regime, is_rounded) VALUES (1, 'none', 1)",
  );
  const closed: Day[] = [];
  const withKhata = await shop.addVisitor();
  await asAdmin(`/api/khata/${withKhata.id}`, { limit: 50_000 });
  for (let day = 0; day < 7; day += 1) {
    vi.setSystemTime(monday + day * dayMs);
    const buyer = await shop.addVisitor();
    admin = { ...admin, ...(await shop.addVisitor({ isAdmin: true })) };
    withKhata.token = await shop.signIn(withKhata.id, "bearer");
    await sellFor(rupees, buyer, withKhata);
    if (day % 3 === 0) await whatGoesWrong(rupees, buyer, withKhata);
    if (day % 2 === 0) await khataPayments(withKhata, rupees);
    const today = new Date(monday + day * dayMs).toISOString().slice(0, 10);
    const { day: open } = await getDayBook(await context(), today, null);
    expect(await closeDay(await context(), today, cashExpected(open))).toEqual({ ok: true });
    closed.push((await getDayBook(await context(), today, null)).day);
    if (day === 2 || day === 6) await sellFor(rupees, buyer, withKhata);
    expect((await getDayBook(await context(), today, null)).day).toEqual(closed.at(-1));
  }
  const days = (
    await Promise.all(["2026-11", "2026-12"].map(async (month) => getMonth(await context(), month)))
  ).flat();
  expect(days.slice(0, 7)).toEqual(closed);
  expect(days).toHaveLength(8);

  const sum = (what: string, where: string) =>
    database<{ paise: number }>(
      `SELECT coalesce(sum(${what}), 0) AS paise FROM orders WHERE cancelled_at IS NULL AND ${where}`,
    ).then((row) => row.paise);
  expect(total(days, (day) => day.deliveredPaise)).toBe(
    await sum("settled_paise", "delivered_at IS NOT NULL"),
  );
  expect(total(days, (day) => day.roundOffPaise)).toBe(
    await sum("round_off_paise", "delivered_at IS NOT NULL"),
  );
  expect(total(days, (day) => day.cashPaise)).toBe(
    await sum("settled_paise", "payment_reference = 'Cash'"),
  );
  expect(total(days, (day) => day.upiPaise)).toBe(
    await sum("settled_paise", "payment_reference LIKE 'UPI %'"),
  );
  expect(total(days, (day) => day.onlinePaise - day.refundPaise)).toBe(
    await sum("settled_paise", "payment_method = 'Online'"),
  );
  const stands = total(
    days,
    (day) => day.khataGivenPaise - khataGot(day) + day.khataCorrectedPaise,
  );
  const { body: khata } = await shop.get("/api/khata", { token: withKhata.token });
  expect(stands).toBe(paise(khata.balance));
  expect(paise(khata.balance)).toBe(
    (khata.entries as Json[]).reduce((all, { amount }) => all + paise(amount), 0),
  );
  expect(total(days, (day) => day.khataGivenPaise)).toBe(
    await sum("settled_paise", "khata_at IS NOT NULL"),
  );
  expect(total(days, (day) => day.deliveredPaise)).toBe(
    total(
      days,
      (day) =>
        day.cashPaise + day.upiPaise + day.onlinePaise - day.refundPaise + day.khataGivenPaise,
    ),
  );
  const papers = await database<{ paise: number }>(
    `SELECT sum(iif(of_number IS NULL, 1, -1) * (gross_paise + round_off_paise)) AS paise FROM documents`,
  );
  expect(papers.paise).toBe(total(days, (day) => day.deliveredPaise));
  const returned = await database<{ paise: number }>(
    "SELECT sum(amount_paise) AS paise FROM refunds",
  );
  expect(returned.paise).toBe(total(days, (day) => day.refundPaise));
});
