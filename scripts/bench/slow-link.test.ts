import { createServer, connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFloor } from "./floor-page.ts";
import { openSlowLink, slow4g } from "./slow-link.ts";

const sent = 40_000;
const server = createServer((socket) =>
  socket.once("data", () => socket.end(Buffer.alloc(sent, "x"))),
);
let link: Awaited<ReturnType<typeof openSlowLink>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  link = await openSlowLink(slow4g);
});
afterAll(() => {
  link?.close();
  server.close();
});

/** Asks the server behind the link over a new connection: when so many bytes were there. */
async function ask(bytes: number): Promise<number> {
  const start = performance.now();
  const socket = connect(Number(new URL(link.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(Buffer.from([5, 1, 0]));
  await once(socket, "data");
  const { port } = server.address() as AddressInfo;
  socket.write(Buffer.from([5, 1, 0, 1, 127, 0, 0, 1, port >> 8, port & 255]));
  await once(socket, "data");
  socket.write("?");
  let received = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received >= bytes) break;
  }
  return performance.now() - start;
}

test("a new connection's first byte takes two round trips, its first window no more of them, the next one more", async () => {
  const [first, window, more] = [await ask(1), await ask(14_600), await ask(14_601)];
  // A timer may come some milliseconds early.
  expect(first).toBeGreaterThan(290);
  expect(window).toBeGreaterThan(290 + 14_600 / slow4g.downBytesPerMs);
  expect(more).toBeGreaterThan(290 + slow4g.roundTripMs);
});

test("connections share the rate, and every byte arrives", async () => {
  const times = await Promise.all([ask(sent), ask(sent), ask(sent)]);
  expect(Math.max(...times)).toBeGreaterThan(290 + (3 * sent) / slow4g.downBytesPerMs);
});

test("nothing but this machine is behind the link", async () => {
  const socket = connect(Number(new URL(link.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(Buffer.from([5, 1, 0]));
  await once(socket, "data");
  socket.write(Buffer.from([5, 1, 0, 1, 192, 0, 2, 1, 0, 80]));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer[1]).toBe(2);
});

test("the floor's page fits one window, with its styles and a picture of 20 KB, and has no script", async () => {
  const floor = await openFloor();
  const html = await (await fetch(floor.url)).text();
  expect(Buffer.byteLength(html)).toBe(14_000);
  expect(html).not.toMatch(/<script|stylesheet/);
  const picture = await (await fetch(`${floor.url}/item.png`)).arrayBuffer();
  expect(Math.round(picture.byteLength / 1000)).toBeLessThanOrEqual(21);
  expect(picture.byteLength).toBeGreaterThan(19_000);
  await floor.close();
});
