import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true, name: "Owner" })).token;
});
afterAll(() => shop.close());

const address = { street: "12 Temple Road", city: "Mysuru", postalCode: "570001" };

test("an admin lists users newest first and finds them by phone and name, never their passwords", async () => {
  const { id, phone } = await shop.addVisitor({ name: "Lakshmi Narayan" });
  const list = await shop.get("/api/users", { token: admin });
  expect([list.status, list.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  const [newest] = list.body.users as { _id: string }[];
  expect(newest).toEqual({
    _id: id,
    name: "Lakshmi Narayan",
    phoneNo: phone,
    isAdmin: false,
    role: null,
    location: null,
    deliveryAddress: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
  });
  for (const keyword of ["laksh", phone]) {
    expect(
      (await shop.get(`/api/users?keyword=${keyword}`, { token: admin })).body.users,
    ).toMatchObject([{ _id: id }]);
  }
  expect((await shop.get("/api/users?keyword=%22)%20OR%201", { token: admin })).status).toBe(200);
});

test("one sees oneself by id and by phone, an admin sees all, and nobody else", async () => {
  const [one, other] = [await shop.addVisitor(), await shop.addVisitor()];
  for (const which of [one.id, one.phone, `91${one.phone}`]) {
    for (const token of [one.token, admin]) {
      expect((await shop.get(`/api/users/${which}`, { token })).body).toMatchObject({
        _id: one.id,
        phoneNo: one.phone,
      });
    }
    expect((await shop.get(`/api/users/${which}`, { token: other.token })).status).toBe(403);
  }
  expect((await shop.get("/api/users/0000000000000000", { token: other.token })).status).toBe(403);
  expect((await shop.get("/api/users/0000000000000000", { token: admin })).status).toBe(404);
});

test("an admin changes a customer, and no admin", async () => {
  const { id } = await shop.addVisitor();
  const changed = await shop.put(
    `/api/users/${id}`,
    { name: "Meera", phoneNo: "919100000777", isAdmin: false },
    { token: admin },
  );
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { _id: id, name: "Meera", phoneNo: "9100000777" },
  ]);
  const { phone: taken } = await shop.addVisitor();
  const conflict = await shop.put(
    `/api/users/${id}`,
    { name: "Meera", phoneNo: taken },
    { token: admin },
  );
  expect([conflict.status, conflict.body.errors]).toEqual([
    409,
    { phoneNo: "Another user has this phone number." },
  ]);
  expect(
    (
      await shop.put(
        `/api/users/${id}`,
        { name: "Meera", phoneNo: "9100000777", isAdmin: true },
        { token: admin },
      )
    ).body.isAdmin,
  ).toBe(true);
  expect(
    (await shop.put(`/api/users/${id}`, { name: "X", phoneNo: "9100000777" }, { token: admin }))
      .status,
  ).toBe(403);
  expect((await shop.remove(`/api/users/${id}`, { token: admin })).status).toBe(403);
});

test("a deleted customer is signed out and gone", async () => {
  const { id, token } = await shop.addVisitor();
  expect((await shop.remove(`/api/users/${id}`, { token: admin })).status).toBe(200);
  expect((await shop.remove(`/api/users/${id}`, { token: admin })).status).toBe(404);
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(401);
});

test("the one address is saved, changed, read and forgotten", async () => {
  const { id, phone, token } = await shop.addVisitor();
  const saved = await shop.post(`/api/users/${id}/address`, address, { token });
  expect([saved.status, saved.body]).toEqual([201, { deliveryAddress: address, location: null }]);
  expect((await shop.get("/api/users/address", { token })).body).toEqual({
    deliveryAddress: address,
    location: null,
  });
  expect(
    (await shop.put(`/api/users/${phone}/address`, { ...address, city: "Hassan" }, { token })).body,
  ).toMatchObject({ deliveryAddress: { city: "Hassan" } });
  expect((await shop.remove(`/api/users/${id}/address`, { token })).body.deliveryAddress).toEqual({
    street: "",
    city: "",
    postalCode: "",
  });
  expect((await shop.get("/api/users/address", { token })).body.deliveryAddress).toEqual({
    street: "",
    city: "",
    postalCode: "",
  });
});

test("of several addresses an admin changes the default alone, which may be another that is kept, and the oldest follows one that is forgotten", async () => {
  const { id } = await shop.addVisitor();
  const { DB } = shop.bindings;
  await DB.prepare(
    `INSERT INTO addresses (id, user_id, label, street, city, postal_code, landmark, created_at)
    SELECT 'work' || user_id, user_id, 'Work', '7 Residency Road', 'Bengaluru', '560025', 'the tank', created_at + 1 FROM addresses WHERE user_id = ?`,
  )
    .bind(id)
    .run();
  const kept = async () =>
    (
      await DB.prepare(
        "SELECT street, landmark FROM addresses WHERE user_id = ? ORDER BY is_default DESC, created_at",
      )
        .bind(id)
        .all()
    ).results;
  const path = `/api/users/${id}/address`;
  const work = { street: "7 Residency Road", city: "Bengaluru", postalCode: "560025" };
  await shop.put(path, work, { token: admin });
  const office = { street: "7 Residency Road", landmark: "the tank" };
  const home = { street: "1 Main Road", landmark: "" };
  expect(await kept()).toEqual([office, home]);
  await shop.put(path, address, { token: admin });
  expect(await kept()).toEqual([{ street: address.street, landmark: "" }, home]);
  expect((await shop.remove(path, { token: admin })).body).toMatchObject({
    deliveryAddress: { street: "1 Main Road" },
  });
  expect(await kept()).toEqual([home]);
});

test("another's address is an admin's to change, another admin's nobody's", async () => {
  const [one, other] = [await shop.addVisitor(), await shop.addVisitor()];
  const second = await shop.addVisitor({ isAdmin: true });
  for (const method of ["POST", "PUT", "DELETE"]) {
    expect(
      (
        await shop.send(method, `/api/users/${one.id}/address`, {
          token: other.token,
          body: address,
        })
      ).status,
    ).toBe(403);
    expect(
      (await shop.send(method, `/api/users/${second.id}/address`, { token: admin, body: address }))
        .status,
    ).toBe(403);
    expect(
      (
        await shop.send(method, "/api/users/0000000000000000/address", {
          token: admin,
          body: address,
        })
      ).status,
    ).toBe(404);
  }
  expect(
    (await shop.put(`/api/users/${one.id}/address`, address, { token: admin })).body,
  ).toMatchObject({ deliveryAddress: address });
  expect((await shop.get(`/api/users/${other.id}`, { token: admin })).body).toMatchObject({
    deliveryAddress: { city: "Bengaluru" },
  });
});

test.each([
  {},
  { ...address, street: "" },
  { ...address, city: 5 },
  { ...address, postalCode: "12" },
  { ...address, street: "Unknown Street" },
  { ...address, street: "x".repeat(201) },
])("the address %j is refused", async (body) => {
  const { id, token } = await shop.addVisitor();
  const refused = await shop.put(`/api/users/${id}/address`, body, { token });
  expect([refused.status, typeof refused.body.errors]).toEqual([400, "object"]);
});
