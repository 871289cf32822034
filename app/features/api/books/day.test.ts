import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
/** Each test has a day of its own. */
let at = Date.parse("2027-03-02T09:00:00+05:30");
const dayMs = 86_400_000;
const today = () => new Date(Date.now()).toISOString().slice(0, 10);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  shop = await openApiShop();
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.setSystemTime((at += 2 * dayMs));
  admin = (await shop.addVisitor({ isAdmin: true })).token;
});

const asAdmin = (key = "") => ({
  token: admin,
  ...(key ? { headers: { "Idempotency-Key": key } } : {}),
});
const day = async (its = today()) => (await shop.get(`/api/day/${its}`, asAdmin())).body;
const write = (kind: string, amount: unknown, text = "", key = "") =>
  shop.post("/api/day/entries", { kind, amount, text }, asAdmin(key));
const count = (notes: Json | unknown[], its = today()) =>
  shop.put(`/api/day/${its}/count`, { notes }, asAdmin());
const command = (word: string, its = today()) =>
  shop.post(`/api/day/${its}/${word}`, {}, asAdmin());
const notes = { "500": 12, "10": 3, "1": 4 };

test("float and deposit add to what is expected, expense and drawing take from it, and the count names the difference", async () => {
  expect(await day()).toMatchObject({
    ...{ day: today(), closedAt: null, float: 0, cashExpected: 0, counted: null },
    difference: null,
  });
  expect(await write("float", 2000.5)).toMatchObject({
    status: 201,
    body: { day: today(), kind: "float", amount: 2000.5, text: "" },
  });
  await write("deposit", "5,000");
  expect((await write("expense", 340, "Milk, to Ramesh")).body).toMatchObject({
    text: "Milk, to Ramesh",
  });
  await write("drawing", 600);
  expect(await day()).toMatchObject({
    ...{ float: 2000.5, cashExpected: 6060.5 },
    sums: { expenses: 340, drawings: 600, deposits: 5000, cash: 0 },
  });
  expect(await count(notes)).toMatchObject({
    status: 200,
    body: { counted: 6034, difference: -26.5, notes, closedAt: null },
  });
  await write("expense", 26.5);
  expect(await day()).toMatchObject({ counted: 6034, difference: 0 });
});

test("a day is closed with its count only, takes nothing more then, and is open again for ten minutes", async () => {
  await write("float", 34);
  expect((await command("close")).status).toBe(409);
  expect((await command("open")).status).toBe(409);
  await count({ "10": 3, "2": 2 });
  const closed = await command("close");
  expect(closed).toMatchObject({
    status: 200,
    body: { closedAt: expect.any(String), counted: 34, difference: 0 },
  });
  expect(await command("close")).toMatchObject({ status: 200, body: closed.body });
  expect((await write("expense", 1)).status).toBe(409);
  expect((await count(notes)).status).toBe(409);
  expect(await day()).toEqual(closed.body);
  vi.setSystemTime(Date.now() + 9 * 60_000);
  expect(await command("open")).toMatchObject({ status: 200, body: { closedAt: null } });
  expect((await write("expense", 4, "Tea")).status).toBe(201);
  await count({ "10": 3 });
  expect((await command("close")).body).toMatchObject({ counted: 30, difference: 0 });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect((await command("open")).status).toBe(409);
});

test("of entries beside a closing each stands in what was closed, or was refused", async () => {
  await count({ "1": 1 });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => write("float", 10)),
    command("close"),
    ...Array.from({ length: 5 }, () => write("float", 10)),
  ]);
  const written = answers.filter(({ status }) => status === 201).length;
  expect(await day()).toMatchObject({
    closedAt: expect.any(String),
    float: written * 10,
    difference: 1 - written * 10,
  });
});

test("a call repeated under its key is one entry; another body under it is 409", async () => {
  const [first, again] = await Promise.all([
    write("float", 10, "", "f1"),
    write("float", 10, "", "f1"),
  ]);
  expect([first.status, first.body]).toEqual([201, again.body]);
  expect((await write("float", 11, "", "f1")).status).toBe(409);
  expect((await day()).float).toBe(10);
});

test.each([
  [{ kind: "float", amount: -1 }, "amount"],
  [{ kind: "float", amount: 0 }, "amount"],
  [{ kind: "float", amount: 1.005 }, "amount"],
  [{ kind: "float", amount: 1e12 }, "amount"],
  [{ kind: "float" }, "amount"],
  [{ kind: "sale", amount: 5 }, "kind"],
  [{ kind: "cash", amount: 5 }, "kind"],
  [{ kind: "expense", amount: 5, text: "x".repeat(101) }, "text"],
])("%j is no entry", async (body, field) => {
  const refused = await shop.post("/api/day/entries", body, asAdmin());
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]]);
});

test.each([
  { "500": -1 },
  { "500": 1.5 },
  { "500": 10_000 },
  { "500": "12" },
  { "3": 1 },
  { __proto__: null, "500.0": 1 },
  [],
  [12],
])("%j is no count", async (wrong) => {
  const refused = await count(wrong);
  expect([refused.status, typeof refused.body.message]).toEqual([400, "string"]);
  expect((await day()).counted).toBeNull();
});

test("what is no day is 400, one that has not come is not counted, and only the owner reads any", async () => {
  for (const wrong of ["x", "2026-02-31", "2026-13-01", "'", "1999-01-01"])
    expect((await shop.get(`/api/day/${encodeURIComponent(wrong)}`, asAdmin())).status).toBe(400);
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  expect((await count(notes, tomorrow)).status).toBe(409);
  expect((await command("close", tomorrow)).status).toBe(409);
  const { token } = await shop.addVisitor();
  expect((await shop.get(`/api/day/${today()}`, { token })).status).toBe(403);
  expect((await shop.post("/api/day/entries", {}, { token })).status).toBe(403);
  expect((await shop.get(`/api/day/${today()}`)).status).toBe(401);
});

test("everything that is written in the drawer stands in the log", async () => {
  await write("float", 100);
  await write("expense", 30, "Tea");
  await count({ "10": 7 });
  await command("close");
  const { results } = await shop.bindings.DB.prepare(
    "SELECT after FROM admin_log WHERE kind = 'day' AND subject_id = ? ORDER BY seq",
  )
    .bind(today())
    .all<{ after: string }>();
  expect(results.map(({ after }) => JSON.parse(after) as Json)).toMatchObject([
    { floatPaise: 10_000, expensePaise: null },
    { expensePaise: 3_000, isClosed: 0 },
    { countedPaise: 7_000, isClosed: 0 },
    { isClosed: 1 },
  ]);
});
