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
  const { name, address, phone, foodLicence, officer, logo } = await getOwnFacts(context);
  return {
    ...configured,
    name: name ?? configured.name,
    address: address ?? configured.address,
    foodLicence: foodLicence ?? configured.foodLicence,
    grievanceOfficer: officer ?? configured.grievanceOfficer,
    contactPhone: phone ?? configured.contactPhone,
    supportPhone: phone ?? configured.supportPhone,
    ...(logo && { logo }),
  };
}

export function saveShopFacts(context: RequestContext, facts: SellerFacts): Promise<void> {
  return save(context, facts);
}

/** The address of a picture that is stored; null takes it off pages and new papers. */
export function saveLogo(context: RequestContext, logo: string | null): Promise<void> {
  return save(context, { logo });
}

/** The owner's first page says nothing more of what a shop needs first. */
export function finishSetup(context: RequestContext): Promise<void> {
  return save(context, { setUpAt: context.now });
}

/** That an order was tried; it stands in no log, as nothing of it is kept. */
export async function markTried({ db, now }: RequestContext): Promise<void> {
  await db
    .insert(shopFacts)
    .values({ id: 1, triedAt: now })
    .onConflictDoUpdate({ target: shopFacts.id, set: { triedAt: now } });
}

async function save(context: RequestContext, changed: Partial<Row>): Promise<void> {
  await loggedBatch(
    context,
    { kind: "shop", id: "shop", state },
    {
      saved: context.db
        .insert(shopFacts)
        .values({ id: 1, ...changed })
        .onConflictDoUpdate({ target: shopFacts.id, set: changed }),
      // Every page says who sells, kept ones too.
      version: raiseVersion(context.db),
    },
  );
}

const state = sql`(SELECT json_object('name', max(name), 'postalAddress', max(address), 'phone', max(phone),
    'foodLicence', max(food_licence), 'officer', max(officer), 'logo', max(logo), 'isSetUp', max(set_up_at) IS NOT NULL)
  FROM shop_facts WHERE id = 1)`;
