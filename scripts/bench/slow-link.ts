// A SOCKS relay to this machine's own servers that takes its time, as a phone's network does. What
// a browser's own throttling leaves out is here: a new connection costs a round trip, as TCP's does
// (TLS takes its own, over the link), it begins with ten segments and doubles them with each round
// trip (slow start), and all connections share one rate. It loses nothing.
import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** A phone's network: milliseconds a round trip, bytes a millisecond. */
export type Network = { roundTripMs: number; downBytesPerMs: number; upBytesPerMs: number };
export const slow4g: Network = { roundTripMs: 150, downBytesPerMs: 200, upBytesPerMs: 93.75 };

/** One direction of the link: half a round trip long, one byte after the other. */
type Wire = { bytesPerMs: number; delayMs: number; freeAt: number };

const segmentBytes = 1460;
const firstWindow = 10 * segmentBytes;
const loopback = Buffer.from([127, 0, 0, 1]);

export async function openSlowLink(network: Network) {
  const delayMs = network.roundTripMs / 2;
  const down: Wire = { bytesPerMs: network.downBytesPerMs, delayMs, freeAt: 0 };
  const up: Wire = { bytesPerMs: network.upBytesPerMs, delayMs, freeAt: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    sockets.add(browser.setNoDelay().on("close", () => sockets.delete(browser)));
    browser.on("error", () => undefined);
    relay(browser).catch(() => browser.destroy());
  });

  async function relay(browser: Socket): Promise<void> {
    const shop = await openAskedFor(browser);
    const hangUp = () => [browser, shop].forEach((socket) => socket.destroy());
    shop.setNoDelay().on("error", hangUp);
    browser.on("close", hangUp);
    // What the browser now takes for an open connection had to shake hands.
    setTimeout(() => {
      browser.write(answerOf(0));
      for (const way of [carry(browser, shop, up), carry(shop, browser, down)]) way.catch(hangUp);
    }, network.roundTripMs);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

/** The connection a SOCKS client asks for (RFC 1928); nothing but this machine is reached. */
async function openAskedFor(browser: Socket): Promise<Socket> {
  await once(browser, "data");
  browser.write(Buffer.from([5, 0]));
  const [asked] = (await once(browser, "data")) as [Buffer];
  const isByName = asked[3] === 3;
  const end = isByName ? 5 + asked[4]! : 8;
  const host = asked.subarray(isByName ? 5 : 4, end);
  if (
    !host.equals(loopback) &&
    host.toString() !== "127.0.0.1" &&
    host.toString() !== "localhost"
  ) {
    browser.end(answerOf(2));
    throw new Error("Only this machine's own servers are behind the link.");
  }
  const shop = connect(asked.readUInt16BE(end), "127.0.0.1");
  await once(shop, "connect");
  return shop;
}

function answerOf(code: number): Buffer {
  return Buffer.from([5, code, 0, 1, ...loopback, 0, 0]);
}

/**
 * Sends on what comes, no more than one window of it unacknowledged; the window grows by what is
 * acknowledged.
 */
async function carry(from: Socket, to: Socket, wire: Wire): Promise<void> {
  const onTheWay: Buffer[] = [];
  let window = firstWindow;
  let unacknowledged = 0;
  let acknowledgement = Promise.withResolvers<void>();
  for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += segmentBytes) {
      const segment = chunk.subarray(start, start + segmentBytes);
      while (unacknowledged + segment.length > window) await acknowledgement.promise;
      unacknowledged += segment.length;
      onTheWay.push(segment);
      const arrival = arrivalOf(segment.length, wire);
      // In their order, however the timers fire.
      at(arrival, () => void (to.writable && to.write(onTheWay.shift()!)));
      at(arrival + wire.delayMs, () => {
        unacknowledged -= segment.length;
        window += segment.length;
        acknowledgement.resolve();
        acknowledgement = Promise.withResolvers();
      });
    }
  }
  at(wire.freeAt + wire.delayMs + 1, () => to.end());
}

/** When the last of so many bytes is across, which are sent as soon as the wire is free. */
function arrivalOf(bytes: number, wire: Wire): number {
  wire.freeAt = Math.max(wire.freeAt, performance.now()) + bytes / wire.bytesPerMs;
  return wire.freeAt + wire.delayMs;
}

function at(time: number, act: () => void): void {
  setTimeout(act, Math.max(0, time - performance.now()));
}
