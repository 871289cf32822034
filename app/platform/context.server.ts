// Everything a request may use is made here once and handed down: no globals, no module state.
import type { BatchItem } from "drizzle-orm/batch";
import type { Bindings } from "./bindings.ts";
import { type Configuration, configurationOf } from "./configuration.ts";
import { type Cookies, readCookies } from "./cookies.server.ts";
import { type DatabaseSession, openSession } from "./database.server.ts";
import { newNonce, sessionHashOf } from "./digest.ts";
import type { KnownAddresses } from "./known-addresses.ts";
import { isLightVersion } from "./light-version.server.ts";
import { type Log, createLog, describeError } from "./log/log.ts";
import { loggedPath } from "./log/logged-path.ts";
import { requestIdOf } from "./log/request-id.ts";

export type RequestContext = DatabaseSession & {
  pictures: R2Bucket;
  images: ImagesBinding;
  config: Configuration;
  cookies: Cookies;
  /**
   * Hash of the session's token that the request's cookie carries, in the API its bearer token;
   * null without one.
   */
  sessionHash: string | null;
  /** The request's own: of the page that answers a form the loaders are asked with GET. */
  method: string;
  /** Whether scripts ask for a page's data, be it of one that answers a form. */
  isForScripts: boolean;
  /** The visitor's address, for limits. */
  address: string;
  /** Milliseconds UTC at the request's start. */
  now: number;
  nonce: string;
  /** No scripts and small pictures, for slow connections and for who asked. */
  isLight: boolean;
  /** The same key answers the same promise for the whole request. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
  waitUntil(promise: Promise<unknown>): void;
  /**
   * What the request's command writes in its own batch beside its own, such as that it was made.
   */
  alongside?: readonly BatchItem<"sqlite">[];
  requestId: string;
  log: Log;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}

/** What a request's surroundings know of it. */
type Surroundings = {
  addresses: KnownAddresses;
  waitUntil(promise: Promise<unknown>): void;
  /** Where reads start, if not where the request alone would let them. */
  start?: string | undefined;
  requestId?: string;
};

export async function createContext(
  request: Request,
  bindings: Bindings,
  around: Surroundings,
): Promise<RequestContext> {
  const config = configurationOf(bindings);
  const cookies = await readCookies(request, config.COOKIE_SECRETS);
  const { session: token } = cookies;
  const { addresses, start, requestId = requestIdOf(request) } = around;
  const log = createLog(request, { requestId, path: loggedPath(request, addresses) });
  const remembered = new Map<string, Promise<unknown>>();
  return {
    ...openSession(bindings.DB, start ?? startOf(request, cookies, addresses)),
    pictures: bindings.PICTURES,
    images: bindings.IMAGES,
    config,
    cookies,
    sessionHash: typeof token === "string" && token ? await sessionHashOf("cookie", token) : null,
    method: request.method,
    isForScripts: new URL(request.url).pathname.endsWith(".data"),
    address: request.headers.get("CF-Connecting-IP") ?? "",
    now: Date.now(),
    nonce: newNonce(),
    isLight: isLightVersion(request),
    once<T>(key: string, make: () => Promise<T>) {
      const known = remembered.get(key) ?? make();
      remembered.set(key, known);
      return known as Promise<T>;
    },
    waitUntil: (promise) =>
      around.waitUntil(
        promise.catch((error: unknown) => log("background-failed", describeError(error))),
      ),
    requestId,
    log,
  };
}

/**
 * Writers, admins and the API's clients, which keep no cookie, see the newest; a shopper sees at
 * least the own last write.
 */
function startOf(
  { method, headers, url }: Request,
  { bookmark }: Cookies,
  { isAdmins }: KnownAddresses,
): string {
  const isReading = method === "GET" || method === "HEAD";
  if (!isReading || headers.has("Authorization") || isAdmins(new URL(url).pathname))
    return "first-primary";
  return typeof bookmark === "string" && bookmark ? bookmark : "first-unconstrained";
}
