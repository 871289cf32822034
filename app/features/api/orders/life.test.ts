import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true })).token;
});
afterAll(() => shop.close());

async function placed() {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const { body } = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId: pack.financialId, qty: 2 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token },
  );
  return { token, financialId: pack.financialId, orderId: String(body._id) };
}

const put = (
  orderId: string,
  step: string,
  { body = {}, token = admin, key = "" }: { body?: Json; token?: string; key?: string } = {},
) =>
  shop.send("PUT", `/api/orders/${orderId}/${step}`, {
    token,
    body,
    headers: key ? { "Idempotency-Key": key } : {},
  });

test("a call that is repeated under its key is made once and answers the same, another body is 409", async () => {
  const { orderId, financialId } = await placed();
  const body = { lines: [{ financialId, packed: 1 }] };
  const [first, again] = await Promise.all([
    put(orderId, "settle", { body, key: "one" }),
    put(orderId, "settle", { body, key: "one" }),
  ]);
  expect([first.status, first.body]).toEqual([again.status, again.body]);
  expect(first.body).toMatchObject({
    payablePrice: 250,
    totalPrice: 500,
    isAccepted: true,
    changes: [{ lines: [{ financialId, ordered: 2, packed: 1, amount: 250, swap: null }] }],
  });
  expect((await put(orderId, "settle", { body: { lines: [] }, key: "one" })).status).toBe(409);
  const undone = await put(orderId, "undo", { key: "two" });
  expect(undone.body).toMatchObject({ isPacked: false, isAccepted: true, payablePrice: 500 });
  expect((await put(orderId, "undo", { key: "two" })).body).toEqual(undone.body);
  expect((await put(orderId, "undo", { key: "three" })).body).toMatchObject({ isAccepted: false });
});

test("a customer cancels the own order; a stranger's call finds none, and a customer takes no step", async () => {
  const { token, orderId } = await placed();
  const stranger = (await shop.addVisitor()).token;
  expect((await put(orderId, "cancel", { token: stranger })).status).toBe(404);
  for (const step of ["accept", "settle", "undo"])
    expect((await put(orderId, step, { token, body: { lines: [] } })).status).toBe(403);
  const cancelled = await put(orderId, "cancel", { token, body: { reason: "Ordered twice" } });
  expect([cancelled.status, cancelled.body]).toMatchObject([
    200,
    { isCancelled: true, cancelledBy: "customer", cancelReason: "Ordered twice", refunds: [] },
  ]);
  expect((await put(orderId, "cancel", { token })).body).toEqual(cancelled.body);
  expect((await put(orderId, "accept")).status).toBe(409);
});
