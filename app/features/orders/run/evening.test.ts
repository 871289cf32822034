// An evening of twenty orders: owner, packer and rider as three people, the rider without a network for a while.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendTapPath } from "#app/addresses/paths.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
type Ordered = { id: string; paise: number; shopper: Visitor; code: string };
type Tap = { key: string; fields: Record<string, string> };

const origin = "http://localhost";
let api: ApiShop;
let shop: WholeShop;
let [owner, packer, rider]: Visitor[] = [];
let ordered: Ordered[];
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-05-03T18:00:00+05:30") });
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true, name: "Lakshmi" });
  packer = await api.addVisitor({ role: "packer", name: "Meena" });
  rider = await api.addVisitor({ role: "rider", name: "Raju" });
  ordered = await Promise.all(Array.from({ length: 20 }, (_, n) => place(n)));
});
afterAll(async () => {
  await api.close();
  vi.useRealTimers();
});

async function place(n: number): Promise<Ordered> {
  const shopper = await api.addVisitor({ name: `Shopper ${n}` });
  const { financialId } = await api.addPack({ pricePaise: 12_345 + 37 * n });
  const placed = await api.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 1 + (n % 3) }],
      shippingAddress: { street: `${n} Temple Road`, city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: shopper.token },
  );
  const paise = Math.round(Number(placed.body.totalPrice) * 100);
  return { id: String(placed.body._id), paise, shopper, code: "" };
}

