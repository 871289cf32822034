import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as ownKhata } from "#app/features/khata/khata.route.tsx";
import { openKhata } from "#app/features/khata/open-khata.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as makeLink, loader as link } from "./link/link.route.tsx";
import { action as openFor } from "./new/new.route.tsx";
import { action as write, loader as khataOf } from "./khata.route.tsx";
import { action as saveLimit, loader as limitOf } from "./limit.route.tsx";
import { loader as khatas } from "./list.route.tsx";
import { action as command } from "./command.route.tsx";

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

type Route = (asked: Awaited<ReturnType<typeof shop.ask>>) => Promise<unknown>;

/** What the route answers to a session; with `form` it is posted. */
async function ask(
  route: unknown,
  {
    path = "/",
    id = "",
    session = admin,
    form,
  }: {
    path?: string;
    id?: string;
    session?: string | null;
    form?: Record<string, string>;
  },
) {
  const asked = await shop.ask(path, {
    cookies: session ? { session } : {},
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const answer = (await (route as Route)({ ...asked, params: { id } }).catch(
    (thrown: unknown) => thrown,
  )) as { status?: number; headers?: Headers; init?: { status: number }; data?: unknown };
  const status = answer.status ?? answer.init?.status ?? 200;
  return { status, to: answer.headers?.get("Location"), data: answer.data ?? answer };
}

async function customerWithKhata() {
  const customer = await shop.addCustomer();
  const { context } = await shop.ask("/", { cookies: { session: admin } });
  await openKhata(context, customer.id, 200_000);
  return { id: customer.id, session: await shop.signIn(customer.id) };
}

test("the owner opens a khata for a customer who agreed, not before", async () => {
  const { id } = await shop.addCustomer({ name: "Meera" });
  expect(await ask(khataOf, { id })).toMatchObject({ status: 302, to: `/admin/khata/${id}/limit` });
  expect(await ask(limitOf, { id })).toMatchObject({ data: { name: "Meera", limitPaise: null } });
  const refused = await ask(saveLimit, { id, form: { limit: "1,500" } });
  expect(refused).toMatchObject({
    status: 400,
    data: { errors: { hasAgreed: expect.any(String) }, values: { limit: "1,500" } },
  });
  const opened = await ask(saveLimit, { id, form: { limit: "1,500", hasAgreed: "on" } });
  expect(opened).toMatchObject({ status: 303, to: `/admin/khata/${id}` });
  expect((await ask(saveLimit, { id, form: { limit: "lots" } })).status).toBe(400);
  await ask(saveLimit, { id, form: { limit: "99.50" } });
  expect(await ask(khataOf, { id })).toMatchObject({ data: { khata: { limitPaise: 9_950 } } });
});

test("a payment is recorded, and what is wrong with one is said with what was typed", async () => {
  const { id, session } = await customerWithKhata();
  const wrong = { kind: "payment", amount: "five", method: "upi", reference: "4821", after: "" };
  expect(await ask(write, { id, form: wrong })).toMatchObject({
    status: 400,
    data: { errors: { amount: expect.any(String) }, values: wrong },
  });
  const right = { ...wrong, amount: "₹500" };
  expect((await ask(write, { id, form: right })).status).toBe(303);
  expect((await ask(write, { id, form: right })).status).toBe(303);
  expect(await ask(ownKhata, { path: "/khata", session })).toMatchObject({
    data: { balancePaise: -50_000, rows: [{ title: "Paid by UPI", note: "4821" }], before: null },
  });
  const [entry] = ((await ask(khataOf, { id })).data as { entries: { id: string }[] }).entries;
  const back = { id, path: "/reverse", form: { entry: entry!.id } };
  expect((await ask(command, back)).status).toBe(303);
  expect((await ask(command, back)).status).toBe(303);
  expect((await ask(ownKhata, { path: "/khata", session })).data).toMatchObject({
    balancePaise: 0,
    rows: [{ title: "Payment taken back" }, { isStruck: true }],
  });
});

test("far more than is owed is taken as advance by a second button only", async () => {
  const { id } = await customerWithKhata();
  const given = { kind: "given", amount: "901", after: "" };
  expect((await ask(write, { id, form: given })).status).toBe(303);
  const { khata } = (await ask(khataOf, { id })).data as { khata: { newestId: string } };
  const got = { kind: "payment", amount: "90,000", method: "upi", after: khata.newestId };
  const asked = await ask(write, { id, form: got });
  expect(asked).toMatchObject({
    status: 200,
    data: {
      asks: {
        notes: ["₹90,000.00 is more than the ₹901.00 owed."],
        hidden: { ...got, sure: "1" },
      },
    },
  });
  expect(await ask(khataOf, { id })).toMatchObject({ data: { khata: { balancePaise: 90_100 } } });
  const { hidden } = (asked.data as { asks: { hidden: Record<string, string> } }).asks;
  for (let taps = 0; taps < 2; taps += 1)
    expect((await ask(write, { id, form: hidden })).status).toBe(303);
  expect(await ask(khataOf, { id })).toMatchObject({
    data: { khata: { balancePaise: 90_100 - 9_000_000 } },
  });
  const { id: other } = await customerWithKhata();
  await ask(write, { id: other, form: given });
  const [{ id: after }] = (
    (await ask(khataOf, { id: other })).data as { entries: [{ id: string }] }
  ).entries;
  const all = { ...got, amount: "901", after };
  for (let taps = 0; taps < 2; taps += 1)
    expect((await ask(write, { id: other, form: all })).status).toBe(303);
});

test("for a name and a phone a khata is opened, given to, limited and shown by a link", async () => {
  const form = { name: "Ramesh", phoneNo: "9155512345", limit: "1,000", opening: "340" };
  for (const [wrong, field] of [
    [form, "hasAgreed"],
    [{ ...form, hasAgreed: "on", phoneNo: "12" }, "phoneNo"],
    [{ ...form, hasAgreed: "on", opening: "0.001" }, "opening"],
  ] as const)
    expect(await ask(openFor, { form: wrong })).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) }, values: wrong },
    });
  const opened = await ask(openFor, { form: { ...form, hasAgreed: "on" } });
  expect(opened.status).toBe(303);
  expect(await ask(openFor, { form: { ...form, hasAgreed: "on" } })).toMatchObject({
    status: 409,
    data: { errors: { form: expect.any(String) }, values: form },
  });
  const id = opened.to!.split("/").at(-1)!;
  const given = { kind: "given", amount: "700", text: "Rice", after: "" };
  const [entry] = ((await ask(khataOf, { id })).data as { entries: { id: string }[] }).entries;
  expect(await ask(write, { id, form: { ...given, after: entry!.id } })).toMatchObject({
    status: 409,
    data: { errors: { form: expect.stringContaining("limit") } },
  });
  expect(await ask(limitOf, { id })).toMatchObject({
    data: { name: "Ramesh", limitPaise: 100_000, owedPaise: expect.any(Number) },
  });
  await ask(saveLimit, { id, form: { limit: "2000" } });
  expect((await ask(write, { id, form: { ...given, after: entry!.id } })).status).toBe(303);
  expect((await ask(khatas, { path: "/admin/khata?query=ramesh" })).data).toMatchObject({
    khatas: expect.arrayContaining([
      expect.objectContaining({ holderId: id, phone: "9155512345", balancePaise: 104_000 }),
    ]),
  });
  const made = await ask(makeLink, { id, form: {} });
  expect(made.status).toBe(303);
  const shown = await ask(link, { id, path: made.to! });
  const { path, chat } = shown.data as { path: string; chat: string };
  expect(path).toMatch(/^\/khata\/statement\/[0-9a-z]{26}$/);
  expect(decodeURIComponent(chat)).toContain(`https://wa.me/919155512345?text=Ramesh`);
  expect(decodeURIComponent(chat)).toContain(path);
  expect(await ask(link, { id, path: `/admin/khata/${id}/link?made=${id}` })).toMatchObject({
    status: 302,
    to: `/admin/khata/${id}`,
  });
});

