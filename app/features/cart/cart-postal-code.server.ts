// Where the cart goes, as far as that is known: a column or a value, never a read of its own.
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { ownPostalCode } from "#app/features/delivery/get-delivery.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cartInCookie } from "./cart-cookie.server.ts";

/** The code that was typed in the cart, "" where none was. */
export function typedPostalCode({ cookies }: RequestContext): string {
  const typed = v.safeParse(PostalCode, cookies.pin);
  return typed.success ? typed.output : "";
}

/** The code that was typed in the cart, else that of the address. */
export function cartPostalCode(context: RequestContext): string | SQL {
  return typedPostalCode(context) || chosenPostalCode(context);
}

/**
 * Of the address that was chosen for the cart, as long as it is kept, else of the default; the code
 * that was typed where there is none yet.
 */
export function chosenPostalCode(context: RequestContext): SQL {
  const { sessionHash, now } = context;
  const { addressId = "" } = cartInCookie(context);
  return sql`coalesce((SELECT a.postal_code FROM addresses AS a JOIN sessions AS s ON s.user_id = a.user_id
    WHERE a.id = ${addressId} AND s.token_hash = ${sessionHash ?? ""} AND s.expires_at > ${now}), ${ownPostalCode(context)},
    ${typedPostalCode(context) || null})`;
}
