// The tax class on a product's form, under the regime that wants one.
import { eq } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { guessClasses } from "./class-guess.server.ts";
import { type TaxClass, listTaxClasses } from "./tax-classes.server.ts";
import { getTaxSettings } from "./tax-settings.server.ts";

export type ClassOfGoods = {
  /** What its field holds: the class, or what is likely to be it. */
  typed: string;
  stand: "kept" | "guessed" | "unknown";
  classes: TaxClass[];
  today: string;
};

/** Null under every other regime. */
export async function readClassOfGoods(
  context: RequestContext,
  { productId, isNamed }: { productId: string; isNamed: boolean },
): Promise<ClassOfGoods | null> {
  const { regime } = await getTaxSettings(context);
  if (regime !== "regular") return null;
  const { id, name, nameHi, categoryId, taxClassId } = products;
  const [[goods], classes] = await Promise.all([
    context.read(
      context.db
        .select({ id, name, nameHi, categoryId, taxClassId })
        .from(products)
        .where(eq(id, productId)),
    ),
    listTaxClasses(context),
  ]);
  const kept = goods?.taxClassId ?? null;
  const guess =
    goods && kept === null && isNamed ? (await guessClasses(context, [goods])).get(goods.id) : null;
  const shown = classes.find((one) => one.id === (kept ?? guess));
  return {
    typed: shown?.nameHi ?? shown?.name ?? "",
    stand: kept !== null ? "kept" : shown ? "guessed" : "unknown",
    classes,
    today: indianDay(context.now),
  };
}
