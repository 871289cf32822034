import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getKhataOf } from "#app/features/khata/read-khata.server.ts";
import { requestBalance } from "#app/features/khata/request-balance.server.ts";
import { loader as statement } from "#app/features/khata/statement.route.tsx";
import { sha256Hex } from "#app/platform/digest.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true })).token;
});
afterAll(() => shop.close());

const asAdmin = (key = "") => ({
  token: admin,
  ...(key ? { headers: { "Idempotency-Key": key } } : {}),
});
let phones = 9_100_000_000;
const nextPhone = () => String((phones += 1));

const openFor = (body: Json, key = "") => shop.post("/api/khata/people", body, asAdmin(key));
async function person({ limit = 2000, opening = 0 } = {}) {
  const phoneNo = nextPhone();
  const { body } = await openFor({ name: "Ramesh", phoneNo, limit, opening });
  return { id: String(body._id), phoneNo };
}
const write = (id: string, body: Json) => shop.post(`/api/khata/${id}/entries`, body, asAdmin());
const count = async (sql: string) =>
  (await shop.bindings.DB.prepare(sql).first<{ n: number }>())!.n;

/** With the proof that a right code gives. */
async function register(phoneNo: string) {
  const verificationToken = await prove(phoneNo, "register");
  const body = { name: "Ramesh Kumar", phoneNo, password: "Password@1", verificationToken };
  return shop.post("/api/users", body);
}

async function prove(phoneNo: string, purpose: "register" | "reset") {
  const token = crypto.randomUUID();
  await shop.bindings.DB.prepare(
    "INSERT INTO phone_grants (phone, purpose, token_hash, expires_at) VALUES (?, ?, ?, ?)",
  )
    .bind(phoneNo, purpose, await sha256Hex(token), Date.now() + 60_000)
    .run();
  return token;
}

test("a khata for a name and a phone makes no user, and is given, paid and taken back as any other", async () => {
  const users = await count("SELECT count(*) AS n FROM users");
  const phoneNo = nextPhone();
  const opened = await openFor({
    name: " Ramesh  ji ",
    phoneNo: `91${phoneNo}`,
    limit: 1000,
    opening: 340.5,
  });
  expect(opened).toMatchObject({
    status: 201,
    body: { name: "Ramesh ji", phoneNo, balance: 340.5, limit: 1000 },
  });
  expect(await count("SELECT count(*) AS n FROM users")).toBe(users);
  const id = String(opened.body._id);
  expect(await write(id, { kind: "given", amount: 340, text: "Rice" })).toMatchObject({
    status: 201,
    body: { kind: "given", amount: 340, balance: 680.5, text: "Rice", reference: "" },
  });
  const got = await write(id, { kind: "payment", amount: 200, method: "cash" });
  expect(got).toMatchObject({ status: 201, body: { balance: 480.5 } });
  const back = `/api/khata/${id}/entries/${String(got.body._id)}/reverse`;
  expect(await shop.post(back, {}, asAdmin())).toMatchObject({
    status: 201,
    body: { balance: 680.5 },
  });
  const lower = await shop.put(`/api/khata/${id}`, { limit: 500 }, asAdmin());
  expect(lower).toMatchObject({
    status: 200,
    body: {
      balance: 680.5,
      limit: 500,
      entries: [
        { kind: "opening", amount: 340.5 },
        { kind: "given" },
        { kind: "payment" },
        { kind: "reversal" },
      ],
    },
  });
  const log = await count(
    `SELECT count(*) AS n FROM admin_log WHERE kind = 'khata' AND subject_id = '${id}'`,
  );
  expect(log).toBe(5);
});

test("without a limit nothing is given, and neither an opening nor goods go over one", async () => {
  const phoneNo = nextPhone();
  expect(await openFor({ name: "A", phoneNo, opening: 1 })).toMatchObject({ status: 409 });
  const opened = await openFor({ name: "A", phoneNo });
  expect(opened).toMatchObject({ status: 201, body: { limit: 0, balance: 0 } });
  const id = String(opened.body._id);
  expect(await write(id, { kind: "given", amount: 0.01 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("limit of ₹0.00") },
  });
  expect((await write(id, { kind: "payment", amount: 5, method: "cash" })).status).toBe(201);
  expect((await write(id, { kind: "given", amount: 5 })).status).toBe(201);
});

