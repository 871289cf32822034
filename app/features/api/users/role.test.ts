import { afterAll, beforeAll, expect, test } from "vitest";
import { updateUser } from "#app/features/account/users/update-user.server.ts";
import { acceptOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let owner: Awaited<ReturnType<ApiShop["addVisitor"]>>;
beforeAll(async () => {
  shop = await openApiShop();
  owner = await shop.addVisitor({ isAdmin: true, name: "Asha" });
});
afterAll(() => shop.close());

const give = (id: string, role: unknown, token = owner.token) =>
  shop.put(`/api/users/${id}/role`, { role }, { token });
async function placed(): Promise<string> {
  const [{ token }, { financialId }] = [await shop.addVisitor(), await shop.addPack()];
  const order = {
    orderItems: [{ financialId, qty: 1 }],
    shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
  };
  return String((await shop.post("/api/orders", order, { token })).body._id);
}
const roleOf = async (id: string) =>
  (await shop.get(`/api/users/${id}`, { token: owner.token })).body.role;

test("an owner gives a role and takes it back; the other is signed out everywhere, and it stands in the log", async () => {
  const { id, token } = await shop.addVisitor({ name: "Prem" });
  const given = await give(id, "packer");
  expect([given.status, given.body.role, given.body.isAdmin]).toEqual([200, "packer", false]);
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(401);
  const newToken = await shop.signIn(id, "bearer");
  expect((await give(id, "packer")).status).toBe(200);
  expect((await shop.get("/api/orders/mine", { token: newToken })).status).toBe(200);
  expect((await give(id, null)).body.role).toBeNull();
  expect((await shop.get("/api/orders/mine", { token: newToken })).status).toBe(401);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT before, after, user_name FROM admin_log WHERE kind = 'user' AND subject_id = ? ORDER BY seq",
  )
    .bind(id)
    .all<{ before: string; after: string; user_name: string }>();
  expect(results.map((entry) => entry.user_name)).toEqual(["Asha", "Asha"]);
  expect(results.map(({ after }) => (JSON.parse(after) as { role: string }).role)).toEqual([
    "packer",
    null,
  ]);
});

test("the last owner stays, of two that give up at once one", async () => {
  const other = await openApiShop();
  try {
    const one = await other.addVisitor({ isAdmin: true });
    const step = (id: string, token: string) =>
      other.put(`/api/users/${id}/role`, { role: null }, { token });
    const refused = await step(one.id, one.token);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "The shop needs an owner: make somebody else one first.",
    ]);
    const two = await other.addVisitor({ isAdmin: true });
    const both = await Promise.all([step(one.id, one.token), step(two.id, two.token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  } finally {
    await other.close();
  }
});

test("no role, another word, nobody and who is no owner are refused", async () => {
  const { id, token } = await shop.addVisitor();
  for (const role of ["admin", "", 1, undefined])
    expect((await give(id, role)).body.errors).toHaveProperty("role");
  expect((await give("0000000000000000", "rider")).status).toBe(404);
  expect((await give(id, "owner", token)).status).toBe(403);
  expect(await roleOf(id)).toBeNull();
});

test("a repeat under one key is answered the same, another body refused", async () => {
  const { id } = await shop.addVisitor();
  const send = (role: string) =>
    shop.put(
      `/api/users/${id}/role`,
      { role },
      { token: owner.token, headers: { "Idempotency-Key": id } },
    );
  expect([(await send("rider")).body.role, (await send("rider")).body.role]).toEqual([
    "rider",
    "rider",
  ]);
  expect((await send("packer")).status).toBe(409);
});

test("the form of a user leaves every role as it is, until Is Admin is ticked", async () => {
  const { id, phone } = await shop.addVisitor({ role: "packer" });
  const { context } = await shop.ask("/");
  const save = (isAdmin: boolean) =>
    updateUser(context, id, { name: "Prem", phoneNo: phone, isAdmin });
  await save(false);
  expect(await roleOf(id)).toBe("packer");
  const token = await shop.signIn(id, "bearer");
  await save(true);
  expect(await roleOf(id)).toBe("owner");
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(401);
});

test("who is given another role between page and tap changes nothing", async () => {
  const second = await shop.addVisitor({ isAdmin: true });
  const orderId = await placed();
  const { context } = await shop.ask("/", { cookies: { session: second.session } });
  await give(second.id, "rider");
  await expect(acceptOrder(context, orderId)).rejects.toMatchObject({ status: 401 });
  const order = await shop.get(`/api/orders/${orderId}`, { token: owner.token });
  expect(order.body.isAccepted).toBe(false);
});
