import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "./staff.route.tsx";

let shop: TestShop;
let owner: { id: string; phone: string; session: string };
beforeAll(async () => {
  shop = await openTestShop();
  const { id, phone } = await shop.addCustomer({ isAdmin: true, name: "Asha" });
  owner = { id, phone, session: await shop.signIn(id) };
});
afterAll(() => shop.close());

const cookies = () => ({ session: owner.session });
async function give(phoneNo: string, role: string) {
  const asked = await shop.ask("/admin/staff", {
    method: "POST",
    cookies: cookies(),
    body: new URLSearchParams({ phoneNo, role }),
  });
  return (await action(asked as ActionFunctionArgs)) as unknown as {
    status: number;
    init?: { status: number };
    data: { errors: Record<string, string>; values: Record<string, string> };
  };
}
const staff = async () =>
  (await loader(await shop.ask("/admin/staff", { cookies: cookies() }))).staff.map(
    ({ name, role }) => [name, role],
  );

test("the owner gives a role by phone, sees who has one, and takes it back", async () => {
  const { phone } = await shop.addCustomer({ name: "Prem" });
  expect((await give(`91${phone}`, "rider")).status).toBe(303);
  expect(await staff()).toEqual([
    ["Asha", "owner"],
    ["Prem", "rider"],
  ]);
  expect((await give(phone, "none")).status).toBe(303);
  expect(await staff()).toEqual([["Asha", "owner"]]);
});

test("an unknown phone, none, a role that is none and the last owner are refused beside what was typed", async () => {
  const { phone } = await shop.addCustomer();
  const refused = async (phoneNo: string, role: string) => {
    const { init, data } = await give(phoneNo, role);
    return [init?.status, data.errors, data.values];
  };
  expect(await refused("9000099999", "packer")).toEqual([
    400,
    { phoneNo: "Nobody has an account with this phone number. They must register first." },
    { phoneNo: "9000099999", role: "packer" },
  ]);
  expect(await refused("12", "packer")).toMatchObject([
    400,
    { phoneNo: "Please enter a valid 10-digit phone number." },
    {},
  ]);
  expect(await refused(phone, "")).toMatchObject([400, { role: "Please choose a role." }, {}]);
  expect(await refused(phone, "boss")).toMatchObject([400, { role: "Please choose a role." }, {}]);
  expect(await refused(owner.phone, "none")).toMatchObject([
    409,
    { form: "The shop needs an owner: make somebody else one first." },
    {},
  ]);
  expect(await staff()).toEqual([["Asha", "owner"]]);
});

test("the only owner is known as the one who stays, until another is made", async () => {
  const isOnlyOwner = async () =>
    (await loader(await shop.ask("/admin/staff", { cookies: cookies() }))).isOnlyOwner;
  expect(await isOnlyOwner()).toBe(true);
  const { phone } = await shop.addCustomer({ name: "Bela" });
  expect((await give(phone, "owner")).status).toBe(303);
  expect(await isOnlyOwner()).toBe(false);
});
