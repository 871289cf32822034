import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

const begin = "/api/payments/initiateJuspayPayment";
const retry = "/api/payments/initiateJuspayPaymentAtDelivery";
const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };

async function unpaid() {
  const [{ token, phone }, { financialId }] = [await shop.addVisitor(), await shop.addPack()];
  const { body } = await shop.post(
    "/api/orders",
    { orderItems: [{ financialId, qty: 1 }], shippingAddress, paymentMethod: "Online" },
    { token },
  );
  return {
    token,
    orderId: String(body._id),
    payload: {
      order_id: String(body._id),
      amount: 250,
      customerId: phone,
      cartItems: [{ financialId }],
    },
  };
}

type Link = { status: string; data: { payment_links: { web: string } } };
const press = (link: string, button: string) =>
  fetch(`${link}/${button}`, { method: "POST", redirect: "manual" });

test("a payment begins with a link to the gateway, and again with the same one", async () => {
  const { token, payload } = await unpaid();
  const first = await shop.post(begin, payload, { token });
  expect([first.status, first.body]).toEqual([
    200,
    { status: "NEW", data: { payment_links: { web: expect.stringMatching(/^http/) } } },
  ]);
  const again = await shop.post(
    retry,
    { ...payload, amount: "250.00", customerId: `91${payload.customerId}`, cartItems: undefined },
    { token },
  );
  expect(again.body).toEqual(first.body);
  expect(
    await (await fetch((first.body as unknown as Link).data.payment_links.web)).text(),
  ).toContain("₹250.00");
});

test("another amount or customer than the order's is 409, another's order 404", async () => {
  const { token, payload } = await unpaid();
  const amount = await shop.post(begin, { ...payload, amount: 1 }, { token });
  expect([amount.status, Object.keys(amount.body.errors as object)]).toEqual([409, ["amount"]]);
  const customer = await shop.post(begin, { ...payload, customerId: "9999999999" }, { token });
  expect([customer.status, Object.keys(customer.body.errors as object)]).toEqual([
    409,
    ["customerId"],
  ]);
  const { token: stranger } = await shop.addVisitor();
  expect((await shop.post(begin, payload, { token: stranger })).status).toBe(404);
  const { token: admin } = await shop.addVisitor({ isAdmin: true });
  expect((await shop.post(begin, payload, { token: admin })).status).toBe(404);
  expect((await shop.post(begin, payload)).status).toBe(401);
});

test("only the gateway makes an order paid, whatever the caller says", async () => {
  const { token, orderId, payload } = await unpaid();
  const pay = (body: object = {}) => shop.put(`/api/orders/${orderId}/pay`, body, { token });
  const forged = await pay({
    id: "X1",
    status: "COMPLETED",
    update_time: "now",
    isPaid: true,
    payer: { email_address: "a@b.c" },
  });
  expect([forged.status, forged.body.message]).toEqual([
    409,
    "The payment gateway knows of no payment for this order.",
  ]);
  expect((await shop.get(`/api/orders/${orderId}`, { token })).body.isPaid).toBe(false);
  const { data } = (await shop.post(begin, payload, { token })).body as unknown as Link;
  expect((await pay()).status).toBe(409);
  await shop.control({ service: "payment", webhook: "none" });
  await press(data.payment_links.web, "pay");
  const paid = await pay();
  expect([paid.status, paid.body]).toMatchObject([
    200,
    {
      isPaid: true,
      paidAt: expect.stringMatching(/\+05:30$/),
      orderId: expect.any(String),
      invoiceNumber: expect.any(String),
    },
  ]);
  expect((await pay({ anything: [1] })).body).toEqual(paid.body);
  const again = await shop.post(begin, payload, { token });
  expect([again.status, again.body.message]).toEqual([409, "This order is paid already."]);
});

test("an admin has the gateway asked about any order", async () => {
  const { token, orderId, payload } = await unpaid();
  const { data } = (await shop.post(begin, payload, { token })).body as unknown as Link;
  await shop.control({ service: "payment", webhook: "none" });
  await press(data.payment_links.web, "pay");
  const { token: admin } = await shop.addVisitor({ isAdmin: true });
  expect((await shop.put(`/api/orders/${orderId}/pay`, {}, { token: admin })).body.isPaid).toBe(
    true,
  );
});

test("a declined payment leaves the order unpaid, and it can be paid again", async () => {
  const { token, orderId, payload } = await unpaid();
  const { data } = (await shop.post(begin, payload, { token })).body as unknown as Link;
  await shop.control({ service: "payment", webhook: "none" });
  await press(data.payment_links.web, "decline");
  expect((await shop.put(`/api/orders/${orderId}/pay`, {}, { token })).status).toBe(409);
});

test.each(["fail", "drop", "nonsense"])(
  "a gateway that answers with %s is 424, and the order stays",
  async (mode) => {
    const { token, orderId, payload } = await unpaid();
    await shop.control({ service: "payment", mode });
    const failed = await shop.post(begin, payload, { token });
    expect([failed.status, failed.body.message]).toEqual([424, "Failed to initiate payment"]);
    expect((await shop.get(`/api/orders/${orderId}`, { token })).body.isPaid).toBe(false);
    expect((await shop.post(begin, payload, { token })).status).toBe(200);
    await shop.control({ service: "payment", mode });
    expect((await shop.put(`/api/orders/${orderId}/pay`, {}, { token })).status).toBe(424);
  },
);

test("the eleventh start within an hour waits", async () => {
  const { token, payload } = await unpaid();
  for (let time = 0; time < 10; time += 1)
    expect((await shop.post(begin, payload, { token })).status).toBe(200);
  const { status, headers } = await shop.post(begin, payload, { token });
  expect([status, Number(headers.get("Retry-After")) > 3000]).toEqual([429, true]);
});

test.each([
  [{ order_id: undefined }, "order_id"],
  [{ order_id: 5 }, "order_id"],
  [{ amount: undefined }, "amount"],
  [{ amount: "x" }, "amount"],
  [{ amount: -1 }, "amount"],
  [{ amount: 1e300 }, "amount"],
  [{ customerId: undefined }, "customerId"],
  [{ customerId: "123" }, "customerId"],
  [{ customerId: 9000000002 }, "customerId"],
])("a payment with %j is 400", async (change, field) => {
  const { token, payload } = await unpaid();
  const { status, body } = await shop.post(begin, { ...payload, ...change }, { token });
  expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
});

test("PayPal has an empty client id", async () => {
  const { status, body, headers } = await shop.get("/api/config/paypal");
  expect([status, body]).toEqual([200, { clientId: "" }]);
  expect(
    (
      await shop.get("/api/config/paypal", {
        headers: { "If-None-Match": headers.get("ETag") ?? "" },
      })
    ).status,
  ).toBe(304);
});