test("a new khata for the phone number of an account leads on to open it for that", async () => {
  const { id } = await shop.addCustomer({ phone: "9155598765" });
  const form = { name: "Meera", phoneNo: "9155598765", limit: "1000", opening: "" };
  const led = await ask(openFor, { form: { ...form, hasAgreed: "on" } });
  expect(led).toMatchObject({ status: 303, to: `/admin/khata/${id}/limit` });
  await ask(saveLimit, { id, form: { limit: "500", hasAgreed: "on" } });
  expect(await ask(openFor, { form: { ...form, hasAgreed: "on" } })).toMatchObject({
    status: 409,
    data: { errors: { form: "This phone number has a khata already." } },
  });
});

test("a book of many entries is read fifty at a time, and the newest balance stands in the list", async () => {
  const { id, session } = await customerWithKhata();
  const add = () =>
    ask(write, { id, form: { kind: "adjustment", amount: "1", reference: crypto.randomUUID() } });
  for (let entry = 0; entry < 52; entry += 1) await add();
  type Page = { rows: { balancePaise: number }[]; before: number | null };
  const first = (await ask(ownKhata, { path: "/khata", session })).data as Page;
  expect([first.rows.length, first.rows[0]!.balancePaise]).toEqual([50, 5_200]);
  const older = (await ask(ownKhata, { path: `/khata?before=${first.before}`, session }))
    .data as Page;
  expect([older.rows.map((row) => row.balancePaise), older.before]).toEqual([[200, 100], null]);
  expect((await ask(khatas, {})).data).toMatchObject({
    khatas: expect.arrayContaining([
      expect.objectContaining({ holderId: id, balancePaise: 5_200 }),
    ]),
  });
});

