import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { financials } from "./products.ts";

/** What a scanner reads off a pack, as `canonicalGtin` writes it: each is of one pack. */
export const packCodes = sqliteTable(
  "pack_codes",
  {
    code: text("code").primaryKey(),
    financialId: text("financial_id")
      .notNull()
      .references(() => financials.id, { onDelete: "cascade" }),
  },
  (t) => [index("pack_codes_pack").on(t.financialId)],
);
