import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadPapers } from "#app/features/admin/tax/papers-of-month.server.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type BillingShop, openBillingShop, wholeBasket } from "#tests/billing-shop.ts";
import { listPapers, sumPapers } from "#app/features/billing/list-papers.server.ts";
import { monthLines } from "./month-file.server.ts";
import { monthOf } from "./month.ts";

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
  await shop.setTax("regular", { is_rounded: 1 });
});
afterAll(() => shop.close());

const at = "2026-10-31T23:59:59+05:30";
const later = "2026-11-01T00:00:00+05:30";

async function dispatched(now: string): Promise<string> {
  const { id } = await shop.addOrder({ goods: wholeBasket });
  await packOrder(await shop.asAdmin(now), id);
  await dispatchOrder(await shop.asAdmin(now), id);
  return id;
}

async function cancel(id: string, now: string): Promise<void> {
  const context = await shop.asAdmin(now);
  await cancelOrder(context, (await getVisitor(context))!, { orderId: id, reason: "" });
}

async function rowsOf(month: string) {
  const asked = await shop.ask(`/admin/tax/month?m=${month}`, { cookies: { session: shop.admin } });
  const answer = await downloadPapers(asked);
  expect(answer.headers.get("Content-Type")).toContain("text/csv");
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  const of = (part: string) => rows.filter((row) => row.part === part);
  return { rows, of };
}

const inPaise = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

test("the file of a month sums to its papers: by paper, by rate and by heading, less what came back", async () => {
  const kept = [await dispatched(at), await dispatched(at)];
  const back = await dispatched(at);
  await dispatched(later);
  await cancel(back, at);
  const { id: cancelled } = await shop.addOrder({ goods: wholeBasket });
  await recordCash(await shop.asAdmin(at), cancelled);
  await cancel(cancelled, at);
  const { of } = await rowsOf("2026-10");
  const papers = await getDocuments(await shop.asAdmin(), [...kept, back]);
  expect(of("Paper").map(({ number, payable }) => [number, payable])).toEqual(
    papers.map(({ number }) => [number, "930.00"]),
  );
  expect(inPaise(of("Paper"), "payable")).toBe(
    papers.reduce((sum, paper) => sum + paper.payablePaise, 0),
  );
  expect(of("Credit note")).toMatchObject([
    { number: "KC/26-27/0000001", of: papers[2]!.number, gross: "929.55", roundOff: "0.45" },
  ]);
  for (const part of ["B2C by rate", "HSN"]) {
    for (const column of ["gross", "taxable", "cgst", "sgst"])
      expect(inPaise(of(part), column), `${part} ${column}`).toBe(
        inPaise(of("Paper"), column) - inPaise(of("Credit note"), column),
      );
  }
  expect(of("B2C by rate").map(({ rate, taxable, cgst }) => [rate, taxable, cgst])).toEqual([
    ["0", "319.50", "0.00"],
    ["5", "1082.28", "27.06"],
    ["18", "206.12", "18.54"],
    ["40", "114.28", "22.86"],
  ]);
  expect(of("HSN").map(({ hsn, rate, packs }) => [hsn, rate, packs])).toContainEqual([
    "2501",
    "0",
    "4",
  ]);
  expect(of("Series").map(({ paper, first, last, count }) => [paper, first, last, count])).toEqual([
    ["Papers KS/26-27", "KS/26-27/0000001", "KS/26-27/0000003", "3"],
    ["Credit notes KC/26-27", "KC/26-27/0000001", "KC/26-27/0000001", "1"],
  ]);
  expect(of("Cancelled number").map(({ number }) => number)).toEqual(["KS/26-27/0000005"]);
});

test("a paper says how its order is paid, a heading what its goods are called and how they are counted", async () => {
  const month = "2026-09";
  const [paid, owed] = [
    await dispatched("2026-09-10T10:00:00+05:30"),
    await dispatched("2026-09-10T11:00:00+05:30"),
  ];
  await recordCash(await shop.asAdmin("2026-09-10T12:00:00+05:30"), paid);
  const { of } = await rowsOf(month);
  const methods = new Map(of("Paper").map(({ order, method }) => [order, method]));
  expect([methods.get(paid), methods.get(owed)]).toEqual(["cash", ""]);
  const headings = of("HSN");
  expect(headings.map(({ unit }) => unit)).toEqual(headings.map(() => "PAC"));
  for (const { hsn, description } of headings) {
    const { results } = await shop.bindings.DB.prepare(
      "SELECT name FROM tax_classes WHERE hsn LIKE ? || '%' ORDER BY name",
    )
      .bind(hsn)
      .all<{ name: string }>();
    expect(description).toBe(results.map(({ name }) => name).join("; "));
    expect(description).not.toBe("");
  }
});

