// What happens to every request before and after the framework: built shop and development server share it.
import { addReference } from "#app/values/reference.ts";
import type { Bindings } from "#app/platform/bindings.ts";
import { type RequestContext, createContext } from "#app/platform/context.server.ts";
import { carryOverRedirect } from "#app/platform/light-version.server.ts";
import { createLog, describeError } from "#app/platform/log/log.ts";
import { requestIdOf } from "#app/platform/log/request-id.ts";
import { dropFetchedAhead } from "#app/platform/speculation.ts";
import { brokenAnswer } from "./broken-answer.ts";
import { noteWrite } from "./catalogue-note.server.ts";
import { isForeignPost } from "./origin.ts";
import {
  type PageCache,
  findPage,
  keepPage,
  openShared,
  readVersion,
} from "./page-cache.server.ts";
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
  /** Without one every page is made anew. */
  pageCache?: PageCache;
};
type Handle = (request: Request, context: RequestContext) => Promise<Response>;

export async function answerRequest(incoming: Incoming, handle: Handle): Promise<Response> {
  const requestId = requestIdOf(incoming.request);
  const response = await answerWholeBody(incoming.request, (request) =>
    answer({ ...incoming, request, requestId }, handle),
  ).catch((error: unknown) => answerFault(error, incoming.request, requestId));
  response.headers.set("X-Request-Id", requestId);
  return response;
}

function answerFault(error: unknown, request: Request, requestId: string): Response {
  if (!request.signal.aborted)
    createLog(request, requestId)("request-failed", describeError(error));
  return withSecurityHeaders(brokenAnswer(request, requestId), { secure: isSecure(request) });
}

async function answer(
  { request, requestId, bindings, lifetime, pageCache }: Incoming & { requestId: string },
  handle: Handle,
): Promise<Response> {
  const refusal = await refuse(request, bindings);
  if (refusal) return withSecurityHeaders(refusal, { secure: isSecure(request) });
  const shared = pageCache ? await openShared(pageCache, request, bindings.RELEASE.id) : null;
  const page = shared && (await findPage(shared));
  if (page) return page;
  const context = await createContext(request, bindings, {
    waitUntil: (promise) => lifetime.waitUntil(promise),
    start: shared?.start,
    requestId,
  });
  const version = shared && readVersion(context);
  const response = await protect(
    request,
    context,
    await handle(shared?.request ?? request, context),
  );
  if (shared) return keepPage(shared, response, { context, version: await version });
  const bookmark = context.lastWrite();
  if (bookmark && pageCache)
    await noteWrite(pageCache.cache, new URL(request.url).origin, bookmark);
  if (bookmark && isPage(request))
    response.headers.append("Set-Cookie", await context.cookies.serialize("bookmark", bookmark));
  return response;
}

/** What never reaches the framework; null for all else. */
async function refuse(request: Request, bindings: Bindings): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (missingAsset.test(pathname)) return new Response("Not found", { status: 404 });
  if (isPage(request) && !pageMethods.includes(request.method))
    return new Response("Method not allowed", {
      status: 405,
      headers: { Allow: pageMethods.join(", ") },
    });
  if (isPage(request) && !fromGateway.test(pathname) && isForeignPost(request))
    return new Response("This form was sent from another site.", { status: 403 });
  return refuseFlood(request, bindings);
}

function isPage({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return !pathname.startsWith("/api/") || pathname.endsWith(".data");
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}

async function protect(
  request: Request,
  { nonce, config, requestId }: RequestContext,
  made: Response,
): Promise<Response> {
  // A failure's data for the page's scripts; a page made here names it already.
  const response =
    made.status >= 500 && request.url.includes(".data")
      ? new Response(addReference(await made.text(), requestId), made)
      : made;
  const { pathname } = new URL(request.url);
  const secured = withSecurityHeaders(response, {
    secure: isSecure(request),
    page: {
      nonce,
      paymentOrigin: new URL(config.JUSPAY_BASE_URL).origin,
      roomUrl: config.PARTY_URL,
      isPersonal: personalPage.test(pathname),
    },
  });
  carryOverRedirect(request, secured.headers);
  dropFetchedAhead(secured.headers);
  return secured;
}
