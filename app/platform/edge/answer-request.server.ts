// What happens to every request before and after the framework: built shop and development server
// share it.
import type { Bindings } from "#app/platform/bindings.ts";
import { exampleSecretsAt, paymentOrigin } from "#app/platform/configuration.ts";
import { type RequestContext, createContext } from "#app/platform/context.server.ts";
import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import { inLanguage, languageOf } from "#app/platform/language.server.ts";
import { carryOverRedirect } from "#app/platform/light-version.server.ts";
import { createLog, describeError } from "#app/platform/log/log.ts";
import { loggedPath } from "#app/platform/log/logged-path.ts";
import { requestIdOf } from "#app/platform/log/request-id.ts";
import { dropFetchedAhead } from "#app/platform/speculation.ts";
import { brokenAnswer } from "./broken-answer.ts";
import { noteWrite } from "./catalogue-note.server.ts";
import { sayMethods, withoutFrameworksOwn } from "./frameworks-own.ts";
import { isForeignPost } from "./origin.ts";
import {
  type PageCache,
  findPage,
  keepPage,
  openShared,
  readVersion,
} from "./page-cache.server.ts";
import { answerMisspelled } from "./misspelled.ts";
import { refuseFlood } from "./request-limit.server.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { answerWholeBody } from "./whole-body.ts";
import { words } from "./words.ts";

const pageMethods = ["GET", "HEAD", "POST"];

export type Incoming = {
  request: Request;
  bindings: Bindings;
  lifetime: Pick<ExecutionContext, "waitUntil">;
  addresses: KnownAddresses;
  /** Without one every page is made anew. */
  pageCache?: PageCache;
};
type Arrived = Incoming & { requestId: string };
type Handle = (request: Request, context: RequestContext) => Promise<Response>;

/** In the language that the request asks for. */
export function answerRequest(incoming: Incoming, handle: Handle): Promise<Response> {
  const { request, addresses } = incoming;
  return inLanguage(languageOf(request, addresses), () => answerSafely(incoming, handle));
}

async function answerSafely(incoming: Incoming, handle: Handle): Promise<Response> {
  const arrived = { ...incoming, requestId: requestIdOf(incoming.request) };
  const response = await answerWholeBody(incoming.request, (request) =>
    answer({ ...arrived, request: withoutFrameworksOwn(request) }, handle),
  ).catch((error: unknown) => answerFault(error, arrived));
  response.headers.set("X-Request-Id", arrived.requestId);
  // Of a failed answer the page's scripts can read this alone.
  if (response.status >= 500)
    response.headers.set("Server-Timing", `failed;desc="${arrived.requestId}"`);
  return response;
}

function answerFault(error: unknown, { request, requestId, addresses }: Arrived): Response {
  if (!request.signal.aborted)
    createLog(request, { requestId, path: loggedPath(request, addresses) })(
      "request-failed",
      describeError(error),
    );
  const isJson = addresses.isApi(new URL(request.url).pathname);
  return withSecurityHeaders(brokenAnswer(requestId, { isJson }), {
    secure: isSecure(request),
  });
}

async function answer(arrived: Arrived, handle: Handle): Promise<Response> {
  const { request, requestId, bindings, lifetime, pageCache, addresses } = arrived;
  const refusal = await refuse(arrived);
  if (refusal) return withSecurityHeaders(refusal, { secure: isSecure(request) });
  const shared = pageCache
    ? await openShared(pageCache, request, { release: bindings.RELEASE.id, ...addresses })
    : null;
  const page = shared && (await findPage(shared));
  if (page) return page;
  const context = await createContext(request, bindings, {
    waitUntil: (promise) => lifetime.waitUntil(promise),
    start: shared?.start,
    requestId,
    addresses,
  });
  const version = shared && readVersion(context);
  const made = await handle(shared?.request ?? request, context);
  const response = protect(sayMethods(request, made), { ...arrived, context });
  if (shared) return keepPage(shared, response, { context, version: await version });
  const bookmark = context.lastWrite();
  if (bookmark && pageCache)
    await noteWrite(pageCache.cache, new URL(request.url).origin, bookmark);
  if (bookmark && isPage(request, addresses))
    response.headers.append("Set-Cookie", await context.cookies.serialize("bookmark", bookmark));
  return response;
}

/** What never reaches the framework; null for all else. */
async function refuse({ request, bindings, addresses }: Arrived): Promise<Response | null> {
  const examples = exampleSecretsAt(request, bindings);
  if (examples.length > 0)
    return new Response(words.exampleValues(examples.join()), { status: 421 });
  const { pathname } = new URL(request.url);
  const misspelled = answerMisspelled(request, addresses);
  if (misspelled) return misspelled;
  if (addresses.isFile(pathname)) return new Response(words.noFile, { status: 404 });
  if (isPage(request, addresses) && !pageMethods.includes(request.method))
    return new Response(words.noMethod, {
      status: 405,
      headers: { Allow: pageMethods.join(", ") },
    });
  if (isPage(request, addresses) && !addresses.isGateways(pathname) && isForeignPost(request))
    return new Response(words.foreignForm, { status: 403 });
  return refuseFlood(request, bindings, addresses);
}

function isPage({ url }: Request, { isApi }: KnownAddresses): boolean {
  const { pathname } = new URL(url);
  return !isApi(pathname) || pathname.endsWith(".data");
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}

function protect(
  response: Response,
  { request, addresses, context }: Arrived & { context: RequestContext },
): Response {
  const { nonce, config } = context;
  const { pathname } = new URL(request.url);
  const secured = withSecurityHeaders(response, {
    secure: isSecure(request),
    page: {
      nonce,
      paymentOrigin: paymentOrigin(config),
      roomUrl: config.PARTY_URL,
      isPersonal: addresses.isPersonal(pathname),
    },
  });
  carryOverRedirect(request, secured.headers);
  dropFetchedAhead(secured.headers);
  return secured;
}
