import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { getShopGstin } from "./shop-gstin.server.ts";

/** Who sells, as every page has it at its foot. */
export async function getSeller(context: RequestContext): Promise<ShopContact> {
  const [contact, taxNumber] = await Promise.all([getShopContact(context), getShopGstin(context)]);
  return { ...contact, taxNumber };
}
