import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";

/** At most one row: what the owner says of the shop. What is null is as the environment has it. */
export const shopFacts = sqliteTable(
  "shop_facts",
  {
    id: integer("id").primaryKey(),
    name: text("name"),
    address: text("address"),
    phone: text("phone"),
    foodLicence: text("food_licence"),
    officer: text("officer"),
    /** The address of its picture. */
    logo: text("logo"),
    /** When an order was tried, and since when the first page says nothing of all this any more. */
    triedAt: milliseconds("tried_at"),
    setUpAt: milliseconds("set_up_at"),
  },
  (t) => [check("shop_facts_one", sql`${t.id} = 1`)],
);
