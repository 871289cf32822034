import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let token: string;
beforeAll(async () => {
  shop = await openApiShop();
  token = (await shop.addVisitor({ isAdmin: true, name: "Asha" })).token;
});
afterAll(() => shop.close());

let phones = 9_300_000_000;
const newPhone = () => String((phones += 1));

async function call(phoneNo: string, more: Json = {}, sent: Json = {}) {
  const { financialId } = await shop.addPack();
  const order = {
    orderItems: [{ financialId, qty: 2 }],
    shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
    for: { phoneNo, name: "Meena" },
    ...more,
  };
  const answer = await shop.post("/api/orders", order, { token, ...sent });
  return { ...answer, order };
}

async function register(phoneNo: string): Promise<string> {
  await shop.post("/api/otp/send", { phoneNo, purpose: "register" });
  const code = await shop.codeFor(phoneNo);
  const proof = await shop.post("/api/otp/verify", { phoneNo, purpose: "register", code });
  const { verificationToken } = proof.body;
  const account = { name: "Meena Rao", phoneNo, password: "Customer@12345", verificationToken };
  return String((await shop.post("/api/users", account)).body.token);
}

const mine = async (own: string) =>
  ((await shop.get("/api/orders/mine", { token: own })).body.orders as Json[]).map(
    ({ _id }) => _id,
  );

test("an order for a caller without an account makes none, and is theirs once they prove the number", async () => {
  const phoneNo = newPhone();
  const accounts = await shop.count("users");
  const { status, body } = await call(phoneNo);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ channel: "phone", isPaid: false, isPacked: false, totalPrice: 500 },
    user: { name: "Meena", phoneNo },
  });
  expect(await shop.count("users")).toBe(accounts);
  const sold = await shop.post(
    "/api/sales",
    {
      items: [{ financialId: (await shop.addPack()).financialId, qty: 1 }],
      method: "cash",
      phoneNo,
    },
    { token },
  );
  const other = await register(newPhone());
  expect(await mine(other)).toEqual([]);
  const read = (own: string) => shop.get(`/api/orders/${String(body._id)}`, { token: own });
  expect((await read(other)).status).toBe(404);

  const own = await register(phoneNo);
  expect(await mine(own)).toEqual([sold.body._id, body._id]);
  expect(await read(own)).toMatchObject({ status: 200, body: { user: { name: "Meena" } } });
});

test("a caller who has an account gets it among the orders, and the log says who made it", async () => {
  const { phone, token: own } = await shop.addVisitor({ name: "Ravi" });
  const { body } = await call(`+91 ${phone}`);
  expect(body).toMatchObject({ channel: "phone", user: { name: "Ravi", phoneNo: phone } });
  expect(await mine(own)).toEqual([body._id]);
  const logged = shop.bindings.DB.prepare("SELECT user_name FROM admin_log WHERE subject_id = ?");
  expect(await logged.bind(body._id).first("user_name")).toBe("Asha");
});

test("whose account is gone takes the orders along: who gets the number later does not have them", async () => {
  const { id, phone } = await shop.addVisitor({ name: "Ravi" });
  await call(phone);
  await shop.bindings.DB.prepare("DELETE FROM users WHERE id = ?").bind(id).run();
  expect(await mine(await register(phone))).toEqual([]);
});

test("one key is one order, also of ten at once; for another caller it is refused", async () => {
  const phoneNo = newPhone();
  const { order } = await call(phoneNo);
  const sent = { token, headers: { "Idempotency-Key": "call-1" } };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.post("/api/orders", order, sent)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body._id)}`)).size).toBe(1);
  expect(answers[0]!.status).toBe(201);
  const another = { ...order, for: { phoneNo: newPhone(), name: "Meena" } };
  expect((await shop.post("/api/orders", another, sent)).status).toBe(409);
});

test("only the shop makes an order for somebody, paid at the door, for a phone and a name", async () => {
  const { token: customer } = await shop.addVisitor();
  const phoneNo = newPhone();
  expect((await call(phoneNo, {}, { token: customer })).status).toBe(403);
  const wrong: [Json, string][] = [
    [{ paymentMethod: "Online" }, "paymentMethod"],
    [{ for: { phoneNo: "123", name: "Meena" } }, "for.phoneNo"],
    [{ for: { phoneNo, name: " " } }, "for.name"],
  ];
  for (const [more, field] of wrong)
    expect(await call(phoneNo, more), field).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
});
