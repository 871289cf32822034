import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#app/features/account/privacy/delete-account.server.ts";
import { updateProfile } from "#app/features/account/profile/update-profile.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { deleteUser } from "./delete-user.server.ts";
import { listUsers } from "./list-users.server.ts";
import { updateUser } from "./update-user.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function signedIn(name: string) {
  const customer = await shop.addCustomer({ name });
  const session = await shop.signIn(customer.id);
  const { request, context } = await shop.ask("/", { cookies: { session } });
  return { context, customer: await requireCustomer(request, context) };
}
const asOwner = async () => (await shop.ask("/")).context;
const found = async (text: string) =>
  (await listUsers(await asOwner(), { text })).users.map(({ name }) => name);
const rows = async () =>
  (await shop.bindings.DB.prepare("SELECT rowid FROM user_search").all()).results.length;

test("who takes another name is found by that one, and no more by the old", async () => {
  const { context, customer } = await signedIn("Lakshmi Narayan");
  await updateProfile(context, customer, {
    ...{ name: "Meera Narayan", password: "" },
    ...{ street: "", city: "", postalCode: "" },
  });
  expect([await found("laksh"), await found("narayan")]).toEqual([[], ["Meera Narayan"]]);
});

test("who is given another phone by an admin is found by that one, once", async () => {
  const { customer } = await signedIn("Farida");
  await updateUser(await asOwner(), customer.id, {
    ...{ name: "Farida", phoneNo: "9222233333", isAdmin: false },
  });
  expect([await found(customer.phone), await found("92222 33333"), await found("farida")]).toEqual([
    [],
    ["Farida"],
    ["Farida"],
  ]);
});

test("who is gone is found no more, whoever deleted the account, and an admin stays", async () => {
  const before = await rows();
  const [one, other] = [await signedIn("Gita"), await signedIn("Harish")];
  await deleteUser(await asOwner(), one.customer.id);
  await deleteAccount(other.context, other.customer);
  expect([await found("gita"), await found("harish"), await rows()]).toEqual([[], [], before]);
  const owner = await shop.addCustomer({ name: "Indira", isAdmin: true });
  expect(await deleteUser(await asOwner(), owner.id)).toMatchObject({ reason: "is-admin" });
  expect(await found("indira")).toEqual(["Indira"]);
});