test("nobody but the owner sees another's khata, and who has none finds none", async () => {
  const { id } = await customerWithKhata();
  const stranger = await shop.signIn((await shop.addCustomer()).id);
  for (const session of [stranger, null]) {
    for (const route of [khataOf, khatas, limitOf, link])
      expect(await ask(route, { id, session })).toMatchObject({
        status: 302,
        to: expect.stringMatching(/^\/login/),
      });
    for (const path of ["/reverse", "/remind"])
      expect(await ask(command, { id, path, session, form: {} })).toMatchObject({ status: 302 });
    for (const route of [write, saveLimit, makeLink, openFor])
      expect(await ask(route, { id, session, form: { limit: "1" } })).toMatchObject({
        status: 302,
      });
  }
  expect((await ask(ownKhata, { session: stranger })).status).toBe(404);
  expect(await ask(ownKhata, { session: null })).toMatchObject({ status: 302 });
});

test("a customer pays a part of the khata by UPI, and is told where an amount is more than is owed", async () => {
  await shop.bindings.DB.exec(
    "INSERT INTO shop_tax (id, regime, upi_id) VALUES (1, 'none', 'shop@upi') ON CONFLICT DO UPDATE SET upi_id = excluded.upi_id",
  );
  const { id, session } = await customerWithKhata();
  await ask(write, { id, form: { kind: "adjustment", amount: "500", reference: "" } });
  type Shown = { upi: { paise: number; link: string } };
  const upiOf = async (path: string) => {
    const { status, data } = await ask(ownKhata, { path, session });
    return { status, data: data as Shown };
  };
  const [all, part, same] = [
    await upiOf("/khata"),
    await upiOf("/khata?amount=%E0%A5%A8%E0%A5%A6%E0%A5%A6.50"),
    await upiOf("/khata?amount=200.50"),
  ];
  expect([all, part, same].map(({ data }) => data.upi.paise)).toEqual([50_000, 20_050, 20_050]);
  expect(part.data.upi.link).toBe(same.data.upi.link);
  for (const wrong of ["500.01", "0", "-1", "many"])
    expect(await upiOf(`/khata?amount=${wrong}`)).toMatchObject({
      status: 400,
      data: { upi: { paise: 50_000 }, part: { error: "Please enter an amount up to ₹500.00." } },
    });
  const paid = { kind: "payment", method: "upi", amount: "500", reference: "" };
  await ask(write, { id, form: paid });
  expect(await upiOf("/khata?amount=200.50")).toMatchObject({ status: 200, data: { part: null } });
  await shop.bindings.DB.exec("UPDATE shop_tax SET upi_id = ''");
});