test("papers are listed newest first, a credit note with its bill, a page reading its own rows alone", async () => {
  const bill = await dispatched("2026-12-01T10:00:00+05:30");
  await cancel(bill, "2026-12-01T11:00:00+05:30");
  const { papers } = await listPapers(await shop.asAdmin(), null);
  const [note, paper] = papers;
  expect(paper).toMatchObject({ orderId: bill, ofNumber: null, payablePaise: 93_000 });
  expect(note).toMatchObject({ orderId: bill, ofNumber: paper!.number, payablePaise: 93_000 });
  expect((await listPapers(await shop.asAdmin(), paper!.seq)).papers).toEqual(papers.slice(2));
  const { d1, take } = countD1(shop.bindings.DB);
  await listPapers({ ...(await shop.asAdmin()), ...openSession(d1, "first-primary") }, null);
  expect(take().statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(
    2 * papers.length,
  );
});

test("a month's papers are listed alone, and come to its bills and its credit notes", async () => {
  const bill = await dispatched("2027-02-28T23:00:00+05:30");
  await cancel(bill, "2027-02-28T23:30:00+05:30");
  await dispatched("2027-03-01T00:10:00+05:30");
  const month = monthOf("2027-02", 0);
  const { papers } = await listPapers(await shop.asAdmin(), null, month);
  expect(papers.map(({ orderId }) => orderId)).toEqual([bill, bill]);
  expect(await sumPapers(await shop.asAdmin(), month)).toEqual({
    month: "2027-02",
    bills: { count: 1, paise: 93_000 },
    notes: { count: 1, paise: 93_000 },
  });
});

test("papers of the counter share the series, and the file tells them apart", async () => {
  const [web, counter] = [await dispatched(later), await dispatched(later)];
  await shop.bindings.DB.prepare("UPDATE orders SET channel = 'counter' WHERE id = ?")
    .bind(counter)
    .run();
  const { of } = await rowsOf("2026-11");
  const channels = new Map(of("Paper").map(({ order, channel }) => [order, channel]));
  expect([channels.get(web), channels.get(counter)]).toEqual(["", "counter"]);
  expect(of("Series").filter(({ paper }) => paper?.startsWith("Papers"))).toHaveLength(1);
});

test("a paper costs at most two rows, its number none, however many pages of them are read", async () => {
  const many =
    "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1200)";
  await shop.bindings.DB.batch(
    [
      `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
        payment_method, line_count, created_at)
      ${many} SELECT printf('%06dorder', n), n, '', 'Ravi', '9876543210', '', '', '', 'Cash Or UPI', 1, 1 FROM many`,
      `INSERT INTO documents (number, order_id, issued_at, regime, supplier, lines, gross_paise, round_off_paise)
      ${many} SELECT 'X/24-25/' || printf('%07d', n), printf('%06dorder', n), 1735700000000 + n / 7, 'regular', '{}',
        '[{"amountPaise":10500,"basisPoints":500,"qty":1,"hsn":"1101"}]', 10500, 0 FROM many`,
      `INSERT INTO document_numbers (number, order_id, financial_year, allotted_at, issued_at)
      SELECT number, order_id, '24-25', 1, issued_at FROM documents WHERE number LIKE 'X/%'`,
    ].map((sql) => shop.bindings.DB.prepare(sql)),
  );
  const counted = countD1(shop.bindings.DB);
  const context = { ...(await shop.asAdmin()), ...openSession(counted.d1, "first-primary") };
  const lines: string[] = [];
  for await (const line of monthLines(context, monthOf("2025-01", 0))) lines.push(line);
  expect(lines.filter((line) => line.startsWith("Paper"))).toHaveLength(1200);
  expect(new Set(lines).size).toBe(lines.length);
  const { statements } = counted.take();
  const read = (table: string) =>
    statements
      .filter(({ sql }) => sql.includes(`from "${table}"`))
      .reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  // Seven are of one moment: those that a page ends with are read once more by each of the next two.
  expect(read("documents")).toBeLessThanOrEqual(2 * (1200 + 2 * 7));
  expect(read("document_numbers")).toBeLessThan(50);
});

test("a month without papers is a table with its head alone, and only an admin gets it", async () => {
  expect((await rowsOf("2024-02")).rows).toEqual([]);
  const asked = await shop.ask("/admin/tax/month", { cookies: { session: shop.shopper } });
  await expect(downloadPapers(asked)).rejects.toMatchObject({ status: 302 });
});

test("a month begins and ends at midnight in India; what is no month is the one of today", () => {
  expect(monthOf("2026-12", 0)).toEqual({
    name: "2026-12",
    from: Date.parse("2026-12-01T00:00:00+05:30"),
    to: Date.parse("2027-01-01T00:00:00+05:30"),
  });
  const now = Date.parse("2026-10-31T19:00:00Z");
  for (const text of [null, "", "2026-13", "x"]) expect(monthOf(text, now).name).toBe("2026-11");
});
