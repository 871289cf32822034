import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import { words } from "./words.ts";

/** Where the framework's scripts ask which routes some addresses have. */
const manifestPath = "/__manifest";

/**
 * What the framework is not asked: an address in another spelling than the table's is led there,
 * one that can't be decoded is refused. Null for all else.
 */
export function answerMisspelled(
  request: Request,
  addresses: Pick<KnownAddresses, "inMapSpelling" | "isApi">,
): Response | null {
  const { inMapSpelling, isApi } = addresses;
  const { pathname, search, searchParams } = new URL(request.url);
  const headers = { "Cache-Control": "no-store" };
  const spelled = inMapSpelling(pathname);
  const asked = pathname === manifestPath ? searchParams.getAll("p") : [];
  const isReadable = asked.every((path) => inMapSpelling(path) !== null);
  if (spelled === pathname && isReadable) return null;
  if (spelled !== null && isReadable)
    return new Response(null, { status: 308, headers: { ...headers, Location: spelled + search } });
  const message = words.unreadable;
  return isApi(pathname)
    ? Response.json({ message }, { status: 400, headers })
    : new Response(message, { status: 400, headers });
}
