// A customer's addresses, found by the session that asks: nobody names another's.
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { areaRules } from "#app/features/delivery/get-delivery.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Address, OrderAddress } from "#app/values/address.ts";
import { addresses } from "#db/schema/addresses.ts";
import type { ServedAddress, SavedAddress } from "./saved-address.ts";

const columns = {
  id: addresses.id,
  label: addresses.label,
  street: addresses.street,
  city: addresses.city,
  postalCode: addresses.postalCode,
  landmark: addresses.landmark,
  doorNote: addresses.doorNote,
  isDefault: addresses.isDefault,
};

const isMine = (context: RequestContext) => eq(addresses.userId, askingUserId(context));

/** The default first, then the oldest. */
export function listAddresses(context: RequestContext): Promise<ServedAddress[]> {
  const { db, read } = context;
  return read(
    db
      .select({ ...columns, area: areaRules(sql.raw("addresses.postal_code")) })
      .from(addresses)
      .where(isMine(context))
      .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id)),
  );
}

/** Where this cart goes: what was chosen for it, as long as it is kept, else the default. */
export function getChosenAddress(context: RequestContext): Promise<SavedAddress | null> {
  return context.once("chosen-address", async () => {
    const { db, read } = context;
    const [chosen] = await read(
      db
        .select(columns)
        .from(addresses)
        .where(isMine(context))
        .orderBy(desc(eq(addresses.id, chosenId(context))), desc(addresses.isDefault))
        .limit(1),
    );
    return chosen ?? null;
  });
}

/** What is kept with an address that was sent, for who brings it. */
export async function getFinding(
  context: RequestContext,
  { street, city, postalCode }: Address,
): Promise<Pick<OrderAddress, "landmark" | "doorNote">> {
  const { landmark, doorNote } = addresses;
  const [kept] = await context.read(
    context.db
      .select({ landmark, doorNote })
      .from(addresses)
      .where(
        and(
          isMine(context),
          eq(addresses.street, street),
          eq(addresses.city, city),
          eq(addresses.postalCode, postalCode),
        ),
      )
      .orderBy(desc(addresses.isDefault))
      .limit(1),
  );
  return kept ?? { landmark: "", doorNote: "" };
}

function chosenId(context: RequestContext): string {
  return cartInCookie(context).addressId ?? "";
}