test("of twenty that are given at the limit at once as many stand as it holds", async () => {
  const { id } = await person({ limit: 1000 });
  const given = await Promise.all(
    Array.from({ length: 20 }, () => write(id, { kind: "given", amount: 300 })),
  );
  expect(given.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(given.filter(({ status }) => status === 409)).toHaveLength(17);
});

test("a phone number has one khata, from however many at once, and none beside its account", async () => {
  const phoneNo = nextPhone();
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => openFor({ name: "A", phoneNo, limit: 10 })),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const customer = await shop.addVisitor();
  const { phone } = (await shop.bindings.DB.prepare("SELECT phone FROM users WHERE id = ?")
    .bind(customer.id)
    .first<{ phone: string }>())!;
  expect(await openFor({ name: "A", phoneNo: phone })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("account") },
  });
  expect((await shop.put(`/api/khata/${customer.id}`, { limit: 5 }, asAdmin())).status).toBe(200);
  await shop.bindings.DB.prepare("UPDATE users SET phone = ? WHERE id = ?")
    .bind(phone, customer.id)
    .run();
});

test("a call repeated under its key is one khata; another body under it is 409", async () => {
  const body = { name: "A", phoneNo: nextPhone(), limit: 10 };
  const [first, again] = await Promise.all([openFor(body, "p1"), openFor(body, "p1")]);
  expect([first.status, first.body]).toEqual([201, again.body]);
  expect((await openFor({ ...body, limit: 11 }, "p1")).status).toBe(409);
});

test("who registers with the proven number has the khata as the own, from two at once one; nobody else has", async () => {
  const { id, phoneNo } = await person({ opening: 100 });
  const stranger = await shop.addVisitor();
  expect((await shop.get("/api/khata", { token: stranger.token })).status).toBe(404);
  const login = await shop.post("/api/users/auth", { phoneNo, password: "Password@1" });
  expect(login.status).toBe(401);
  const both = await Promise.all([register(phoneNo), register(phoneNo)]);
  expect(both.map(({ status }) => status).sort()[0]).toBe(201);
  const mine = both.find(({ status }) => status === 201)!.body;
  const own = await shop.get("/api/khata", { token: String(mine.token) });
  expect(own).toMatchObject({ status: 200, body: { balance: 100, limit: 2000 } });
  for (const its of [id, String(mine._id)])
    expect((await write(its, { kind: "given", amount: 1 })).status).toBe(201);
  expect((await shop.get("/api/khata", { token: String(mine.token) })).body.balance).toBe(102);
  expect((await openFor({ name: "A", phoneNo })).status).toBe(409);
  expect((await register(nextPhone())).status).toBe(201);
});

test("another's account does not get it by being given the number, and no second khata is opened for it", async () => {
  const { phoneNo } = await person();
  const customer = await shop.addVisitor();
  await shop.bindings.DB.prepare("UPDATE users SET phone = ? WHERE id = ?")
    .bind(phoneNo, customer.id)
    .run();
  expect((await shop.get("/api/khata", { token: customer.token })).status).toBe(404);
  expect((await shop.put(`/api/khata/${customer.id}`, { limit: 5 }, asAdmin())).status).toBe(409);
});

test("whose account has the number gets its khata with a new password that a code proves, and keeps an own one", async () => {
  const { phoneNo } = await person({ opening: 100 });
  const customer = await shop.addVisitor();
  const hand = (phone: string) =>
    shop.bindings.DB.prepare("UPDATE users SET phone = ? WHERE id = ?")
      .bind(phone, customer.id)
      .run();
  const reset = async (phone: string) =>
    shop.post("/api/users/forgot-password", {
      ...{ phoneNo: phone, password: "Another@1234" },
      verificationToken: await prove(phone, "reset"),
    });
  await hand(phoneNo);
  const forged = { phoneNo, password: "Another@1234", verificationToken: "forged" };
  expect((await shop.post("/api/users/forgot-password", forged)).status).not.toBe(200);
  expect((await shop.get("/api/khata", { token: customer.token })).status).toBe(404);
  const done = await reset(phoneNo);
  expect(done.status).toBe(200);
  const token = String(done.body.token);
  expect((await shop.get("/api/khata", { token })).body.balance).toBe(100);
  const second = await person({ opening: 7 });
  await hand(second.phoneNo);
  const again = await reset(second.phoneNo);
  expect(again.status).toBe(200);
  const own = await shop.get("/api/khata", { token: String(again.body.token) });
  expect(own.body.balance).toBe(100);
});

