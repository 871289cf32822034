// What happens to every request before and after the framework: built shop and development server share it.
import type { Bindings } from "../bindings.ts";
import { type RequestContext, createContext } from "../context.server.ts";
import { carryOverRedirect } from "../light-version.server.ts";
import { dropFetchedAhead } from "../speculation.ts";
import { isForeignPost } from "./origin.ts";
import { refuseFlood } from "./request-limit.server.ts";
import { withSecurityHeaders } from "./security-headers.ts";

const missingAsset = /^\/assets\/|\.(js|css|map|png|jpg|webp|avif|svg|ico|webmanifest)$/;
/** The gateway posts here from elsewhere: the webhook proves itself by a password, the return by a signature. */
const fromGateway = /^\/payment\/(webhook|return)$/;

const personalPage = /^\/(profile|shipping|payment|placeorder|order|admin)(\/|$)/;
const pageMethods = ["GET", "HEAD", "POST"];

type Incoming = { request: Request; bindings: Bindings; lifetime: Parameters<typeof createContext>[2] };

export async function answerRequest(
  { request, bindings, lifetime }: Incoming,
  handle: (request: Request, context: RequestContext) => Promise<Response>,
): Promise<Response> {
  const { pathname, protocol } = new URL(request.url);
  if (missingAsset.test(pathname)) return new Response("Not found", { status: 404 });
  const isPage = !pathname.startsWith("/api/") || pathname.endsWith(".data");
  if (isPage && !pageMethods.includes(request.method)) return new Response("Method not allowed", { status: 405, headers: { Allow: pageMethods.join(", ") } });
  if (isPage && !fromGateway.test(pathname) && isForeignPost(request)) return new Response("This form was sent from another site.", { status: 403 });
  const flood = await refuseFlood(request, bindings);
  if (flood) return flood;
  const context = await createContext(request, bindings, lifetime);
  const response = await handle(request, context);
  const secured = withSecurityHeaders(response, {
    nonce: context.nonce,
    secure: protocol === "https:",
    paymentOrigin: new URL(context.config.JUSPAY_BASE_URL).origin,
    roomUrl: context.config.PARTY_URL,
    isPersonal: personalPage.test(pathname),
  });
  carryOverRedirect(request, secured.headers);
  const bookmark = isPage && context.lastWrite();
  if (bookmark) secured.headers.append("Set-Cookie", await context.cookies.serialize("bookmark", bookmark));
  dropFetchedAhead(secured.headers);
  return secured;
}
