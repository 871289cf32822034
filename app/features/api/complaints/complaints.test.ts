import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeEnded } from "#app/features/job/purge.server.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let owner: string;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let shopper: Visitor;
beforeAll(async () => {
  shop = await openApiShop({ MSG91_COMPLAINT_FLOW_ID: "65f0c1a2d6fc0537a1b2c3db" });
  owner = (await shop.addVisitor({ isAdmin: true, name: "Asha" })).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.addVisitor({ name: "Ravi" });
});

const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const first = <T>(sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .first<T>();
const stockOf = async (financialId: string) =>
  (
    await first<{ n: number }>(
      "SELECT count_in_stock AS n FROM financials WHERE id = ?",
      financialId,
    )
  )?.n;
const cashOf = async (orderId: string) =>
  (
    await first<{ paise: number }>(
      "SELECT coalesce(sum(amount_paise), 0) AS paise FROM day_entries WHERE order_id = ? AND kind = 'cash'",
      orderId,
    )
  )?.paise;

/** Three packs of 250 rupees, at the door: paid in cash unless it is said how else. */
async function delivered(as: "cash" | "unpaid" | "khata" = "cash", by = shopper) {
  const { financialId } = await shop.addPack();
  const placed = await shop.post(
    "/api/orders",
    { orderItems: [{ financialId, qty: 3 }], shippingAddress, paymentMethod: "Cash Or UPI" },
    { token: by.token },
  );
  const id = String(placed.body._id);
  const step = (name: string, body: Json = {}) =>
    shop.put(`/api/orders/${id}/${name}`, body, { token: owner });
  await step("pack");
  await step("dispatch");
  if (as === "cash") await step("pay", { method: "cash" });
  if (as === "khata") {
    await shop.put(`/api/khata/${by.id}`, { limit: 5000 }, { token: owner });
    await step("khata");
  }
  expect(await step("deliver")).toMatchObject({ status: 200, body: { isDelivered: true } });
  return { id, financialId, step };
}

const complain = (body: Json, by = shopper, key?: string) =>
  shop.post("/api/complaints", body, {
    token: by.token,
    headers: key ? { "Idempotency-Key": key } : {},
  });
const resolve = (number: unknown, body: Json, key?: string) =>
  shop.put(`/api/complaints/${number}/resolve`, body, {
    token: owner,
    headers: key ? { "Idempotency-Key": key } : {},
  });
const broken = (order: { id: string; financialId: string }, qty = 1): Json => ({
  orderId: order.id,
  lines: [{ financialId: order.financialId, qty }],
  reason: "damaged",
  text: "Two packets were torn.",
});
const moneyBack = { by: "refund", text: "We are sorry." };

test("a complaint has a number, and says until when the shop answers and settles it", async () => {
  const order = await delivered();
  const sent = await complain(broken(order, 2));
  expect(sent).toMatchObject({
    status: 201,
    body: {
      ...{ number: expect.stringMatching(/^C\d{4,}$/), state: "open", orderId: order.id },
      ...{ reason: "damaged", lines: [{ financialId: order.financialId, qty: 2 }] },
    },
  });
  await expect
    .poll(async () => {
      const texts = await fetch(`${shop.sandbox}/sms.json?phone=91${shopper.phone}`);
      return ((await texts.json()) as { body: string }[]).map(({ body }) => body);
    })
    .toEqual([`Your complaint at Kirana has the number ${sent.body.number}.`]);
  const { createdAt, acknowledgeBy, resolveBy } = sent.body as Record<string, string>;
  const hours = (from = "", to = "") => (Date.parse(to) - Date.parse(from)) / 3_600_000;
  expect(hours(createdAt, acknowledgeBy)).toBe(48);
  expect(hours(createdAt, resolveBy)).toBeGreaterThanOrEqual(28 * 24);
  expect(hours(createdAt, resolveBy)).toBeLessThanOrEqual(31 * 24);
});

test("it is seen by who sent it and by the shop, by nobody else", async () => {
  const { body } = await complain({ reason: "other", text: "Nobody answers the phone." });
  const path = `/api/complaints/${body.number}`;
  const stranger = await shop.addVisitor();
  const packer = await shop.addVisitor({ role: "packer" });
  for (const [token, status] of [
    [shopper.token, 200],
    [owner, 200],
    [stranger.token, 404],
    [packer.token, 404],
  ] as const)
    expect((await shop.get(path, { token })).status).toBe(status);
  expect((await shop.get("/api/complaints", { token: stranger.token })).status).toBe(403);
  expect((await shop.get("/api/complaints/C999999", { token: owner })).status).toBe(404);
});

test("the shop lists them by state, reads one, and settles it once", async () => {
  const { body } = await complain({ reason: "late" });
  const numbers = async (state: string) => {
    const listed = await shop.get(`/api/complaints?state=${state}`, { token: owner });
    return (listed.body.complaints as Json[]).map(({ number }) => number);
  };
  expect(await numbers("open")).toContain(body.number);
  const path = `/api/complaints/${body.number}/acknowledge`;
  for (const _ of [1, 2])
    expect(await shop.put(path, {}, { token: owner })).toMatchObject({
      status: 200,
      body: { state: "acknowledged" },
    });
  expect(await numbers("open")).not.toContain(body.number);
  expect(await numbers("acknowledged")).toContain(body.number);
  const answered = { by: "refused", text: "It rained." };
  expect(await resolve(body.number, answered)).toMatchObject({
    status: 200,
    body: { state: "resolved", resolution: { by: "refused", text: "It rained.", amount: 0 } },
  });
  expect((await resolve(body.number, answered)).status).toBe(409);
  expect((await shop.put(path, {}, { token: owner })).status).toBe(409);
  expect(await numbers("resolved")).toContain(body.number);
  expect((await shop.put(path, {}, { token: shopper.token })).status).toBe(403);
  expect(
    await first("SELECT user_name AS by FROM admin_log WHERE subject_id = ?", body.number),
  ).toEqual({ by: "Asha" });
});

test("money goes back with a credit note and the day book, and nothing stands on the shelf unless it is said", async () => {
  const order = await delivered();
  const { body } = await complain(broken(order));
  expect(await resolve(body.number, moneyBack)).toMatchObject({
    status: 200,
    body: { resolution: { by: "refund", amount: 250 } },
  });
  expect(await cashOf(order.id)).toBe(50_000);
  expect(await stockOf(order.financialId)).toBe(97);
  const another = await complain(broken(order));
  const lines = [{ financialId: order.financialId, qty: 1, backOnShelf: true }];
  expect((await resolve(another.body.number, { ...moneyBack, lines })).status).toBe(200);
  expect(await stockOf(order.financialId)).toBe(98);
  expect((await shop.get(`/api/orders/${order.id}`, { token: owner })).body.payablePrice).toBe(250);
});

test("what was never paid is not given back", async () => {
  const order = await delivered("unpaid");
  const { body } = await complain(broken(order));
  for (const by of ["refund", "khata"])
    expect(await resolve(body.number, { ...moneyBack, by })).toMatchObject({
      status: 409,
      body: { message: "This order was never paid, so nothing can be given back." },
    });
  expect((await shop.get(`/api/complaints/${body.number}`, { token: owner })).body.state).toBe(
    "open",
  );
});

test("of an order on the khata the khata owes less, and no cash is touched", async () => {
  const order = await delivered("khata");
  const { body } = await complain(broken(order));
  expect((await resolve(body.number, moneyBack)).status).toBe(409);
  expect(await resolve(body.number, { ...moneyBack, by: "khata" })).toMatchObject({
    status: 200,
    body: { resolution: { amount: 250 } },
  });
  expect((await shop.get("/api/khata", { token: shopper.token })).body.balance).toBe(500);
  expect(await cashOf(order.id)).toBe(0);
});

test("of an order paid in cash a khata is credited, and the drawer stays as it was", async () => {
  const order = await delivered();
  const { body } = await complain(broken(order));
  expect(await resolve(body.number, { ...moneyBack, by: "khata" })).toMatchObject({
    status: 409,
    body: { message: "This customer has no khata." },
  });
  await shop.put(`/api/khata/${shopper.id}`, { limit: 1000 }, { token: owner });
  expect((await resolve(body.number, { ...moneyBack, by: "khata" })).status).toBe(200);
  expect((await shop.get("/api/khata", { token: shopper.token })).body.balance).toBe(-250);
  expect(await cashOf(order.id)).toBe(50_000);
  expect(
    await first(
      "SELECT sum(amount_paise) AS paise FROM day_entries WHERE kind = 'khata-cash' AND account_id = (SELECT id FROM khata_accounts WHERE user_id = ?)",
      shopper.id,
    ),
  ).toEqual({ paise: 25_000 });
});

test("packs are sent again as an order of nothing that names the first, from stock, also where orders have a least price", async () => {
  const order = await delivered();
  await run(
    "INSERT INTO service_areas (postal_code, fee_paise, free_from_paise, minimum_paise) VALUES ('560001', 2500, 49900, 9900)",
  );
  const { body } = await complain(broken(order, 2));
  const again = await resolve(body.number, { by: "resend", text: "It comes tomorrow." });
  await run("DELETE FROM service_areas");
  expect(again.status).toBe(200);
  const { orderId } = again.body.resolution as { orderId: string };
  const sent = await shop.get(`/api/orders/${orderId}`, { token: shopper.token });
  expect(sent.body).toMatchObject({
    ...{ totalPrice: 0, payablePrice: 0, resendOf: order.id, shippingPrice: 0 },
    orderItems: [{ financialId: order.financialId, qty: 2, price: 0 }],
  });
  expect(await stockOf(order.financialId)).toBe(95);
  for (const name of ["pack", "dispatch", "deliver"])
    expect(
      (await shop.put(`/api/orders/${orderId}/${name}`, {}, { token: owner })).status,
      name,
    ).toBe(200);
});

test("what is short is not sent again, and the complaint stays open", async () => {
  const order = await delivered();
  await run("UPDATE financials SET count_in_stock = 0 WHERE id = ?", order.financialId);
  const { body } = await complain(broken(order));
  expect(await resolve(body.number, { by: "resend", text: "Soon." })).toMatchObject({
    status: 409,
    body: { message: "There is not enough in stock to send it again." },
  });
  expect((await shop.get(`/api/complaints/${body.number}`, { token: owner })).body.state).toBe(
    "open",
  );
});

test("nothing is given back twice: neither by twenty at once, nor by one way and then another", async () => {
  const order = await delivered();
  const { body } = await complain(broken(order, 3));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      resolve(body.number, at % 2 ? moneyBack : { by: "resend", text: "Again." }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const late = await complain({ orderId: order.id, reason: "late" });
  const lines = [{ financialId: order.financialId, qty: 1 }];
  for (const by of ["refund", "resend"])
    expect((await resolve(late.body.number, { by, text: "More.", lines })).status, by).toBe(409);
});

test("two complaints of one order settled at once both get what is theirs", async () => {
  const order = await delivered();
  const sent = await Promise.all([complain(broken(order)), complain(broken(order))]);
  const answers = await Promise.all(sent.map(({ body }) => resolve(body.number, moneyBack)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await cashOf(order.id)).toBe(25_000);
});

test("no more packs than came, no order of somebody else's, none that is not out", async () => {
  const order = await delivered();
  expect((await complain(broken(order, 4))).status).toBe(409);
  expect((await complain(broken(order, 2))).status).toBe(201);
  expect((await complain(broken(order, 2))).status).toBe(409);
  expect((await complain(broken(order, 1))).status).toBe(201);
  const stranger = await shop.addVisitor();
  expect((await complain(broken(order), stranger)).status).toBe(404);
  const { financialId } = await shop.addPack();
  const placed = await shop.post(
    "/api/orders",
    { orderItems: [{ financialId, qty: 1 }], shippingAddress, paymentMethod: "Cash Or UPI" },
    { token: shopper.token },
  );
  const waiting = { id: String(placed.body._id), financialId };
  expect(await complain(broken(waiting))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("not on its way yet") },
  });
});

test("after the shop's days an order can't be complained about, and the refusal says until when it could", async () => {
  const order = await delivered();
  const dayMs = 86_400_000;
  const deliver = (daysAgo: number) =>
    run(
      "UPDATE orders SET packed_at = 1, dispatched_at = 2, delivered_at = ? WHERE id = ?",
      Date.now() - daysAgo * dayMs,
      order.id,
    );
  await deliver(8);
  const { format } = new Intl.DateTimeFormat("en-IN", {
    ...{ day: "numeric", month: "short", year: "numeric", timeZone: "Asia/Kolkata" },
  });
  expect(await complain(broken(order))).toMatchObject({
    status: 409,
    body: {
      message: `You could complain about this order until ${format(Date.now() - dayMs)}.`,
    },
  });
  await deliver(7);
  expect((await complain(broken(order))).status).toBe(201);
});

test("ten a day of one person, also when all come at once; the eleventh is told how long to wait", async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => complain({ reason: "other", text: "Again." })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refusal = answers.find(({ status }) => status === 429);
  expect(Number(refusal?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("the same key is one complaint", async () => {
  const order = await delivered();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => complain(broken(order), shopper, "once")),
  );
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  expect((await complain(broken(order, 2), shopper, "once")).status).toBe(409);
});

test("what is wrong is said at its field", async () => {
  const order = await delivered();
  const wrong: [Json, string][] = [
    [{ ...broken(order), reason: "ugly" }, "reason"],
    [{ ...broken(order), lines: [{ financialId: order.financialId, qty: 0 }] }, "lines.0.qty"],
    [{ ...broken(order), text: "a".repeat(1001) }, "text"],
    [{ reason: "other", lines: [{ financialId: order.financialId, qty: 1 }] }, "lines"],
    [{ reason: "other", picture: "0123456789abcdef" }, "picture"],
  ];
  for (const [body, field] of wrong)
    expect(await complain(body), field).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  const { body } = await complain(broken(order));
  for (const [answer, field] of [
    [{ by: "cheque", text: "x" }, "by"],
    [{ by: "refund", text: " " }, "text"],
  ] as [Json, string][])
    expect(await resolve(body.number, answer)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
});

test("a picture is kept without what the phone wrote in it, for its sender and the shop, and goes after half a year", async () => {
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.set("image", new File([new Uint8Array(bytes)], "torn.png", { type: "image/png" }));
    return shop.send("POST", "/api/complaints/pictures", { token: shopper.token, form });
  };
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } });
  expect((await upload(new TextEncoder().encode("no picture"))).status).toBe(400);
  const kept = await upload(await photo.png().toBuffer());
  expect(kept.status).toBe(201);
  const { picture } = kept.body as { picture: string };
  const sent = await complain({ reason: "damaged", picture });
  expect(sent).toMatchObject({ status: 201, body: { picture } });
  expect((await complain({ reason: "damaged", picture })).status).toBe(400);
  const stored = await shop.bindings.PICTURES.get(`complaints/${picture}`);
  expect(stored?.httpMetadata?.contentType).toBe("image/webp");
  await stored?.arrayBuffer();
  const { context } = await shop.ask("/");
  await purgeEnded(context);
  expect(await shop.bindings.PICTURES.head(`complaints/${picture}`)).not.toBeNull();
  await purgeEnded({ ...context, now: context.now + 181 * 86_400_000 });
  expect(await shop.bindings.PICTURES.head(`complaints/${picture}`)).toBeNull();
  const later = await shop.get(`/api/complaints/${sent.body.number}`, { token: owner });
  expect(later.body.picture).toBeNull();
});
