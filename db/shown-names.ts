import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { words } from "#app/values/words.ts";
import { orderLines } from "./schema/orders.ts";
import { products } from "./schema/products.ts";
import { taxClasses } from "./schema/tax.ts";

/** What pages are told of goods' names: the Hindi one only where they show it. */
export const productNames = shownOf(products);
export const lineNames = shownOf(orderLines);
export const taxClassNames = shownOf(taxClasses);

function shownOf<Names extends { name: unknown; nameHi: unknown }>({ name, nameHi }: Names) {
  return (words.showsHindiNames ? { name, nameHi } : { name }) as Pick<Names, "name" | "nameHi">;
}

/** Where something goes by one name. */
export const productCalled = calledBy(products);
export const taxClassCalled = calledBy(taxClasses);

function calledBy({ name, nameHi }: Record<"name" | "nameHi", SQLWrapper>): SQL<string> {
  return words.showsHindiNames ? sql`coalesce(${nameHi}, ${name})` : sql`${name}`;
}

/** Of a row of details, by what its cards are called. */
export const sortName = (detail: SQL, isHindi = words.showsHindiNames): SQL =>
  isHindi
    ? sql`(SELECT lower(trim(coalesce(name_hi, name) || ' ' || ${detail}.brand)) FROM products WHERE id = ${detail}.product_id)`
    : sql`${detail}.sort_name`;

/** A Hindi name as one more member of a `json_object`. */
export const hindiMember = (column: string) =>
  words.showsHindiNames ? `, 'nameHi', ${column}` : "";
