import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productState } from "#app/features/audit/states.server.ts";
import { importCatalogue } from "#app/features/catalogue/csv/import-catalogue.server.ts";
import { requestStore } from "#app/features/catalogue/csv/store.server.ts";
import { writeSave } from "#app/features/catalogue/prices/write-save.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import { statementsOf } from "#app/platform/database.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { UpdateDetailSchema } from "./catalogue.schema.ts";
import { createFinancial, emptyPack } from "./create-financial.server.ts";
import { createDetail, deleteDetail } from "./detail-commands.server.ts";
import { createProduct, deleteProduct, updateProduct } from "./product-commands.server.ts";
import { updateDetail } from "./update-detail.server.ts";
import { type CatalogueRule, writeCatalogue } from "./write-catalogue.server.ts";
import * as v from "valibot";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let added = 0;
const addPack = async (pricePaise = 100): Promise<AddedPack> =>
  (
    await shop.addProduct({ name: `Rice ${(added += 1)}`, brands: { Daawat: [{ pricePaise }] } })
  )[0]!;
const logCount = async () =>
  (await shop.bindings.DB.prepare("SELECT count(*) AS n FROM admin_log").first<number>("n"))!;

/**
 * A request's context, and how often something was handed to `waitUntil`: the door hands over
 * announcements only.
 */
async function listen() {
  const { context } = await shop.ask("/");
  const later: Promise<unknown>[] = [];
  const config = { ...context.config, PARTY_URL: "http://127.0.0.1:9" };
  return {
    context: { ...context, config, waitUntil: (promise: Promise<unknown>) => later.push(promise) },
    announced: () => later.length,
  };
}

/** The rule that stands in the way of these statements. */
async function broken(query: string, ...values: unknown[]) {
  const parts = query.split("?");
  const statement = sql.join(
    parts.map((part, at) =>
      at < values.length ? sql`${sql.raw(part)}${values[at]}` : sql.raw(part),
    ),
    sql.raw(""),
  );
  const { context, announced } = await listen();
  const entries = await logCount();
  const written = await writeCatalogue(context, {
    subject: { kind: "product", id: "1234567890", state: productState },
    statements: {
      both: statementsOf(context.db, [
        sql`INSERT INTO search_words (form, word) VALUES ('half', 'half')`,
        statement,
      ]),
    },
    cards: null,
    touched: () => ["1234567890"],
    mayBreak: ["price", "stock", "pack", "slug", "gone", "review-once"] satisfies CatalogueRule[],
  });
  expect([announced(), (await logCount()) - entries]).toEqual([0, 0]);
  expect(
    await shop.bindings.DB.prepare("SELECT 1 FROM search_words WHERE form = 'half'").first(),
  ).toBeNull();
  return written.ok ? null : written.rule;
}

test("what refuses a write is named, and then nothing is written, logged or announced", async () => {
  const [one, other] = [await addPack(), await addPack()];
  const id = one.financialId;
  expect([
    await broken("UPDATE financials SET price_paise = -1, dprice_paise = 0 WHERE id = ?", id),
    await broken("UPDATE financials SET count_in_stock = -1 WHERE id = ?", id),
    await broken(
      "INSERT INTO financials (id, detail_id, quantity_milli, units) SELECT 'again', detail_id, quantity_milli, units FROM financials WHERE id = ?",
      id,
    ),
    await broken("UPDATE products SET slug = ? WHERE id = ?", one.slug, other.productId),
    await broken("UPDATE financials SET detail_id = 'nobody' WHERE id = ?", id),
  ]).toEqual(["price", "stock", "pack", "slug", "gone"]);
});

test("a rule that a write can't meet is a bug, and is thrown", async () => {
  const { financialId } = await addPack();
  await expect(
    broken("UPDATE financials SET discount_basis_points = -1 WHERE id = ?", financialId),
  ).rejects.toThrow();
});

