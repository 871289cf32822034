import { eq } from "drizzle-orm";
import { shopTax } from "#db/schema/tax.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Whom customers pay by UPI; "" as long as the owner has not said it. */
export async function getUpiId({ db, read }: RequestContext): Promise<string> {
  const [kept] = await read(
    db.select({ upiId: shopTax.upiId }).from(shopTax).where(eq(shopTax.id, 1)),
  );
  return kept?.upiId ?? "";
}
