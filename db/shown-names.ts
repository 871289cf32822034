import { type SQL, sql } from "drizzle-orm";
import { words } from "#app/values/words.ts";
import { orderLines } from "./schema/orders.ts";
import { products } from "./schema/products.ts";

/** What pages are told of goods' names: the Hindi one only where they show it. */
export const productNames = shownOf(products);
export const lineNames = shownOf(orderLines);

function shownOf<Names extends { name: unknown; nameHi: unknown }>({ name, nameHi }: Names) {
  return (words.showsHindiNames ? { name, nameHi } : { name }) as Pick<Names, "name" | "nameHi">;
}

/** Where a product goes by one name. */
export const productCalled = words.showsHindiNames
  ? sql<string>`coalesce(${products.nameHi}, ${products.name})`
  : sql<string>`${products.name}`;

/** Of a row of details, by what its cards are called. */
export const sortName = (detail: SQL, isHindi = words.showsHindiNames): SQL =>
  isHindi
    ? sql`(SELECT lower(trim(coalesce(name_hi, name) || ' ' || ${detail}.brand)) FROM products WHERE id = ${detail}.product_id)`
    : sql`${detail}.sort_name`;

/** A Hindi name as one more member of a `json_object`. */
export const hindiMember = (column: string) =>
  words.showsHindiNames ? `, 'nameHi', ${column}` : "";
