import ReconnectingWebSocket from "partysocket/ws";
import { maxCartItems, parseProductUpdate } from "#party/messages.ts";
import type { CartPack } from "#app/features/cart/cart.ts";
import { createIdentities, fetchPrices } from "./ask-shop.ts";
import { keysOf, namesOf, packsOfProduct } from "./live-items.ts";
import type { LivePacks } from "./live-pack.ts";
import { type Known, newsOf } from "./news.ts";

export type Listener = { setCart(ids: string[]): void; stop(): void };
export type Ears = {
  roomUrl: string;
  ids: string[];
  /** What the shopper knows already. */
  known(): Known;
  hear(heard: { packs: LivePacks; news: string | null }): void;
  /** Has the page's data loaded anew. */
  load(): void;
};

/** Says what the cart holds and hears of its prices, as long as the tab is looked at. */
export function listen({ roomUrl, ids, known, hear, load }: Ears): Listener {
  const socket = openSocket(roomUrl);
  const identify = createIdentities();
  let wanted = ids;
  let packs: CartPack[] = [];
  let heardMeanwhile: LivePacks = {};

  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const tell = (heard: LivePacks) =>
    hear({ packs: heard, news: newsOf(known(), { packs: heard, names: namesOf(packs) }) });
  async function introduce(): Promise<void> {
    packs = await identify(wanted);
    const cartItems = keysOf(packs).slice(0, maxCartItems);
    if (isOpen()) socket.send(JSON.stringify({ type: "clientCart", cartItems }));
  }
  /** What was said while nobody listened is asked for; what is heard during that is newer. */
  async function catchUp(): Promise<void> {
    await introduce();
    if (packs.length === 0) return;
    const now = await fetchPrices(packs, () => {
      heardMeanwhile = {};
      return isOpen();
    });
    if (now === "refused") load();
    else if (now !== "unreachable") tell({ ...now, ...heardMeanwhile });
  }
  socket.addEventListener("open", () => void catchUp());
  socket.addEventListener("message", ({ data }) => {
    const heard = packsIn(data, packs);
    if (Object.keys(heard).length === 0) return;
    heardMeanwhile = { ...heardMeanwhile, ...heard };
    tell(heard);
  });
  return {
    setCart(next) {
      wanted = next;
      if (isOpen()) void introduce();
    },
    stop: followSight(socket),
  };
}

function packsIn(data: unknown, packs: CartPack[]): LivePacks {
  const update = typeof data === "string" ? parseProductUpdate(data) : null;
  return update ? packsOfProduct(update, packs) : {};
}

function openSocket(roomUrl: string): ReconnectingWebSocket {
  const address = `${roomUrl.replace(/^http/, "ws")}/parties/catalogue/live`;
  return new ReconnectingWebSocket(address, [], { ...patience(), startClosed: document.hidden });
}

/**
 * A hidden tab is quiet, and a page that is left, which the browser keeps only without a socket;
 * one that is seen again, or has its network back, tries at once. Answers what ends it all.
 */
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

/**
 * Tries again after 1 to 5 seconds without end; chance keeps a room that comes back from being
 * stormed.
 */
function patience() {
  return {
    connectionTimeout: 20_000,
    minReconnectionDelay: 1000 + Math.random() * 2000,
    maxReconnectionDelay: 4000 + Math.random() * 1000,
    maxRetries: Infinity,
    maxEnqueuedMessages: 0,
  };
}
