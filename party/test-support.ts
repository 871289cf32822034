import { once } from "node:events";
import { request } from "node:http";
import { type Socket } from "node:net";
import PartySocket from "partysocket";
import { expect, onTestFinished, vi } from "vitest";
import { signCounterToken } from "./counter-token.ts";
import { counterRoomPath, parseProductUpdate, roomPath } from "./messages.ts";

export const settings = {
  PARTY_SECRET: "only-for-tests",
  SHOP_ORIGINS: "https://shop.example, http://localhost:8787",
  SOCKETS_PER_ADDRESS: "3",
  COUNTER_HEARS_MS: "3000",
};

const closeFrame = Buffer.from([0x88, 0x80, 0, 0, 0, 0]);

export function cart(...productIds: string[]): string {
  const cartItems = productIds.map((productId) => ({ productId, brandId: "d", financialId: "f" }));
  return JSON.stringify({ type: "clientCart", cartItems });
}

export function news(productId: string): string {
  return JSON.stringify({ type: "productUpdate", product: { _id: productId, details: [] } });
}

export function batch(...productIds: string[]): string {
  const products = productIds.map((productId) => ({ _id: productId, details: [] }));
  return JSON.stringify({ type: "productUpdates", products });
}

export async function publish(port: number, body: string, secret = settings.PARTY_SECRET) {
  return publishAt(port, { body, secret, path: roomPath });
}

export async function publishAt(
  port: number,
  { body, secret, path = counterRoomPath }: { body: string; secret: string; path?: string },
) {
  const headers = { Authorization: `Bearer ${secret}` };
  const address = `http://127.0.0.1:${port}${path}`;
  return (await fetch(address, { method: "POST", headers, body })).status;
}

/** With a token of now. */
export async function counterAddress(): Promise<string> {
  return `${counterRoomPath}?token=${await signCounterToken(settings.PARTY_SECRET, Date.now())}`;
}

/** A counter's device, with every message it was sent. */
export async function listenAtCounter(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${await counterAddress()}`);
  onTestFinished(() => socket.close());
  const heard: unknown[] = [];
  socket.addEventListener("message", ({ data }) => heard.push(data));
  await once(socket, "open");
  return { heard };
}

export async function connect(port: number) {
  const host = `127.0.0.1:${port}`;
  const socket = new PartySocket({ host, party: "catalogue", room: "live" });
  onTestFinished(() => socket.close());
  const heard: (string | undefined)[] = [];
  const closed: number[] = [];
  socket.addEventListener("message", ({ data }) => {
    heard.push(parseProductUpdate(data)?.product._id);
  });
  socket.addEventListener("close", ({ code }) => closed.push(code));
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const hears = (productId: string) =>
    vi.waitFor(async () => {
      expect(await publish(port, news(productId))).toBe(204);
      expect(heard).toContain(productId);
    }, 30_000);
  return { socket, heard, hears, closed };
}

const upgrade = {
  Connection: "Upgrade",
  Upgrade: "websocket",
  "Sec-WebSocket-Version": "13",
  "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
};

export function handshake(
  port: number,
  origin?: string,
  path = roomPath,
): Promise<number | undefined> {
  const headers = { ...upgrade, ...(origin && { Origin: origin }) };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers });
    sent.on("response", (answer) => resolve(answer.resume().statusCode));
    sent.on("upgrade", (answer, socket) => {
      socket.end(closeFrame);
      resolve(answer.statusCode);
    });
    sent.on("error", reject).end();
  });
}

/**
 * What a socket with these headers is closed with as its first frame; Node's own socket tells of
 * such a one ten seconds later.
 */
export async function closeCode(
  port: number,
  { path = roomPath, headers = {} }: { path?: string; headers?: Record<string, string> },
): Promise<number | null> {
  const sent = request({ port, path, headers: { ...upgrade, ...headers } }).end();
  const [, socket, head] = (await once(sent, "upgrade")) as [unknown, Socket, Buffer];
  onTestFinished(() => void socket.destroy());
  const [first] = (head.length > 0 ? [head] : await once(socket, "data")) as [Buffer];
  return first[0] === closeFrame[0] ? first.readUInt16BE(2) : null;
}

/**
 * A socket with headers of one's own; answers the code it is closed with, null when it stays open.
 */
export async function connectWith(port: number, headers: Record<string, string>) {
  // Node's socket takes headers, which the browser's type does not know.
  const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  const socket = new Socket(`ws://127.0.0.1:${port}${roomPath}`, { headers });
  onTestFinished(() => socket.close());
  await once(socket, "open");
  return { closed: once(socket, "close").then(([event]: CloseEvent[]) => event?.code) };
}
