import { eq } from "drizzle-orm";
import { shopTax } from "#db/schema/tax.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** What every page says as the shop's GSTIN: the configured one as long as no regime is chosen. */
export function getShopGstin({ db, read, once, config }: RequestContext): Promise<string> {
  return once("gstin", async () => {
    const { regime, gstin } = shopTax;
    const [chosen] = await read(
      db.select({ regime, gstin }).from(shopTax).where(eq(shopTax.id, 1)),
    );
    return !chosen || chosen.regime === "none" ? config.SUPPLIER_TAX_NUMBER : chosen.gstin;
  });
}
