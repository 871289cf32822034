// Papers are frozen in English. Where the owner wants Hindi below it, headings have it from the
// dictionaries and goods from their orders' own lines.
import { and, eq, sql } from "drizzle-orm";
import { shopTax } from "#db/schema/tax.ts";
import { words as titles } from "#app/features/billing/arithmetic/words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import type { InHindi } from "#app/ui/bilingual.tsx";
import { isId } from "#app/values/identifier.ts";

type Dictionary = Record<string, unknown>;

/** The plain texts of a dictionary, by their English. */
export function hindiOf(words: Dictionary): InHindi {
  const [english, hindi] = (["en", "hi"] as const).map((language) =>
    inLanguage(language, () => ({ ...words })),
  ) as [Dictionary, Dictionary];
  const pairs = Object.entries(english).map(([key, text]) => [text, hindi[key]]);
  const plain = pairs.filter((pair) => pair.every((text) => typeof text === "string"));
  return Object.fromEntries(plain) as InHindi;
}

/**
 * Of these orders' goods, and of `headings`; null where the owner has not switched it on. Who asks
 * must have been let to see the orders.
 */
export async function readInHindi(
  { db, read }: RequestContext,
  orderIds: string[],
  headings: InHindi,
): Promise<InHindi | null> {
  const ids = JSON.stringify(orderIds.filter(isId));
  const [row] = await read(
    db
      .select({
        goods: sql<string>`(SELECT json_group_object(name, name_hi) FROM (
          SELECT name, name_hi FROM order_lines
            WHERE order_id IN (SELECT value FROM json_each(${ids})) AND name_hi IS NOT NULL
          UNION SELECT l.swap_name, l.swap_name_hi FROM order_changes AS c JOIN order_change_lines AS l ON l.change_id = c.id
            WHERE c.order_id IN (SELECT value FROM json_each(${ids})) AND l.swap_name_hi IS NOT NULL))`.as(
          "goods",
        ),
      })
      .from(shopTax)
      .where(and(eq(shopTax.id, 1), eq(shopTax.isBilingual, true))),
  );
  return (
    (row && {
      ...hindiOf(titles),
      ...headings,
      ...(JSON.parse(row.goods) as InHindi),
    }) ??
    null
  );
}
