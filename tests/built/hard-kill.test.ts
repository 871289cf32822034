import { afterAll, beforeAll, expect, test } from "vitest";
import { type Visitor, hiddenFields, visitShop } from "#scripts/bench/reads/visitor.ts";
import { customer } from "./built-shop.ts";
import { openKillableShop } from "./killable-shop.ts";

let shop: Awaited<ReturnType<typeof openKillableShop>>;
beforeAll(async () => {
  shop = await openKillableShop();
});
afterAll(() => shop?.close());

const pack = "(SELECT id FROM financials WHERE count_in_stock > 20 ORDER BY seq LIMIT 1)";

const visit = () => visitShop(shop.url);

async function until(sql: string): Promise<void> {
  await expect
    .poll(async () => (await shop.ask(sql)).length, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
}

/** At /payment with three packs in the cart; answers the form that pays online. */
async function fillCart(visitor: Visitor): Promise<Record<string, string>> {
  const [{ id } = {}] = await shop.ask(`SELECT ${pack} AS id`);
  await visitor.ask("/cart/add", { financialId: String(id), qty: "3" });
  return {
    ...hiddenFields((await visitor.ask("/payment")).html, "/payment"),
    paymentMethod: "Online",
  };
}

function sendEvent(paymentId: string) {
  const { JUSPAY_WEBHOOK_USER, JUSPAY_WEBHOOK_PASS } = shop.variables;
  const body = JSON.stringify({
    id: "evt_once",
    event_name: "ORDER_SUCCEEDED",
    content: { order: { order_id: paymentId } },
  });
  return fetch(`${shop.url}/payment/webhook`, {
    method: "POST",
    body,
    headers: { Authorization: `Basic ${btoa(`${JUSPAY_WEBHOOK_USER}:${JUSPAY_WEBHOOK_PASS}`)}` },
  });
}

test("a shop killed between order and payment, and between a stored webhook and its answer, loses nothing", async () => {
  const visitor = visit();
  await visitor.ask("/login", { phoneNo: customer.phone, password: customer.password });
  const form = await fillCart(visitor);
  const [{ left } = {}] = await shop.ask(
    `SELECT count_in_stock AS left FROM financials WHERE id = ${pack}`,
  );

  await shop.control({ service: "payment", mode: "delay", ms: 60_000 });
  const unanswered = expect(visitor.ask("/payment", form)).rejects.toThrow();
  await until("SELECT 1 FROM payments");
  await shop.kill();
  await unanswered;
  await shop.restart();
  expect(await shop.ask("SELECT status, link FROM payments")).toEqual([
    { status: "NEW", link: null },
  ]);

  const again = await visitor.ask("/payment", form);
  expect([again.status, again.location]).toEqual([
    303,
    expect.stringMatching(/\/payment-page\/order\//),
  ]);
  const [{ id: paymentId } = {}] = await shop.ask("SELECT id FROM payments");
  await shop.control({ service: "payment", webhook: "none" });
  await fetch(`${again.location}/pay`, { method: "POST", redirect: "manual" });
  await shop.control({ service: "payment", mode: "delay", ms: 60_000 });
  const unheard = expect(sendEvent(String(paymentId))).rejects.toThrow();
  await until("SELECT 1 FROM webhook_events");
  await shop.kill();
  await unheard;
  await shop.restart();
  expect(await shop.ask("SELECT paid_at FROM orders")).toEqual([{ paid_at: null }]);

  await shop.runScheduled();
  expect((await sendEvent(String(paymentId))).status).toBe(200);
  expect(
    await shop.ask(
      "SELECT payment_reference, (SELECT substr(n.number, -8) FROM document_numbers AS n WHERE n.order_id = orders.id) AS number, stock_returned_at FROM orders",
    ),
  ).toEqual([{ payment_reference: paymentId, number: "/0000001", stock_returned_at: null }]);
  expect(await shop.ask("SELECT status, refund_status FROM payments")).toEqual([
    { status: "CHARGED", refund_status: null },
  ]);
  expect(await shop.ask("SELECT count(*) AS n FROM document_numbers")).toEqual([{ n: 1 }]);
  expect(await shop.ask("SELECT id FROM webhook_events")).toEqual([{ id: "evt_once" }]);
  expect(
    await shop.ask(
      `SELECT count_in_stock FROM financials WHERE id = '${form.seen!.split(":")[0]}'`,
    ),
  ).toEqual([{ count_in_stock: Number(left) - 3 }]);
});

test("registering, resetting, paying and all that fails on the way log no phone, code, token, password or key", async () => {
  const [phone, password, secondPassword] = ["9111222333", "Very secret 77", "Very secret 88"];
  const visitor = visit();
  const codes: string[] = [];
  async function prove(path: string, more: Record<string, string>, chosen: string) {
    await visitor.ask(path, { phoneNo: phone, ...more });
    const [message] = (await (await fetch(`${shop.sandbox}/sms.json?phone=91${phone}`)).json()) as {
      code: string;
    }[];
    codes.push(message!.code);
    await visitor.ask(`${path}/code`, { code: "000000" });
    await visitor.ask(`${path}/code`, { code: message!.code });
    return visitor.ask(`${path}/password`, { password: chosen, confirmPassword: chosen });
  }
  expect((await prove("/register", { name: "Meera" }, password)).location).toBe("/");
  await visitor.ask("/shipping", { street: "7 Quiet Lane", city: "Mysuru", postalCode: "570001" });
  const form = await fillCart(visitor);
  await shop.control({ service: "payment", mode: "fail" });
  expect((await visitor.ask("/payment", form)).location).toBe("/payment");
  const { location } = await visitor.ask("/payment", form);
  const tokens = visitor.cookie();
  await shop.control({ service: "payment", webhook: "none" });
  const declined = (
    await fetch(`${location}/decline`, { method: "POST", redirect: "manual" })
  ).headers.get("Location")!;
  await shop.control({ service: "payment", mode: "nonsense" });
  await visitor.ask(declined.slice(shop.url.length));
  await visitor.ask(declined.slice(shop.url.length).replace("FAILED", "CHARGED"));
  const paid = (await fetch(`${location}/pay`, { method: "POST", redirect: "manual" })).headers.get(
    "Location",
  )!;
  expect((await visitor.ask(paid.slice(shop.url.length))).html).toContain(
    "/payment/success?orderId=",
  );
  await shop.control({ service: "sms", mode: "fail" });
  await visitor.ask("/forgot-password", { phoneNo: phone });
  expect((await prove("/forgot-password", {}, secondPassword)).location).toBe("/login");
  await visitor.ask("/login", { phoneNo: phone, password });
  await shop.control({ service: "payment", webhook: "forged", orderId: "anything" });
  await shop.runScheduled();

  for (const logged of ["payment-gateway-refused", "payment-return-not-signed"])
    expect(shop.output()).toContain(logged);
  const secrets = Object.entries(shop.variables)
    .filter(([name]) => /KEY|SECRET|PASS|RESPONSE/.test(name) && !/SITEKEY/.test(name))
    .map(([, value]) => value);
  expect(secrets.length).toBeGreaterThan(5);
  const session = JSON.parse(
    atob(decodeURIComponent(/session=([^;]+)/.exec(tokens)![1]!).split(".")[0]!),
  ) as string;
  // Six digits alone may stand by chance within a longer number.
  for (const code of codes) expect(shop.output()).not.toMatch(new RegExp(`\\b${code}\\b`));
  for (const secret of [
    ...secrets,
    session,
    phone,
    password,
    secondPassword,
    "Quiet Lane",
    "Meera",
  ])
    expect(shop.output()).not.toContain(secret);
});