type Form = Record<string, string>;
async function visit(path: string, by: Visitor, sent?: { form: Form; key?: string }) {
  vi.setSystemTime(Date.now() + 1000);
  const { request } = await api.ask(path, { cookies: { session: by.session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  if (sent?.key) headers.set("Idempotency-Key", sent.key);
  const body = sent && { method: "POST", body: new URLSearchParams(sent.form) };
  const answer = await shop.answer(new Request(origin + path, { headers, ...body }));
  const to = answer.headers.get("Location") ?? "";
  return { status: answer.status, to, text: await answer.text() };
}
const step = ({ id }: Ordered, name: string, by = owner!, form: Form = {}) =>
  visit(`/order/${id}/${name}`, by, { form });
const read = async ({ id, shopper }: Ordered) =>
  (await api.get(`/api/orders/${id}`, { token: shopper.token })).body;
const run = async () => (await api.get("/api/run", { token: rider!.token })).body;
const day = async () => (await api.get("/api/day/2027-05-03", { token: owner!.token })).body;

/** As the page of the rider keeps it until there is a network. */
const tapOf = ({ id, paise, code }: Ordered, method: "cash" | "upi", typed = code): Tap => ({
  key: `tap-${id}-${typed}`,
  fields: { orderId: id, code: typed, method, reference: "", due: String(paise) },
});
async function send({ key, fields }: Tap) {
  const { status, text } = await visit(sendTapPath, rider!, { form: fields, key });
  return { status, text, body: JSON.parse(text) as Json };
}
const otherCode = (code: string) => (code === "1111" ? "2222" : "1111");
const sumOf = (orders: Ordered[]) => orders.reduce((sum, { paise }) => sum + paise, 0);

test("the packer packs until another role is given, and sees nobody's phone", async () => {
  for (const order of ordered.slice(0, 12))
    expect((await step(order, "pack", packer)).status).toBe(303);
  const counter = await visit("/admin/counter", packer!);
  const page = await visit(`/order/${ordered[0]!.id}`, packer!);
  for (const { shopper } of ordered) {
    expect(counter.text).not.toContain(shopper.phone);
    expect(page.text).not.toContain(shopper.phone);
  }
  const asOwner = { token: owner!.token };
  await api.put(`/api/users/${packer!.id}/role`, { role: null }, asOwner);
  const late = await step(ordered[12]!, "pack", packer);
  expect([late.status, late.to]).toEqual([302, expect.stringContaining("/login")]);
  expect((await read(ordered[12]!)).isPacked).toBe(false);
  for (const order of ordered.slice(12)) expect((await step(order, "pack")).status).toBe(303);
});

test("the rider has all of them on the way, and no code", async () => {
  for (const order of ordered) {
    expect((await step(order, "rider", owner, { userId: rider!.id })).status).toBe(303);
    expect((await step(order, "dispatch")).status).toBe(303);
    order.code = String((await read(order)).doorCode);
  }
  const page = await visit("/run", rider!);
  for (const { id, code } of ordered) {
    expect(page.text).toContain(id);
    expect(page.text).not.toContain(`"${code}"`);
    expect(page.text).not.toContain(`>${code}<`);
  }
  expect(page.text).not.toContain("doorCode");
});

test("taps of a rider without a network come late, twice and in another order: each is done once, and what is wrong is said", async () => {
  const byCash = ordered.slice(0, 8);
  const byUpi = ordered.slice(8, 12);
  const [wrong, byShop, paidMeanwhile, cancelled, nextRiders] = ordered.slice(12, 17);
  const [waiting, handed] = [tapOf(wrong!, "cash", otherCode(wrong!.code)), tapOf(byShop!, "cash")];
  const late = [
    ...byCash.map((order) => tapOf(order, "cash")),
    ...byUpi.map((order) => tapOf(order, "upi")),
    ...[handed, tapOf(paidMeanwhile!, "cash")],
  ];
  // Meanwhile in the shop.
  await step(byShop!, "deliver", owner, { reason: "The customer called" });
  await step(paidMeanwhile!, "cash");
  const reason = { reason: "Ordered twice" };
  await api.put(`/api/orders/${cancelled!.id}/cancel`, reason, { token: owner!.token });
  await step(nextRiders!, "rider", owner, { userId: "" });

  for (const tap of [...late.toReversed(), ...late]) {
    const { status, text } = await send(tap);
    expect(status, text).toBe(200);
  }
  expect(await send(tapOf(paidMeanwhile!, "cash"))).toMatchObject({
    body: { isApart: true, message: expect.stringContaining("but ₹0.00 is written down") },
  });
  expect(await send(waiting)).toMatchObject({
    status: 409,
    body: { message: "This is not the code of the customer.", orderId: wrong!.id },
  });
  expect(await run()).toMatchObject({
    drops: expect.arrayContaining([expect.objectContaining({ _id: wrong!.id })]),
  });
  expect((await send(tapOf(cancelled!, "cash"))).status).toBe(409);
  expect((await send(tapOf(nextRiders!, "cash"))).status).toBe(404);

  expect((await run()).taken).toEqual({
    cash: sumOf([...byCash, byShop!]) / 100,
    upi: sumOf(byUpi) / 100,
  });
});

test("a tap that comes once more after the shop took the step back changes nothing", async () => {
  const [order] = ordered.slice(17);
  const tap = tapOf(order!, "cash");
  const { cash } = (await run()).taken as { cash: number };
  expect((await send(tap)).status).toBe(200);
  await step(order!, "undo", owner, { step: "cash" });
  await step(order!, "undo", owner, { step: "deliver" });
  expect(await read(order!)).toMatchObject({ isDelivered: false, isPaid: false });
  expect((await send(tap)).status).toBe(200);
  expect(await read(order!)).toMatchObject({ isDelivered: false, isPaid: false });
  expect((await run()).taken).toMatchObject({ cash });
  expect((await send({ ...tap, key: "another" })).status).toBe(200);
  expect((await run()).taken).toMatchObject({ cash: (cash * 100 + order!.paise) / 100 });
});

test("the cash is right to the paisa when it is handed over and counted", async () => {
  const paise = sumOf([...ordered.slice(0, 8), ordered[13]!, ordered[17]!]);
  expect((await run()).taken).toMatchObject({ cash: paise / 100 });
  const drawer = ordered[14]!.paise;
  expect((await day()).cashExpected).toBe(drawer / 100);
  await visit("/run/handover", rider!, { form: { amount: String(paise / 100) } });
  const book = await visit("/admin/day", owner!);
  const [, handover = ""] = /name="handover" value="(\w+)"/.exec(book.text) ?? [];
  const counted = { handover, handedOver: String(paise / 100) };
  expect((await visit("/admin/day", owner!, { form: counted })).status).toBe(303);
  expect((await day()).cashExpected).toBe((drawer + paise) / 100);
  const total = await api.bindings.DB.prepare(
    "SELECT sum(charged_paise) FROM orders WHERE taken_as = 'cash'",
  ).first<number>("sum(charged_paise)");
  expect(total).toBe(drawer + paise);
});

test("the names of who did it stand on the owner's page of an order and on the day's count, not on its customer's", async () => {
  const [order] = ordered;
  const shown = (text: string) =>
    ["Meena", "Lakshmi", "Raju"].map((name) => text.includes(`>${name}<`));
  expect(shown((await visit(`/order/${order!.id}`, owner!)).text)).toEqual([true, true, true]);
  const own = (await visit(`/order/${order!.id}`, order!.shopper)).text;
  for (const name of ["Meena", "Lakshmi"]) expect(own).not.toContain(name);
  await visit("/admin/day?d=2027-05-03", owner!, { form: { counted: "100", sure: "1" } });
  const closed = (await visit("/admin/day?d=2027-05-03", owner!)).text;
  expect(closed).toContain("Counted by Lakshmi.");
  expect(closed).toMatch(/Closed [^<]+ by Lakshmi\./);
});
