import ReconnectingWebSocket from "partysocket/ws";
import { maxCartItems, parseProductUpdate } from "#party/messages.ts";
import type { StoredItem } from "#app/features/cart/cart-storage.ts";
import { fetchPrices } from "./fetch-prices.ts";
import { createIdentities } from "./identities.ts";
import { keysOf, namesOf, packsOfProduct } from "./live-items.ts";
import type { LivePacks } from "./live-pack.ts";

export type Listener = { setCart(ids: string[]): void; stop(): void };

type Ears = {
  roomUrl: string;
  ids: string[];
  hear(packs: LivePacks, names: Record<string, string>): void;
  /** Has the page loaded anew. */
  reload(): void;
};

const pauseMs = 5000;

/** Says what the cart holds and hears of its prices, as long as the tab is looked at. */
export function listen({ roomUrl, ids, hear, reload }: Ears): Listener {
  const socket = new ReconnectingWebSocket(addressOf(roomUrl), [], {
    ...patience(),
    startClosed: document.hidden,
  });
  const identify = createIdentities();
  let wanted = ids;
  let items: StoredItem[] = [];
  let heardMeanwhile: LivePacks = {};

  const isOpen = () => socket.readyState === WebSocket.OPEN;
  async function introduce(): Promise<void> {
    items = await identify(wanted);
    const cartItems = keysOf(items).slice(0, maxCartItems);
    if (isOpen()) socket.send(JSON.stringify({ type: "clientCart", cartItems }));
  }
  /** What was said while nobody listened is asked for. */
  async function catchUp(tries = 3): Promise<void> {
    await introduce();
    if (items.length === 0) return;
    heardMeanwhile = {};
    const packs = await fetchPrices(items);
    if (packs === "refused") return reload();
    if (packs !== "unreachable") return hear({ ...packs, ...heardMeanwhile }, namesOf(items));
    if (tries > 1)
      setTimeout(() => {
        if (isOpen()) void catchUp(tries - 1);
      }, pauseMs);
  }
  socket.addEventListener("open", () => void catchUp());
  socket.addEventListener("message", ({ data }) => {
    const update = typeof data === "string" ? parseProductUpdate(data) : null;
    const packs = update ? packsOfProduct(update, items) : {};
    if (Object.keys(packs).length === 0) return;
    heardMeanwhile = { ...heardMeanwhile, ...packs };
    hear(packs, namesOf(items));
  });
  return {
    setCart(next) {
      wanted = next;
      if (isOpen()) void introduce();
    },
    stop: followSight(socket),
  };
}

function addressOf(roomUrl: string): string {
  return `${roomUrl.replace(/^http/, "ws")}/parties/catalogue/live`;
}

/** A hidden tab is quiet, and a page that is left, which the browser keeps only without a socket; one that is seen again, or has its network back, tries at once. Answers what ends it all. */
function followSight(socket: ReconnectingWebSocket): () => void {
  const follow = () => (document.hidden ? socket.close() : socket.reconnect());
  const leave = () => socket.close();
  document.addEventListener("visibilitychange", follow);
  addEventListener("online", follow);
  addEventListener("pagehide", leave);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    removeEventListener("online", follow);
    removeEventListener("pagehide", leave);
    socket.close();
  };
}

/** Tries again after 1 to 5 seconds without end; chance keeps a room that comes back from being stormed. */
function patience() {
  return {
    connectionTimeout: 20_000,
    minReconnectionDelay: 1000 + Math.random() * 2000,
    maxReconnectionDelay: 4000 + Math.random() * 1000,
    maxRetries: Infinity,
    maxEnqueuedMessages: 0,
  };
}
