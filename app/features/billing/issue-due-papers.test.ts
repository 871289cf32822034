import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationNames, statementsOf } from "#db/migrate.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { runScheduled } from "#app/features/job/run-scheduled.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { bringToToday } from "#scripts/backup/bring-to-today.ts";
import { restore } from "#scripts/backup/restore.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { getDocuments } from "./get-documents.server.ts";

/** A shop of the first release, which gave no paper to what was dispatched and not paid. */
const older = new URL("../../../scripts/backup/first-release.jsonl", import.meta.url);

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  const database = { ...databaseOf(shop.bindings.DB), close: async () => undefined };
  await restore(database, await bringToToday(readFileSync(older, "utf8").split("\n")));
  const [admin] = await rows<{ id: string }>("SELECT id FROM users WHERE role = 'owner'");
  session = await shop.signIn(admin!.id);
  await rows("UPDATE sessions SET expires_at = unixepoch('2100-01-01') * 1000");
});
afterAll(() => shop.close());

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await shop.bindings.DB.prepare(sql).all<Row>()).results;
}
/** In the financial year of the shop's numbers. */
async function asAdmin(): Promise<RequestContext> {
  const { context } = await shop.ask("/", { cookies: { session } });
  return { ...context, now: Date.parse("2026-12-01T10:00:00Z") };
}
async function runTwice() {
  await Promise.all([runScheduled(await asAdmin()), runScheduled(await asAdmin())]);
}
const due = () => rows("SELECT * FROM papers_due");
/** Of each order in the order of their dispatch. */
const numbers = () =>
  rows<{ id: string; number: string | null }>(
    `SELECT o.id, d.number FROM orders AS o LEFT JOIN documents AS d ON d.order_id = o.id AND d.of_number IS NULL
      WHERE o.dispatched_at IS NOT NULL ORDER BY o.dispatched_at`,
  );
const number = (last: number) => `KS/26-27/${String(last).padStart(7, "0")}`;

test("goods without a class wait for it in the regular regime, and no other order for them", async () => {
  expect(await due()).toHaveLength(2);
  await shop.bindings.DB.prepare("INSERT INTO shop_tax (id, regime) VALUES (1, 'regular')").run();
  await runTwice();
  expect(await due()).toHaveLength(2);
  await shop.bindings.DB.prepare("DELETE FROM shop_tax").run();
});

test("what an upgrade found dispatched and unpaid gets its number and paper once, in a row with the others", async () => {
  const [unpaid, paidMeanwhile] = await numbers();
  expect(await recordCash(await asAdmin(), paidMeanwhile!.id)).toEqual({ ok: true });
  await runTwice();
  expect(await due()).toEqual([]);
  expect((await numbers()).map((order) => order.number)).toEqual([5, 4, 1, 3].map(number));
  const given = await rows<{ number: string }>("SELECT number FROM document_numbers ORDER BY 1");
  expect(given.map((row) => row.number)).toEqual([1, 2, 3, 4, 5].map(number));
  const [paper] = await getDocuments(await asAdmin(), [unpaid!.id]);
  const { SUPPLIER_NAME: name } = (await asAdmin()).config;
  expect(paper).toMatchObject({ grossPaise: 47_700, regime: "none", supplier: { name } });
  expect(paper?.lines).toMatchObject([{ name: "Toor Dal (अरहर दाल)", qty: 3 }]);
  await runTwice();
  expect(given).toHaveLength((await rows("SELECT number FROM document_numbers")).length);
});

test("what was cancelled after its dispatch, before there were credit notes, gets one", async () => {
  const { DB } = shop.bindings;
  const { id } = (await numbers()).at(-1)!;
  await DB.prepare(
    "UPDATE orders SET cancelled_at = dispatched_at, given_back_paise = charged_paise WHERE id = ?",
  )
    .bind(id)
    .run();
  const migration = migrationNames().find((name) => name.endsWith("_issue_late_papers.sql"))!;
  await DB.prepare(statementsOf(migration).at(-1)!).run();
  expect(await due()).toEqual([{ order_id: id }]);
  await runTwice();
  const [paper] = await getDocuments(await asAdmin(), [id]);
  expect(paper?.creditNotes).toMatchObject([{ ofNumber: number(3), grossPaise: 21_831 }]);
  expect(await due()).toEqual([]);
});
