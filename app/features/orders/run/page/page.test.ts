import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let owner: Visitor;
let rider: Visitor;
let shopper: Visitor;
let orderId: string;
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true, name: "Asha" });
});
afterAll(() => api.close());
beforeEach(async () => {
  rider = await api.addVisitor({ role: "rider", name: "Raju" });
  shopper = await api.addVisitor({ name: "Ravi" });
  const { financialId } = await api.addPack();
  const placed = await api.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 2 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: shopper.token },
  );
  orderId = String(placed.body._id);
  await api.put(`/api/orders/${orderId}/pack`, {}, { token: owner.token });
});

async function visit(path: string, by: Visitor, form?: Record<string, string>) {
  const { request } = await api.ask(path, { cookies: { session: by.session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  const to = answer.headers.get("Location") ?? "";
  return { status: answer.status, to, text: await answer.text() };
}

async function sendOut() {
  expect((await visit(`/order/${orderId}/rider`, owner, { userId: rider.id })).status).toBe(303);
  await api.put(`/api/orders/${orderId}/dispatch`, {}, { token: owner.token });
  const { doorCode } = (await api.get(`/api/orders/${orderId}`, { token: shopper.token })).body;
  return String(doorCode);
}

test("the owner says who brings it, and its customer reads the code that nobody else does", async () => {
  expect((await visit(`/order/${orderId}`, owner)).text).toContain("Who delivers it");
  const code = await sendOut();
  const own = await visit(`/order/${orderId}`, shopper);
  expect(own.text).toContain(`>${code}<`);
  expect(own.text).not.toContain("Who delivers it");
  for (const [path, by] of [
    [`/order/${orderId}`, owner],
    ["/admin/counter", owner],
    ["/run", rider],
  ] as const)
    expect((await visit(path, by)).text, path).not.toContain(`"${code}"`);
  expect((await visit("/admin/counter", owner)).text).toContain("With Raju");
});

test("a rider delivers on the own page by the code and the money, without scripts", async () => {
  const code = await sendOut();
  const page = await visit("/run", rider);
  for (const text of ["₹500.00", shopper.phone, "12 Temple Road", "Cash, delivered"])
    expect(page.text).toContain(text);
  const wrong = await visit("/run/deliver", rider, {
    ...{ orderId, method: "cash", code: code === "1111" ? "2222" : "1111" },
  });
  expect([wrong.status, wrong.text.includes("This is not the code of the customer.")]).toEqual([
    ...[409, true],
  ]);
  const done = await visit("/run/deliver", rider, { orderId, method: "cash", code });
  expect([done.status, done.to]).toEqual([303, "/run"]);
  expect((await visit("/run", rider)).text).toContain("Nothing to deliver now.");
});

test("the shop delivers what a rider has only when it says why", async () => {
  await sendOut();
  for (const step of ["deliver", "deliver-cash", "deliver-upi", "deliver-khata"])
    expect((await visit(`/order/${orderId}/${step}`, owner, {})).status, step).toBe(409);
  const done = await visit(`/order/${orderId}/deliver`, owner, { reason: "The phone was off" });
  expect(done.status).toBe(303);
});

test("the cash is handed over on the rider's page and counted in the day book", async () => {
  const code = await sendOut();
  await visit("/run/deliver", rider, { orderId, method: "cash", code });
  expect((await visit("/admin/day", owner)).text).toContain("With riders");
  expect((await visit("/run/handover", rider, { amount: "much" })).status).toBe(400);
  expect((await visit("/run/handover", rider, { amount: "500" })).status).toBe(303);
  const day = await visit("/admin/day", owner);
  expect(day.text).toContain("Raju hands over ₹500.00");
  const [, handover = ""] = /name="handover" value="(\w+)"/.exec(day.text) ?? [];
  expect((await visit("/admin/day", owner, { handover, handedOver: "x" })).status).toBe(400);
  expect((await visit("/admin/day", owner, { handover, handedOver: "480" })).status).toBe(303);
  expect((await visit("/admin/day", owner)).text).toContain("Raju: ₹20.00 missing after the count");
});

test("what somebody has who is a rider no more is counted by the shop, once, with the name of who did", async () => {
  const code = await sendOut();
  await visit("/run/deliver", rider, { orderId, method: "cash", code });
  await api.put(`/api/users/${rider.id}/role`, { role: null }, { token: owner.token });
  const count = { withRider: rider.id, handedOver: "490" };
  expect((await visit("/admin/day", owner)).text).toContain("Count what Raju has");
  expect((await visit("/admin/day", owner, { ...count, handedOver: "x" })).status).toBe(400);
  expect((await visit("/admin/day", owner, count)).status).toBe(303);
  expect((await visit("/admin/day", owner, count)).status).toBe(409);
  const day = (await visit("/admin/day", owner)).text;
  expect(day).toContain("Raju: ₹10.00 missing after the count");
  expect(day).toContain("₹490.00 counted by Asha");
});
