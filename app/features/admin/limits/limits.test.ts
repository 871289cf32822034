import { afterAll, beforeAll, expect, test } from "vitest";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf } from "#app/features/audit/entry.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "./limits.route.tsx";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
});
afterAll(() => shop.close());

const path = "/admin/limits";
const form = {
  openOrders: "30",
  openRupees: "₹1,00,000",
  ordersAnHour: "60",
  packsADay: "100",
  codesAnHour: "500",
};
const post = async (fields: Record<string, string>, cookies: object = { session }) =>
  action(
    await shop.ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies: { ...cookies },
    }),
  );
const shown = async () => loader(await shop.ask(path, { cookies: { session } }));

test("the page shows the first limits, keeps the owner's, and the log says what was changed", async () => {
  expect(await shown()).toMatchObject({ openOrders: 15, openPaise: 5_000_000, ordersAnHour: 60 });
  const saved = (await post(form)) as Response;
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
  expect(await shown()).toMatchObject({ openOrders: 30, openPaise: 10_000_000, packsADay: 100 });
  const { context } = await shop.ask("/");
  const { entries } = await listEntries(context, { kind: "limits", before: null });
  expect(entries).toHaveLength(1);
  expect(entries[0]!.userName).toBe("Asha");
  expect(changesOf(entries[0]!)).toEqual([
    { field: "Unpaid orders", was: "15", is: "30" },
    { field: "Cost of unpaid orders", was: "₹50,000.00", is: "₹1,00,000.00" },
  ]);
});

test.each(["", "0", "-1", "1.5", "ten", "10000001"])("%j is no limit", async (packsADay) => {
  const before = await shown();
  expect(await post({ ...form, packsADay })).toMatchObject({
    init: { status: 400 },
    data: { errors: { packsADay: expect.stringMatching(/^Please/) }, values: { packsADay } },
  });
  expect(await shown()).toEqual(before);
});

test("a customer is led to sign in and changes nothing", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  const before = await shown();
  await expect(post({ ...form, openOrders: "1" }, { session: customer })).rejects.toMatchObject({
    status: 302,
  });
  expect(await shown()).toEqual(before);
});

test("the days for complaints are set by themselves, from 1 to 60, and stay where they are left out", async () => {
  expect(((await post({ ...form, complaintDays: "14" })) as Response).status).toBe(303);
  await post(form);
  expect(await shown()).toMatchObject({ complaintDays: 14 });
  for (const complaintDays of ["0", "61", "a week"])
    expect(await post({ ...form, complaintDays })).toMatchObject({
      data: { errors: { complaintDays: "Please enter a whole number from 1 to 60." } },
    });
});
