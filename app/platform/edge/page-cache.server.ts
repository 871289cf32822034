// A visitor whose cookies only say how pages are to look gets a page of the catalogue as it was made
// for another one: nothing in it is anybody's, and its nonce is replaced on the way out. It is old
// after a release, after a new
// version of the catalogue (see raise-version.server.ts), which a location notices by the next write
// it answers or within a minute; no page outlives its day in India.
import { eq } from "drizzle-orm";
import { catalogue } from "#db/schema/catalogue.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newNonce } from "#app/platform/digest.ts";
import type { KnownAddresses } from "#app/platform/known-addresses.ts";
import { languageOf } from "#app/platform/language.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { holdsOnlyPreferences, isLightVersion } from "#app/platform/light-version.server.ts";
import { type CatalogueNote, noteVersion, readNote } from "./catalogue-note.server.ts";

/**
 * A page in pieces, as it leaves: a nonce goes between each two, as it does in its security policy.
 */
type KeptPage = { pieces: Uint8Array<ArrayBuffer>[]; policy: string[]; headers: Headers };

/**
 * This location's cache, and the pages that were last read from it: under its key a page never
 * changes.
 */
export type PageCache = { cache: Cache; lastRead: Map<string, KeptPage> };

/** A request that may be answered from the cache. */
export type Shared = PageCache & {
  /** With only the parameters its page knows. */
  request: Request;
  /** Where its reads start, should the page have to be made. */
  start: string;
  note: CatalogueNote | null;
  keyOf(version: number): string;
};

type KeptAddresses = Pick<KnownAddresses, "knownParameters" | "speaksEnglish">;

const longestAddress = 500;
const mostRead = 48;
const keptSeconds = 24 * 60 * 60;
const sharedControl = "private, no-cache";
const nonceHeader = "X-Nonce";
const encoder = new TextEncoder();

export function openPageCache(cache: Cache): PageCache {
  return { cache, lastRead: new Map() };
}

/** Null for whoever holds a token or a cookie that is more than a preference, and for pages that are not the same for everyone. */
export async function openShared(
  pages: PageCache,
  request: Request,
  { release, ...addresses }: { release: string } & KeptAddresses,
): Promise<Shared | null> {
  const { knownParameters } = addresses;
  const address = sharedAddress(request, knownParameters);
  if (!address) return null;
  const note = await readNote(pages.cache, address.origin);
  const kind = `${languageOf(request, addresses)}/${isLightVersion(request) ? "light" : "full"}`;
  // Offers and promises begin and end with a day.
  const today = indianDay(Date.now());
  return {
    ...pages,
    note,
    request: new Request(address, request),
    start: note?.bookmark ?? "first-unconstrained",
    keyOf: (version) =>
      `${address.origin}/edge/${release}/${version}/${today}/${kind}${address.pathname}${address.search}`,
  };
}

function sharedAddress(
  request: Request,
  knownParameters: KnownAddresses["knownParameters"],
): URL | null {
  const { method, headers } = request;
  if (
    (method !== "GET" && method !== "HEAD") ||
    headers.has("Authorization") ||
    !holdsOnlyPreferences(request)
  )
    return null;
  const address = new URL(request.url);
  const known = knownParameters(address.pathname, address.searchParams);
  if (!known) return null;
  address.search = known.toString();
  return address.href.length > longestAddress ? null : address;
}

export async function findPage(shared: Shared): Promise<Response | null> {
  const page = await readPage(shared);
  if (!page) return null;
  const nonce = newNonce();
  const headers = new Headers(page.headers);
  headers.set("Content-Security-Policy", page.policy.join(nonce));
  return new Response(shared.request.method === "HEAD" ? null : joinPieces(page.pieces, nonce), {
    headers,
  });
}

function joinPieces(pieces: Uint8Array[], nonce: string): Uint8Array<ArrayBuffer> {
  const between = encoder.encode(nonce);
  const whole = new Uint8Array(
    pieces.reduce((sum, piece) => sum + piece.length + between.length, -between.length),
  );
  let at = 0;
  for (const piece of pieces) {
    if (at > 0) whole.set(between, at - between.length);
    whole.set(piece, at);
    at += piece.length + between.length;
  }
  return whole;
}

async function readPage({ cache, lastRead, note, keyOf }: Shared): Promise<KeptPage | null> {
  if (!note?.version) return null;
  const key = keyOf(note.version);
  const known = lastRead.get(key);
  if (known) return known;
  const kept = await cache.match(key);
  if (!kept) return null;
  const [oldest] = lastRead.keys();
  if (oldest && lastRead.size >= mostRead) lastRead.delete(oldest);
  const page = takeApart(await kept.text(), new Headers(kept.headers));
  lastRead.set(key, page);
  return page;
}

function takeApart(html: string, headers: Headers): KeptPage {
  const nonce = headers.get(nonceHeader) ?? "";
  const policy = headers.get("Content-Security-Policy") ?? "";
  for (const name of [nonceHeader, "Age", "CF-Cache-Status"]) headers.delete(name);
  headers.set("Cache-Control", sharedControl);
  headers.set("Server-Timing", "cache;desc=hit");
  return {
    pieces: html.split(nonce).map((piece) => encoder.encode(piece)),
    policy: policy.split(nonce),
    headers,
  };
}

/**
 * Asked for before the page's own reads, it leaves in their batch: the page is at least as new as
 * this.
 */
export async function readVersion({ db, read }: RequestContext): Promise<number | null> {
  const rows = await read(
    db.select({ version: catalogue.version }).from(catalogue).where(eq(catalogue.id, 1)),
  ).catch(() => []);
  return rows[0]?.version ?? null;
}

/** Keeps the page as it leaves, after the answer. */
export async function keepPage(
  shared: Shared,
  response: Response,
  { context, version }: { context: RequestContext; version: number | null },
): Promise<Response> {
  const isShareable =
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    response.headers.get("Cache-Control") === sharedControl;
  if (version === null || !isShareable || shared.request.method !== "GET") return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", `max-age=${keptSeconds}`);
  headers.set(nonceHeader, context.nonce);
  const { cache, note, keyOf, request } = shared;
  const { origin } = new URL(request.url);
  context.waitUntil(
    cache
      .put(keyOf(version), new Response(html, { headers }))
      .then(() => noteVersion(cache, origin, { version, seen: note })),
  );
  return new Response(html, response);
}
