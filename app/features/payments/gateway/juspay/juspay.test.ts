import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { entriesOf } from "#tests/log-entries.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { stateOf } from "./juspay-status.ts";
import { createSession, getStatus } from "./juspay.server.ts";

const payment = { id: "KR7F3K9QZ2M4X", customerId: "0123456789abcdef" };
const session = {
  ...payment,
  orderId: "fedcba9876543210",
  amountPaise: 24_950,
  phone: "9876543210",
  returnUrl: "http://localhost/payment/return",
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A gateway that answers the same to everything. */
async function contextFor(body: unknown, status = 200) {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const server = createServer((_, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { context } = await shop.ask("/");
  return {
    ...context,
    config: {
      ...context.config,
      JUSPAY_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  };
}

async function statusFor(body: unknown, status = 200) {
  return getStatus(await contextFor(body, status), payment);
}

const charged = { order_id: payment.id, status: "CHARGED", amount: 249.5 };

test.each([
  ["a number", 249.5, 24_950],
  ["a text", "249.50", 24_950],
  ["whole rupees", "249", 24_900],
  ["many zeros", "249.500000", 24_950],
  ["null", null, null],
  ["a fraction of a paisa", "249.505", null],
  ["a word", "free", null],
  ["negative", -249.5, null],
  ["a list", [249.5], null],
  ["too large", 1e21, null],
])("an amount that is %s is read in paise or not at all", async (_, amount, expected) => {
  expect(await statusFor({ ...charged, amount })).toMatchObject({
    ok: true,
    state: "charged",
    amountPaise: expected,
  });
});

test("missing, null and garbled lesser fields do no harm", async () => {
  const garbled = {
    ...charged,
    order_id: payment.id.toLowerCase(),
    currency: 7,
    amount_refunded: "x",
    refunds: [null, 3, { unique_request_id: 12, status: "SUCCESS" }, { status: "PENDING" }],
  };
  expect(await statusFor(garbled)).toEqual({
    ok: true,
    state: "charged",
    amountPaise: 24_950,
    currency: null,
    refundedPaise: null,
    refunds: [{ requestId: "12", status: "SUCCESS", amountPaise: null }],
  });
  expect(await statusFor({ ...charged, refunds: "none" })).toMatchObject({ ok: true, refunds: [] });
});

test.each<[string, unknown, number]>([
  ["another payment", { ...charged, order_id: "KRANOTHER" }, 200],
  ["a list", [42], 200],
  ["nothing", null, 200],
  ["HTML", "<html>", 200],
  ["half of it", '{"status":', 200],
  ["an error", charged, 500],
  ["a refusal", charged, 401],
  ["a redirect", charged, 302],
  ["a strange 404", charged, 404],
  ["no status", { order_id: payment.id, amount: 1 }, 200],
])("an answer that is %s is no answer", async (_, body, status) => {
  expect(await statusFor(body, status)).toEqual({ ok: false });
});

test("a payment the gateway does not know is unpaid", async () => {
  expect(await statusFor({ order_id: payment.id, status: "NOT_FOUND" }, 404)).toMatchObject({
    ok: true,
    state: "unpaid",
  });
});

test("waiting is for the four statuses only, and only CHARGED is money", () => {
  for (const status of ["STARTED", "PENDING_VBV", "VBV_SUCCESSFUL", "AUTHORIZING"])
    expect(stateOf(status)).toBe("pending");
  for (const status of [
    "NEW",
    "NOT_FOUND",
    "JUSPAY_DECLINED",
    "AUTHENTICATION_FAILED",
    "AUTHORIZATION_FAILED",
  ])
    expect(stateOf(status)).toBe("unpaid");
  for (const status of [
    "AUTHORIZED",
    "PARTIAL_CHARGED",
    "COD_INITIATED",
    "charged",
    "",
    "constructor",
    "__proto__",
  ])
    expect(stateOf(status)).toBe("unclear");
  expect(stateOf("CHARGED")).toBe("charged");
});

test("a status nobody knows is reported without a word about the shopper", async () => {
  const context = await contextFor({ ...charged, status: "TO_BE_CHARGED" });
  expect(await getStatus(context, payment)).toMatchObject({ ok: true, state: "unclear" });
  const [entry, ...others] = entriesOf(vi.mocked(console.error));
  expect([entry, others]).toEqual([
    {
      event: "payment-status-unexpected",
      requestId: expect.any(String),
      method: "GET",
      path: expect.any(String),
      paymentId: payment.id,
      status: "TO_BE_CHARGED",
    },
    [],
  ]);
});

test.each<[string, unknown, string]>([
  ["without a link", { status: "NEW", order_id: payment.id }, "no-link"],
  [
    "with an empty link",
    { status: "NEW", order_id: payment.id, payment_links: { web: "" } },
    "no-link",
  ],
  [
    "with a script for a link",
    { status: "NEW", order_id: payment.id, payment_links: { web: "javascript:alert(1)" } },
    "no-link",
  ],
  [
    "that is not NEW",
    { status: "CHARGED", order_id: payment.id, payment_links: { web: "https://pay.example/1" } },
    "no-link",
  ],
  [
    "of another payment",
    { status: "NEW", order_id: "KRANOTHER", payment_links: { web: "https://pay.example/1" } },
    "unavailable",
  ],
  ["that is nonsense", [42], "unavailable"],
])("a session %s leads nowhere", async (_, body, reason) => {
  expect(await createSession(await contextFor(body), session)).toEqual({ ok: false, reason });
});
