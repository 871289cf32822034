// What the shop is: the environment gives the first values, and what the owner says instead is one row.
import { eq, getTableColumns, sql } from "drizzle-orm";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { shopContact } from "#app/platform/configuration.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { shopFacts } from "#db/schema/shop.ts";

type Row = Omit<typeof shopFacts.$inferSelect, "id">;
export type SellerFacts = Record<"name" | "address" | "phone" | "foodLicence" | "officer", string>;

/** What the owner has said; null is as the environment has it. */
export function getOwnFacts({ db, read, once }: RequestContext): Promise<Partial<Row>> {
  const { id: _, ...columns } = getTableColumns(shopFacts);
  return once("shop-facts", async () => {
    const [row] = await read(db.select(columns).from(shopFacts).where(eq(shopFacts.id, 1)));
    return row ?? {};
  });
}

/** Who sells, and how to reach them: what pages and new papers say. */
export async function getShopContact(context: RequestContext): Promise<ShopContact> {
  const configured = shopContact(context.config);
  const { name, address, phone, foodLicence, officer } = await getOwnFacts(context);
  return {
    ...configured,
    name: name ?? configured.name,
    address: address ?? configured.address,
    foodLicence: foodLicence ?? configured.foodLicence,
    grievanceOfficer: officer ?? configured.grievanceOfficer,
    contactPhone: phone ?? configured.contactPhone,
    supportPhone: phone ?? configured.supportPhone,
  };
}

export async function saveShopFacts(context: RequestContext, facts: SellerFacts): Promise<void> {
  await loggedBatch(
    context,
    { kind: "shop", id: "shop", state },
    {
      saved: context.db
        .insert(shopFacts)
        .values({ id: 1, ...facts })
        .onConflictDoUpdate({ target: shopFacts.id, set: facts }),
      // Every page says them, kept ones too.
      version: raiseVersion(context.db),
    },
  );
}

/** The owner's first page says nothing more of what a shop needs first. */
export async function finishSetup(context: RequestContext): Promise<void> {
  const finished = { setUpAt: context.now };
  await loggedBatch(
    context,
    { kind: "shop", id: "shop", state },
    {
      saved: context.db
        .insert(shopFacts)
        .values({ id: 1, ...finished })
        .onConflictDoUpdate({ target: shopFacts.id, set: finished }),
    },
  );
}

const state = sql`(SELECT json_object('name', max(name), 'postalAddress', max(address), 'phone', max(phone),
    'foodLicence', max(food_licence), 'officer', max(officer), 'isSetUp', max(set_up_at) IS NOT NULL)
  FROM shop_facts WHERE id = 1)`;