test("what is asked for by UPI is the same payment on every page of a khata", async () => {
  const { id } = await person({ opening: 100 });
  await write(id, { kind: "given", amount: 5 });
  const { context } = await shop.ask("/");
  const newest = (await getKhataOf(context, id))!;
  const older = (await getKhataOf(context, id, { before: newest.entries[0]!.seq }))!;
  expect(older.entries).toHaveLength(1);
  const payee = { id: "shop@upi", name: "Kirana" };
  const asked = requestBalance(newest, payee)!.link;
  expect(asked).toContain(newest.entries[0]!.id);
  expect(requestBalance(older, payee)!.link).toBe(asked);
});

test("a link shows the khata without signing in until it ends; any other is 404", async () => {
  const { id } = await person({ opening: 100 });
  const { status, body } = await shop.post(`/api/khata/${id}/statement`, {}, asAdmin());
  expect(status).toBe(200);
  const { pathname } = new URL(String(body.url));
  const token = pathname.split("/").at(-1)!;
  const ask = async (its: string) => {
    const asked = await shop.ask(`/khata/statement/${its}`);
    return statement({ ...asked, params: { token: its } } as never).then(
      (shown) => shown as { balancePaise: number },
      (thrown: Response) => thrown.status,
    );
  };
  expect(await ask(token)).toMatchObject({ name: "Ramesh", balancePaise: 10_000 });
  const forged = token.startsWith("a") ? `b${token.slice(1)}` : `a${token.slice(1)}`;
  for (const wrong of [forged, id, "", "' OR 1 = 1", `${token}x`, token.toUpperCase()])
    expect(await ask(wrong), wrong).toBe(404);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 86_400_000 + 1000 });
  expect(await ask(token)).toBe(404);
  vi.useRealTimers();
  expect((await shop.post("/api/khata/0123456789abcdef/statement", {}, asAdmin())).status).toBe(
    404,
  );
});

test("of a customer who is gone neither the link nor the khata shows anything", async () => {
  const customer = await shop.addVisitor();
  await shop.put(`/api/khata/${customer.id}`, { limit: 5 }, asAdmin());
  const { body } = await shop.post(`/api/khata/${customer.id}/statement`, {}, asAdmin());
  const token = String(body.url).split("/").at(-1)!;
  const { results } = await shop.bindings.DB.prepare(
    "SELECT id FROM khata_accounts WHERE user_id = ?",
  )
    .bind(customer.id)
    .all<{ id: string }>();
  const { id } = results[0]!;
  const lookUp = async () =>
    statement({
      ...(await shop.ask(`/khata/statement/${token}`)),
      params: { token },
    } as never).then(
      () => 200,
      (thrown: Response) => thrown.status,
    );
  expect(await lookUp()).toBe(200);
  await shop.bindings.DB.prepare("DELETE FROM users WHERE id = ?").bind(customer.id).run();
  expect(await lookUp()).toBe(404);
  expect((await write(id, { kind: "payment", amount: 5, method: "cash" })).status).toBe(404);
});

test.each([
  [{ name: "", phoneNo: "9100099999" }, "name"],
  [{ name: "x".repeat(500), phoneNo: "9100099999" }, "name"],
  [{ name: "A", phoneNo: "12" }, "phoneNo"],
  [{ name: "A", phoneNo: "9100099999", limit: -1 }, "limit"],
  [{ name: "A", phoneNo: "9100099999", limit: 1.005 }, "limit"],
  [{ name: "A", phoneNo: "9100099999", limit: 1e9 }, "limit"],
  [{ name: "A", phoneNo: "9100099999", limit: 10, opening: -1 }, "opening"],
  [{ name: "A", phoneNo: "9100099999", limit: 10, opening: 0.001 }, "opening"],
  [{ name: "A", phoneNo: "9100099999", limit: [], opening: 1 }, "limit"],
])("%j opens no khata", async (body, field) => {
  const refused = await openFor(body);
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]]);
});

test.each([-5, 0, 1.005, "a lot", null])("%j is nothing to give", async (amount) => {
  const { id } = await person();
  const refused = await write(id, { kind: "given", amount });
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ["amount"]]);
});

test("only the owner opens khatas and makes links", async () => {
  const { id } = await person();
  const { token } = await shop.addVisitor();
  const asked = [
    await shop.post("/api/khata/people", { name: "A", phoneNo: nextPhone() }, { token }),
    await shop.post(`/api/khata/${id}/statement`, {}, { token }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403]);
});
