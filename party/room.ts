import { networkOf } from "#app/values/ip-address.ts";
import { isCounterToken } from "./counter-token.ts";
import {
  counterRoomPath,
  isTooLarge,
  parseClientCart,
  parsePublication,
  roomPath,
} from "./messages.ts";

export const maxMessagesPerWindow = 100;
export const floodWindowMs = 10_000;
/** Whole mobile networks share an address, so it is far above what one of them needs. */
export const maxSocketsPerAddress = 1000;

export type RoomSettings = {
  PARTY_SECRET?: string;
  SHOP_ORIGINS?: string;
  /** How many sockets one network address may hold, when not `maxSocketsPerAddress`. */
  SOCKETS_PER_ADDRESS?: string;
  /** How long a counter's socket hears, when not `counterHearsMs`. */
  COUNTER_HEARS_MS?: string;
};

export type RoomListener = {
  readonly state: unknown;
  setState(state: Uint32Array | number): unknown;
  send(message: string): void;
  close(code: number, reason: string): void;
};

export async function admit(request: Request, settings: RoomSettings): Promise<Request | Response> {
  const url = new URL(request.url);
  const isCounter = url.pathname === counterRoomPath;
  if (url.pathname !== roomPath && !isCounter) return new Response("Not found", { status: 404 });
  if (request.headers.get("Upgrade")?.toLowerCase() === "websocket") {
    if (!isShopOrigin(request.headers.get("Origin"), settings)) {
      return new Response("This origin is not allowed.", { status: 403 });
    }
    const token = url.searchParams.get("token") ?? "";
    if (isCounter && !(await isCounterToken(token, settings.PARTY_SECRET ?? "", Date.now())))
      return new Response("Only the counter may listen.", { status: 403 });
    // The query holds a connection id of the client's choice: without it the host draws one.
    url.search = "";
    return withoutHostHeaders(new Request(url, request));
  }
  if (!(await hasSecret(request, settings))) {
    return new Response("Only the shop can publish.", { status: 403 });
  }
  if (request.method !== "POST") {
    return new Response("Only POST publishes.", { status: 405, headers: { Allow: "POST" } });
  }
  return withoutHostHeaders(request);
}

/** The hosts speak to themselves by these headers, and would believe them of anyone. */
function withoutHostHeaders(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) {
    if (name.startsWith("x-partykit-")) headers.delete(name);
  }
  return new Request(request, { headers });
}

/** What the host finds a listener's neighbours by; none where no edge names the address. */
export function addressTags(request: Request): string[] {
  const address = request.headers.get("CF-Connecting-IP");
  return address ? [`address ${networkOf(address, 64)}`] : [];
}

/** Closes a listener that is one too many of its address; `neighbours` has it among them. */
export function limitNeighbours(
  listener: RoomListener,
  neighbours: Iterable<unknown>,
  settings: RoomSettings,
): void {
  const most = Number(settings.SOCKETS_PER_ADDRESS ?? maxSocketsPerAddress);
  if ([...neighbours].length > most) listener.close(1008, "Too many connections");
}

/** Closes who floods, and says whether a message may be heard. */
export function createFloodGuard() {
  // In memory only: a room falls asleep after 10 quiet seconds, when all of these have run out.
  const heardAt = new WeakMap<RoomListener, number[]>();
  return (listener: RoomListener, now: number): boolean => {
    const times = (heardAt.get(listener) ?? [])
      .filter((time) => now - time < floodWindowMs)
      .slice(-maxMessagesPerWindow);
    heardAt.set(listener, [...times, now]);
    const isFlood = times.length >= maxMessagesPerWindow;
    if (isFlood) listener.close(1008, "Too many messages");
    return !isFlood;
  };
}

export function createRoom() {
  const mayBeHeard = createFloodGuard();

  function hear(listener: RoomListener, message: unknown, now: number): void {
    if (!mayBeHeard(listener, now)) return;
    if (typeof message !== "string" || isTooLarge(message)) return;
    const cart = parseClientCart(message);
    if (cart) listener.setState(hashProducts(cart.cartItems.map((item) => item.productId)));
  }

  return { hear, publish };
}

async function publish(request: Request, listeners: Iterable<RoomListener>): Promise<Response> {
  const text = await request.text();
  if (isTooLarge(text)) return new Response("The message is too large.", { status: 413 });
  const updates = parsePublication(text);
  if (!updates) return new Response("This is no product update.", { status: 400 });
  const news = updates.map((update) => ({
    message: JSON.stringify(update),
    hash: hashId(update.product._id),
  }));
  for (const listener of listeners) {
    const products = listener.state;
    if (!(products instanceof Uint32Array)) continue;
    for (const { message, hash } of news) if (products.includes(hash)) listener.send(message);
  }
  return new Response(null, { status: 204 });
}

function isShopOrigin(origin: string | null, settings: RoomSettings): boolean {
  if (origin === null) return true;
  const allowed = (settings.SHOP_ORIGINS ?? "").split(",").map((entry) => entry.trim());
  return origin !== "" && allowed.includes(origin);
}

async function hasSecret(request: Request, settings: RoomSettings): Promise<boolean> {
  if (!settings.PARTY_SECRET) return false;
  const given = await digest(request.headers.get("Authorization") ?? "");
  const wanted = await digest(`Bearer ${settings.PARTY_SECRET}`);
  // Every byte is compared, so that the time taken tells nothing about the secret.
  return given.reduce((difference, byte, at) => difference | (byte ^ (wanted[at] ?? 0)), 0) === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

// A socket's state survives hibernation but holds 2 KB: 200 hashes are 800 bytes, and go with it. A
// collision sends a listener public news that it ignores.
function hashProducts(productIds: string[]): Uint32Array {
  return Uint32Array.from(new Set(productIds), hashId);
}

function hashId(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
