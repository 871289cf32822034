import { setTimeout as sleep } from "node:timers/promises";
import { roomPath } from "#party/messages.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import type { Figures } from "#scripts/bench/section.ts";

type Room = { url: string; secret: string };
type Listener = { socket: WebSocket; heardAt: number };

const listenerCount = 2000;
const concernedCount = listenerCount / 10;
const connectedAtOnce = 100;
const rounds = 9;
const patienceMs = 20_000;
const product = "0123456789";

/** How soon the last of those that hold a product hears of it, among many that listen. */
export async function measureRoom(bench: Bench): Promise<Figures> {
  const { room } = await bench.openShop();
  const listeners = await connectAll(room);
  const concerned = listeners.slice(0, concernedCount);
  try {
    await timeToLast(room, concerned);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeToLast(room, concerned));
    times.sort((a, b) => a - b);
    const figures = {
      listeners: listenerCount,
      concerned: concernedCount,
      "median ms": times[(rounds - 1) / 2]!.toFixed(0),
      "slowest ms": times.at(-1)!.toFixed(0),
    };
    return { rows: { "publish to the last of them": figures }, broken: [] };
  } finally {
    for (const { socket } of listeners) socket.close();
  }
}

async function connectAll({ url }: Room): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < listenerCount) {
    const part = Array.from({ length: connectedAtOnce }, (_, index) =>
      connect(url, listeners.length + index < concernedCount ? product : `other-${index}`),
    );
    listeners.push(...(await Promise.all(part)));
  }
  return listeners;
}

function connect(url: string, productId: string): Promise<Listener> {
  const listener: Listener = {
    socket: new WebSocket(url.replace(/^http/, "ws") + roomPath),
    heardAt: 0,
  };
  const { socket } = listener;
  socket.addEventListener("message", () => {
    listener.heardAt = performance.now();
  });
  return new Promise((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("The room took no more listeners.")));
    socket.addEventListener("open", () => {
      socket.send(
        JSON.stringify({
          type: "clientCart",
          cartItems: [{ productId, brandId: "d", financialId: "f" }],
        }),
      );
      resolve(listener);
    });
  });
}

/** From the publication on; it is repeated should a cart have come after it. */
async function timeToLast({ url, secret }: Room, concerned: Listener[]): Promise<number> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const start = performance.now();
    const body = JSON.stringify({ type: "productUpdate", product: { _id: product, details: [] } });
    await fetch(url + roomPath, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}` },
      body,
    });
    while (performance.now() < start + patienceMs / 10) {
      if (concerned.every(({ heardAt }) => heardAt > start))
        return Math.max(...concerned.map(({ heardAt }) => heardAt)) - start;
      await sleep(5);
    }
  }
  throw new Error("Not every listener heard.");
}
