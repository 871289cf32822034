import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { words } from "#app/values/words.ts";
import { orderLines } from "./schema/orders.ts";
import { cards } from "./schema/cards.ts";
import { products } from "./schema/products.ts";
import { taxClasses } from "./schema/tax.ts";

/** What pages are told of goods' names: the Hindi one only where they show it. */
export const productNames = () => shownOf(products);
export const cardNames = () => shownOf(cards);
export const lineNames = () => shownOf(orderLines);
export const taxClassNames = () => shownOf(taxClasses);

function shownOf<Names extends { name: unknown; nameHi: unknown }>({ name, nameHi }: Names) {
  return (words.showsHindiNames ? { name, nameHi } : { name }) as Pick<Names, "name" | "nameHi">;
}

/** Where something goes by one name. */
export const productCalled = () => calledBy(products);
export const cardCalled = () => calledBy(cards);
export const taxClassCalled = () => calledBy(taxClasses);

function calledBy({ name, nameHi }: Record<"name" | "nameHi", SQLWrapper>): SQL<string> {
  return words.showsHindiNames ? sql`coalesce(${nameHi}, ${name})` : sql`${name}`;
}

/** By what cards are called where they are shown. */
export const sortName = () => (words.showsHindiNames ? cards.sortNameHi : cards.sortName);

/** A Hindi name as one more member of a `json_object`. */
export const hindiMember = (column: string) =>
  words.showsHindiNames ? `, 'nameHi', ${column}` : "";
