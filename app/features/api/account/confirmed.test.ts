import { afterAll, beforeAll, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { newToken, sha256Hex } from "#app/platform/digest.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

const password = "Admin@12345";
const minuteMs = 60_000;
const question = { status: 403, body: { message: "Confirm your password first." } };

let shop: ApiShop;
beforeAll(async () => {
  shop = await openApiShop();
});
afterAll(() => shop.close());

async function addAdmin(signedInMinutesAgo = 31) {
  const admin = await shop.addVisitor({ isAdmin: true, password });
  await age(admin.id, signedInMinutesAgo);
  return admin;
}
const age = (userId: string, minutes: number) =>
  shop.bindings.DB.prepare("UPDATE sessions SET created_at = created_at - ? WHERE user_id = ?")
    .bind(minutes * minuteMs, userId)
    .run();
const hashOf = async (id: string) =>
  (await shop.bindings.DB.prepare("SELECT password_hash FROM users WHERE id = ?")
    .bind(id)
    .first<string>("password_hash"))!;

test("half an hour after signing in, a token deletes nothing, makes no admin and changes nobody's phone or password", async () => {
  const { token, id } = await addAdmin();
  const victim = await shop.addCustomer();
  const { productId, detailId } = await shop.addPack();
  const asAdmin = { token };
  const path = `/api/users/${victim.id}`;
  const same = { name: "Ravi K", phoneNo: victim.phone };
  const refused = [
    await shop.remove(path, asAdmin),
    await shop.put(path, { ...same, isAdmin: true }, asAdmin),
    await shop.put(path, { ...same, phoneNo: "9111100001" }, asAdmin),
    await shop.remove(`/api/products/${productId}`, asAdmin),
    await shop.remove(`/api/products/${productId}/details/${detailId}`, asAdmin),
    await shop.put("/api/users/profile", { password: "Another 12345" }, asAdmin),
  ];
  for (const answer of refused) expect(answer).toMatchObject(question);
  expect(await verifyPassword(password, await hashOf(id))).toBe(true);
  expect((await shop.get(path, asAdmin)).body).toMatchObject({ isAdmin: false, name: "Ravi" });
  expect((await shop.get(`/api/products/${productId}`)).status).toBe(200);
});

test("what takes nobody's account or goods is not asked about: names, prices, cash and the steps of an order", async () => {
  const { token } = await addAdmin();
  const { id, phone } = await shop.addCustomer();
  const { productId, detailId } = await shop.addPack();
  const asAdmin = { token };
  const named = await shop.put(`/api/users/${id}`, { name: "Asha", phoneNo: phone }, asAdmin);
  expect(named.status).toBe(200);
  const priced = await shop.put(
    `/api/products/${productId}/details/${detailId}`,
    { quantity: 1, price: 90, Discount: 0 },
    asAdmin,
  );
  expect(priced.status).toBe(200);
  expect((await shop.put("/api/orders/0123456789abcdef/pack", undefined, asAdmin)).status).toBe(
    404,
  );
  expect((await shop.put("/api/users/profile", { name: "Asha" }, asAdmin)).status).toBe(200);
});

test("signing in again confirms, for half an hour", async () => {
  const admin = await addAdmin();
  const victim = await shop.addCustomer();
  const again = await shop.post("/api/users/auth", { phoneNo: admin.phone, password });
  const token = String(again.body.token);
  expect((await shop.remove(`/api/users/${victim.id}`, { token })).status).toBe(200);
  await age(admin.id, 31);
  const other = await shop.addCustomer();
  expect(await shop.remove(`/api/users/${other.id}`, { token })).toMatchObject(question);
});

test("a customer's own password wants the old one, too: a token found later takes no account over", async () => {
  const customer = await shop.addVisitor();
  const change = () =>
    shop.put("/api/users/profile", { password: "Another 12345" }, { token: customer.token });
  await age(customer.id, 31);
  expect(await change()).toMatchObject(question);
  await age(customer.id, -31);
  expect((await change()).status).toBe(200);
});

test("a cookie's token opens no call, and a call's token no page", async () => {
  const { id, token, session } = await shop.addVisitor();
  expect((await shop.get("/api/users/address", { token })).status).toBe(200);
  expect((await shop.get("/api/users/address", { token: session })).status).toBe(401);
  const { context: byToken } = await shop.ask("/", { cookies: { session: token } });
  const { context: byCookie } = await shop.ask("/", { cookies: { session } });
  const { context: byHeader } = await shop.ask("/", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await getVisitor(byToken)).toBeNull();
  expect(await getVisitor(byHeader)).toBeNull();
  expect(await getVisitor(byCookie)).toMatchObject({ id });
});

test("a token of an older release, which kept it as a page's, opens calls until it ends or is given back", async () => {
  const { id } = await shop.addCustomer();
  const older = async (token: string, expiresAt: number) => {
    await shop.bindings.DB.prepare(
      "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
    )
      .bind(await sha256Hex(token), id, Date.now() - 60 * minuteMs, expiresAt)
      .run();
    return { token };
  };
  const [living, other, ended] = [
    await older(newToken(), Date.now() + minuteMs),
    await older(newToken(), Date.now() + minuteMs),
    await older(newToken(), Date.now() - minuteMs),
  ];
  const open = async (sent: { token: string }) => (await shop.get("/api/orders/mine", sent)).status;
  expect([await open(living), await open(other), await open(ended)]).toEqual([200, 200, 401]);
  expect((await shop.post("/api/users/logout", undefined, living)).status).toBe(200);
  expect([await open(living), await open(other)]).toEqual([401, 200]);
});

test("a customer changes the password twenty times an hour at most, and the profile three hundred", async () => {
  const customer = await shop.addVisitor();
  const { token } = customer;
  const fill = (kind: string, times: number) =>
    shop.bindings.DB.batch(
      Array.from({ length: times }, () =>
        shop.bindings.DB.prepare("INSERT INTO attempts (kind, subject, at) VALUES (?, ?, ?)").bind(
          kind,
          customer.id,
          Date.now(),
        ),
      ),
    );
  await fill("new-password", 20);
  const late = await shop.put("/api/users/profile", { password: "Another 12345" }, { token });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect((await shop.put("/api/users/profile", { name: "Asha" }, { token })).status).toBe(200);
  await fill("profile", 299);
  expect((await shop.put("/api/users/profile", { name: "Asha" }, { token })).status).toBe(429);
});
