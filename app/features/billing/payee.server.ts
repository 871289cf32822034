import { eq } from "drizzle-orm";
import { shopTax } from "#db/schema/tax.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Whom a customer pays by UPI. */
export type Payee = { id: string; name: string };

/** `id` is "" as long as the owner has not said it. */
export async function getPayee(context: RequestContext): Promise<Payee> {
  const { db, read } = context;
  const [[kept], { name }] = await Promise.all([
    read(db.select({ upiId: shopTax.upiId }).from(shopTax).where(eq(shopTax.id, 1))),
    getShopContact(context),
  ]);
  return { id: kept?.upiId ?? "", name };
}
