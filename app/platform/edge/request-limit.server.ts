// Reading is never limited, and neither is the payment gateway, which calls for all customers from
// one address.
import { addressSubject } from "#app/platform/attempts.server.ts";
import type { Bindings } from "#app/platform/bindings.ts";
import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import { words } from "./words.ts";

const windowSeconds = 60;

/**
 * The answer to an address that writes more than the binding allows in a minute; null for all
 * others.
 */
export async function refuseFlood(
  request: Request,
  { REQUEST_LIMIT }: Pick<Bindings, "REQUEST_LIMIT">,
  addresses: Pick<KnownAddresses, "isUnlimited" | "isApi">,
): Promise<Response | null> {
  const { isUnlimited, isApi } = addresses;
  if (request.method === "GET" || request.method === "HEAD") return null;
  const { pathname } = new URL(request.url);
  const address = request.headers.get("CF-Connecting-IP");
  if (!address || isUnlimited(pathname)) return null;
  const { success } = await REQUEST_LIMIT.limit({ key: addressSubject(address) });
  if (success) return null;
  const message = words.tooMany;
  const init = {
    status: 429,
    headers: { "Retry-After": String(windowSeconds), "Cache-Control": "no-store" },
  };
  return isApi(pathname) ? Response.json({ message }, init) : new Response(message, init);
}
