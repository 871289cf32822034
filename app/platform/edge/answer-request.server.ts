// What happens to every request before and after the framework: built shop and development server share it.
import type { Bindings } from "../bindings.ts";
import { type RequestContext, createContext } from "../context.server.ts";
import { carryOverRedirect } from "../light-version.server.ts";
import { dropFetchedAhead } from "../speculation.ts";
import { noteWrite } from "./catalogue-note.server.ts";
import { isForeignPost } from "./origin.ts";
import { findPage, keepPage, openShared, readVersion } from "./page-cache.server.ts";
import { refuseFlood } from "./request-limit.server.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { answerWholeBody } from "./whole-body.ts";

const missingAsset = /^\/assets\/|\.(js|css|map|png|jpg|webp|avif|svg|ico|webmanifest)$/;
/** The gateway posts here from elsewhere: the webhook proves itself by a password, the return by a signature. */
const fromGateway = /^\/payment\/(webhook|return)$/;

const personalPage = /^\/(profile|shipping|payment|placeorder|order|admin)(\/|$)/;
const pageMethods = ["GET", "HEAD", "POST"];

type Incoming = {
  request: Request;
  bindings: Bindings;
  lifetime: Parameters<typeof createContext>[2];
  /** This location's; without one every page is made anew. */
  cache?: Cache;
};
type Handle = (request: Request, context: RequestContext) => Promise<Response>;

export function answerRequest(incoming: Incoming, handle: Handle): Promise<Response> {
  return answerWholeBody(incoming.request, (request) => answer({ ...incoming, request }, handle));
}

async function answer({ request, bindings, lifetime, cache }: Incoming, handle: Handle): Promise<Response> {
  const refusal = await refuse(request, bindings);
  if (refusal) return withSecurityHeaders(refusal, { secure: isSecure(request) });
  const shared = cache ? await openShared(cache, request, bindings.RELEASE.id) : null;
  const page = shared && await findPage(shared);
  if (page) return page;
  const context = await createContext(request, bindings, { waitUntil: (promise) => lifetime.waitUntil(promise), start: shared?.start });
  const version = shared && readVersion(context);
  const response = protect(request, context, await handle(shared?.request ?? request, context));
  if (shared) return keepPage(shared, response, { context, version: await version });
  const bookmark = context.lastWrite();
  if (bookmark && cache) await noteWrite(cache, new URL(request.url).origin, bookmark);
  if (bookmark && isPage(request)) response.headers.append("Set-Cookie", await context.cookies.serialize("bookmark", bookmark));
  return response;
}

/** What never reaches the framework; null for all else. */
async function refuse(request: Request, bindings: Bindings): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (missingAsset.test(pathname)) return new Response("Not found", { status: 404 });
  if (isPage(request) && !pageMethods.includes(request.method)) return new Response("Method not allowed", { status: 405, headers: { Allow: pageMethods.join(", ") } });
  if (isPage(request) && !fromGateway.test(pathname) && isForeignPost(request)) return new Response("This form was sent from another site.", { status: 403 });
  return refuseFlood(request, bindings);
}

function isPage({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return !pathname.startsWith("/api/") || pathname.endsWith(".data");
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}

function protect(request: Request, { nonce, config }: RequestContext, response: Response): Response {
  const { pathname } = new URL(request.url);
  const secured = withSecurityHeaders(response, { secure: isSecure(request), page: {
    nonce, paymentOrigin: new URL(config.JUSPAY_BASE_URL).origin, roomUrl: config.PARTY_URL, isPersonal: personalPage.test(pathname),
  } });
  carryOverRedirect(request, secured.headers);
  dropFetchedAhead(secured.headers);
  return secured;
}
