import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { khataAccounts } from "#db/schema/khata.ts";
import { deliverySlots } from "#db/schema/delivery.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type Database, openSession } from "./database.server.ts";
import {
  type From,
  batch,
  insertFrom,
  jsonRows,
  minus,
  oneOf,
  plus,
  selectFrom,
} from "./statements.server.ts";

let shop: TestShop;
let db: Database;
beforeAll(async () => {
  shop = await openTestShop();
  db = openSession(shop.bindings.DB, "first-primary").db;
});
afterAll(() => shop.close());

test("a row is written by the names of its columns, in any order, and what is left out has its default", async () => {
  const { id } = await shop.addCustomer();
  const account = {
    consentAt: 7,
    openedAt: sql`${users.createdAt} + 1`,
    limitPaise: 5_000,
    userId: sql`${users.id}`,
    id: "khata",
  };
  await insertFrom(db, khataAccounts, {
    columns: account,
    from: sql`FROM users WHERE id = ${id}`,
  });
  const [row] = await db.select().from(khataAccounts).where(eq(khataAccounts.id, "khata"));
  expect(row).toMatchObject({
    ...{ id: "khata", userId: id, limitPaise: 5_000, consentAt: 7 },
    ...{ balancePaise: 0, givenPaise: 0, openedBy: null, remindedOn: null },
  });
  expect(row!.openedAt).toBeGreaterThan(0);
});

test("plain values are kept as their column keeps them, and nothing is written where nothing is found", async () => {
  const slot = {
    ...{ id: "slot", templateId: null, day: "2026-11-23", fromAt: 1, toAt: 2, cutoffAt: 1 },
    ...{ capacity: 3, isOff: true, feePaise: 0 },
  };
  await insertFrom(db, deliverySlots, { columns: slot, from: sql`WHERE 1 = 0` });
  expect(await db.select().from(deliverySlots)).toEqual([]);
  await insertFrom(db, deliverySlots, { columns: slot, from: sql`WHERE 1 = 1` });
  expect(await db.select().from(deliverySlots)).toMatchObject([{ id: "slot", isOff: true }]);
});

test("a column of the rows it comes from is written as it is", async () => {
  const { id } = await shop.addCustomer({ name: "Lata" });
  const columns = { id: "khata-2", userId: users.id, limitPaise: 1, openedAt: 1, consentAt: 1 };
  await insertFrom(db, khataAccounts, {
    columns,
    from: (row) => row.from(users).where(eq(users.id, id)),
  });
  const [row] = await db.select().from(khataAccounts).where(eq(khataAccounts.userId, id));
  expect(row).toMatchObject({ id: "khata-2", limitPaise: 1 });
});

test("what comes from two tables has the columns of both, also inside an expression", async () => {
  const { id } = await shop.addCustomer({ name: "Asha" });
  const other = alias(khataAccounts, "other");
  await insertFrom(db, khataAccounts, {
    columns: {
      ...{ id: "khata-3", userId: users.id, limitPaise: sql`${other.limitPaise} + 5`, openedAt: 1 },
      ...{ openedBy: sql`(SELECT id FROM users AS u WHERE u.id = ${users.id})`, consentAt: 1 },
    },
    from: (row) => row.from(users).innerJoin(other, eq(other.id, "khata")).where(eq(users.id, id)),
  });
  const [row] = await db.select().from(khataAccounts).where(eq(khataAccounts.userId, id));
  expect(row).toMatchObject({ id: "khata-3", limitPaise: 5_005, openedBy: id });
});

test("a row is the same whether a query or SQL says where it comes from", async () => {
  const { id } = await shop.addCustomer({ name: "Uma" });
  const row = sql`${users.name} AS name, 2 AS count`;
  const froms: From[] = [
    sql`FROM users WHERE id = ${id}`,
    (begun) => begun.from(users).where(eq(users.id, id)),
  ];
  for (const from of froms)
    expect(await db.all(selectFrom(db, row, from))).toEqual([{ name: "Uma", count: 2 }]);
});

