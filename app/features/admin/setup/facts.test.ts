import { afterAll, beforeAll, expect, test } from "vitest";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf } from "#app/features/audit/entry.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { type BillingShop, openBillingShop } from "#tests/billing-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import type { RefusedSetup } from "./answer-setup.server.ts";
import { action, loader } from "./setup.route.tsx";

let shop: BillingShop;
let whole: WholeShop;
let session: string;
beforeAll(async () => {
  shop = await openBillingShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
});
afterAll(() => shop.close());

const facts = {
  name: "Lakshmi Stores",
  address: "7, Temple Street,  Mysuru 570001,\nKarnataka",
  phone: "+91 98800 11223",
  foodLicence: "1122 6334 0009 99",
  officer: "Lakshmi Rao, owner, 9880011223",
};
const saved = {
  ...facts,
  address: "7, Temple Street, Mysuru 570001, Karnataka",
  phone: "9880011223",
  foodLicence: "11226334000999",
};

const post = async (command: string, fields: Record<string, string> = {}) =>
  action(
    await shop.ask(`/admin/setup/${command}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies: { session },
    }),
  );
const shown = async () => loader(await shop.ask("/admin/setup", { cookies: { session } }));
const page = async (path: string, cookies: object = {}, language = "en") => {
  const { request } = await shop.ask(path, { cookies: { ...cookies } });
  request.headers.append("Cookie", `lang=${language}`);
  return (
    await whole.answer(new Request(`http://localhost${path}`, { headers: request.headers }))
  ).text();
};
async function paper() {
  const { id } = await shop.addOrder({
    goods: [{ name: "Atta", paise: 26_840, taxClass: "atta" }],
  });
  await packOrder(await shop.asAdmin(), id);
  await dispatchOrder(await shop.asAdmin(), id);
  return async () => (await getDocuments(await shop.asAdmin(), [id]))[0]!.supplier;
}

test("the environment gives the first values; what the owner says stands on pages and new papers, and old papers stay", async () => {
  const { foodLicence } = (await shown()).facts;
  expect(await shown()).toMatchObject({
    areSaved: false,
    facts: { name: "Kirana Neighbourhood Stores", phone: "9876543210", foodLicence },
  });
  const oldPaper = await paper();
  const before = await oldPaper();
  expect((await post("facts/save", facts)) as Response).toMatchObject({ status: 303 });
  expect(await shown()).toMatchObject({ areSaved: true, facts: saved });
  const footer = await page("/");
  for (const text of [saved.name, saved.address, saved.phone, saved.foodLicence, saved.officer])
    expect(footer).toContain(text);
  expect(footer).not.toContain("Kirana Neighbourhood Stores");
  expect(await oldPaper()).toEqual(before);
  expect(await (await paper())()).toMatchObject({
    ...{ name: saved.name, address: saved.address, foodLicence: saved.foodLicence },
  });
  const { context } = await shop.ask("/");
  const [entry] = (await listEntries(context, { kind: "shop", before: null })).entries;
  expect(entry!.userName).toBe("Asha");
  expect(entry!.after).toMatchObject({ name: saved.name, postalAddress: saved.address });
});

test("a change is told in the log field by field, and saving the same again tells nothing", async () => {
  await post("facts/save", { ...facts, officer: "" });
  await post("facts/save", { ...facts, officer: "" });
  const { context } = await shop.ask("/");
  const { entries } = await listEntries(context, { kind: "shop", before: null });
  expect(entries).toHaveLength(2);
  expect(changesOf(entries[0]!)).toEqual([
    { field: "Grievance officer", was: saved.officer, is: "" },
  ]);
});

test.each([
  ["name", "", "Please enter the shop's name."],
  ["name", "x".repeat(81), "Please enter at most 80 characters."],
  ["address", " ", "Please enter the shop's address."],
  ["phone", "98800", "Please enter the shop's phone number with 10 digits."],
  ["phone", "", "Please enter the shop's phone number with 10 digits."],
  ["foodLicence", "1122", "A food licence has 14 digits."],
  ["officer", "x".repeat(201), "Please enter at most 200 characters."],
])("%s %j is refused at its field, and nothing is kept", async (field, value, message) => {
  const before = await shown();
  const refused = (await post("facts/save", { ...facts, [field]: value })) as {
    data: RefusedSetup;
    init: ResponseInit;
  };
  expect(refused.init.status).toBe(400);
  expect(refused.data.failure).toMatchObject({
    errors: { [field]: message },
    values: { name: expect.any(String) },
  });
  expect(await shown()).toEqual(before);
});

test("a landline is a phone too", async () => {
  await post("facts/save", { ...facts, phone: "0821-2444555" });
  expect((await shown()).facts.phone).toBe("8212444555");
});

test("both languages have the page, and each field its label", async () => {
  const hindi = await page("/admin/setup", { session }, "hi");
  for (const text of ["दुकान तैयार करें", "दुकान का नाम", "फ़ूड लाइसेंस (FSSAI)", "सेव करें"])
    expect(hindi).toContain(text);
  expect(hindi).toContain(saved.name);
});