test("a refusal is named by the database's own words, not by a value that looks like one", async () => {
  const { context } = await listen();
  const text = "CHECK constraint failed: financials_stock: SQLITE_CONSTRAINT";
  const named = await context.db
    .run(sql`INSERT INTO categories (id, name, position) SELECT ${text}, name, 0 FROM categories`)
    .then(() => null, refusedBy);
  expect(named).toBe("categories.name");
  expect(refusedBy(new Error(`D1_ERROR: no such column: ${"x"}: SQLITE_ERROR`))).toBeNull();
  const log = "UPDATE admin_log SET kind = 'order' WHERE is_closed = 1";
  await createProduct(context);
  expect(await context.db.run(sql.raw(log)).then(() => null, refusedBy)).toBe(
    "An entry of the admin log is never changed",
  );
});

test("each way to write announces once what shoppers see, and a draft not at all", async () => {
  const counts: Record<string, number> = {};
  const pack = await addPack();
  const place = { product: pack.productId, detailId: pack.detailId };
  const count = async (
    name: string,
    write: (asked: Awaited<ReturnType<typeof listen>>["context"]) => Promise<unknown>,
  ) => {
    const { context, announced } = await listen();
    await write(context);
    counts[name] = announced();
  };
  const change = v.parse(UpdateDetailSchema, { quantity: 1, price: 2, brand: "Lal Qilla" });
  const save = {
    id: newId(),
    undoes: null,
    changes: [
      {
        ...pack,
        stockChange: 1,
        before: { pricePaise: 200, discountBasisPoints: 0, dpricePaise: 200 },
        next: { pricePaise: 300, discountBasisPoints: 0, dpricePaise: 300 },
      },
    ],
  };
  const file = `name,slug,category,brand,quantity,units,price\nRice,${pack.slug},Flours,Lal Qilla,1,kg,4`;
  const by = { id: null, name: "", now: 1 };
  const admin = { ...(await shop.addCustomer()), isAdmin: true } as never;
  await count("draft", createProduct);
  await count("detail", (context) => createDetail(context, pack.slug, { brand: "", images: [] }));
  await count("empty pack", (context) => createFinancial(context, place, emptyPack));
  await count("pack", (context) =>
    createFinancial(context, place, { ...emptyPack, quantityMilli: 5000, pricePaise: 100 }),
  );
  await count("name", (context) => updateProduct(context, pack.slug, { name: "Rice" }));
  await count("edit", (context) => updateDetail(context, place, change));
  await count("prices", (context) => writeSave(context, admin, save));
  await count("the same prices again", (context) => writeSave(context, admin, save));
  await count("file", (context) =>
    importCatalogue(requestStore(context), by, {
      bytes: new TextEncoder().encode(file),
      mostRows: 9,
    }),
  );
  await count("detail gone", (context) => deleteDetail(context, place));
  await count("gone", (context) => deleteProduct(context, pack.slug));
  await count("gone already", (context) => deleteProduct(context, pack.slug));
  expect(counts).toEqual({
    draft: 0,
    detail: 0,
    "empty pack": 0,
    pack: 1,
    name: 1,
    edit: 1,
    prices: 1,
    "the same prices again": 0,
    file: 1,
    "detail gone": 1,
    gone: 1,
    "gone already": 0,
  });
});

test("a price that came since the pack was read is not taken back to 0 by an edit that began before it", async () => {
  const { productId, detailId, financialId } = await addPack(0);
  const { context } = await listen();
  const [read, isPriced] = [context.read, { done: false }];
  const late: typeof read = async (query) => {
    const rows = await read(query);
    if (!isPriced.done) {
      isPriced.done = true;
      await shop.bindings.DB.prepare(
        "UPDATE financials SET price_paise = 500, dprice_paise = 500 WHERE id = ?",
      )
        .bind(financialId)
        .run();
    }
    return rows;
  };
  const change = v.parse(UpdateDetailSchema, { quantity: 1, price: 0 });
  expect(
    await updateDetail({ ...context, read: late }, { product: productId, detailId }, change),
  ).toMatchObject({ ok: false, reason: "no-price", status: 400 });
});