test("generated columns are not written", async () => {
  const order = {
    ...{ id: "f0f0f0f0f0f0f0f0", orderKey: "k", cartDigest: "", customerName: "Ravi" },
    ...{ customerPhone: "9876543210", street: "1", city: "B", postalCode: "560001" },
    ...{ paymentMethod: "Online" as const, lineCount: 1, itemsPaise: 500, createdAt: 1 },
  };
  await insertFrom(db, orders, { columns: order, from: sql`WHERE true` });
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ totalPaise: 500, short: "F0F0F0", note: "", ifMissing: "leave" });
});

test("results have the names of their statements, in one transaction", async () => {
  const { id } = await shop.addCustomer({ name: "Meera" });
  const renamed = db.update(users).set({ name: "Mira" }).where(eq(users.id, id));
  const named = () => db.select({ name: users.name }).from(users).where(eq(users.id, id));
  const { before, after } = await batch(db, { before: named(), renamed, after: named() });
  expect([before, after]).toEqual([[{ name: "Meera" }], [{ name: "Mira" }]]);
  await expect(
    batch(db, {
      renamed: db.update(users).set({ name: "Maya" }).where(eq(users.id, id)),
      broken: db.update(users).set({ phone: "1" }).where(eq(users.id, id)),
    }),
  ).rejects.toThrow();
  expect(await named()).toEqual([{ name: "Mira" }]);
  expect(await batch(db, {})).toEqual({});
});

test("parts of a batch keep their names apart, so that none takes another's place", async () => {
  const { id } = await shop.addCustomer({ name: "Meera" });
  const rename = (name: string) => ({
    written: db.update(users).set({ name }).where(eq(users.id, id)).returning({ name: users.name }),
    read: db.select({ name: users.name }).from(users).where(eq(users.id, id)),
  });
  const names = ["Asha", "Usha"].map((name) => rename(name).written);
  expect(
    await batch(db, {
      first: rename("Mira"),
      none: {},
      second: { inside: rename("Maya") },
      names,
      written: rename("Meena").written,
    }),
  ).toEqual({
    first: { written: [{ name: "Mira" }], read: [{ name: "Mira" }] },
    none: {},
    second: { inside: { written: [{ name: "Maya" }], read: [{ name: "Maya" }] } },
    names: [[{ name: "Asha" }], [{ name: "Usha" }]],
    written: [{ name: "Meena" }],
  });
});

test("a number is raised and lowered where it stands", async () => {
  const { id } = await shop.addCustomer({ name: "Uma" });
  const account = { id: "khata-sum", userId: id, limitPaise: 7, openedAt: 9, consentAt: 4 };
  await db.insert(khataAccounts).values(account);
  const { limitPaise, openedAt, consentAt } = khataAccounts;
  const written = await db
    .update(khataAccounts)
    .set({ limitPaise: plus(limitPaise, 5), openedAt: minus(openedAt, consentAt) })
    .where(eq(khataAccounts.id, account.id))
    .returning({ limitPaise, openedAt });
  expect(written).toEqual([{ limitPaise: 12, openedAt: 5 }]);
});

test("a list of any length is bound as one value", async () => {
  const { id } = await shop.addCustomer({ name: "Uma" });
  const ids = [id, "it's nobody", ...Array.from({ length: 200 }, (_, at) => `no-${at}`)];
  const named = db.select({ name: users.name }).from(users).where(oneOf(users.id, ids));
  expect(named.toSQL().params).toHaveLength(1);
  expect(await named).toEqual([{ name: "Uma" }]);
  expect(await db.select().from(users).where(oneOf(users.id, []))).toEqual([]);
});

test("a list is bound as one value and read as rows with named columns", async () => {
  const rows = jsonRows("asked", [
    { text: "it's", qty: 2 },
    { text: "आटा", qty: null },
  ]);
  expect(
    await db
      .select({ text: rows.of("text"), qty: rows.of("qty") })
      .from(rows.from)
      .where(sql`true`),
  ).toEqual([
    { text: "it's", qty: 2 },
    { text: "आटा", qty: null },
  ]);
});
