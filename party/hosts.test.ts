import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#scripts/settings.ts";
import { counterTokenMs, signCounterToken } from "./counter-token.ts";
import { counterEnded, counterRoomPath, maxMessageBytes, roomPath } from "./messages.ts";
import { startPartykit, startPartyserver } from "./start-hosts.ts";
import {
  batch,
  cart,
  closeCode,
  connect,
  connectWith,
  counterAddress,
  handshake,
  listenAtCounter,
  news,
  publish,
  publishAt,
  settings,
} from "./test-support.ts";

const partyserver = { name: "partyserver", port: await freePort() };
const partykit = { name: "partykit", port: await freePort() };
const hosts = [partyserver, partykit];
const stops: (() => Promise<void>)[] = [];
let sleep: (room?: "Catalogue" | "Counter") => Promise<void>;

beforeAll(async () => {
  vi.stubEnv("WRANGLER_LOG", "error");
  const folder = await mkdtemp(join(tmpdir(), "kirana-room-"));
  stops.push(() => rm(folder, { recursive: true }));
  const { room, stop } = await startPartyserver({ port: partyserver.port, folder, settings });
  stops.unshift(stop);
  const silent = await startPartykit({ port: partykit.port, settings, output: "ignore" });
  stops.unshift(silent.stop);
  sleep = (name = "Catalogue") =>
    room.unsafeEvictDurableObject("kirana-room", name, {
      name: "live",
      webSockets: "hibernate",
    });
});

afterAll(async () => {
  for (const stop of stops) await stop();
});

test.each(hosts)("$name: news reaches only carts that hold the product", async ({ port }) => {
  const [holder, other] = [await connect(port), await connect(port)];
  holder.socket.send(cart("atta", "holder"));
  other.socket.send(cart("rice", "other", "end"));
  await holder.hears("holder");
  await other.hears("other");
  await holder.hears("atta");
  await other.hears("end");
  expect(other.heard).not.toContain("atta");
});

test.each(hosts)(
  "$name: many products published at once are one message each",
  async ({ port }) => {
    const { socket, heard, hears } = await connect(port);
    socket.send(cart("ready", "dal", "ghee", "end"));
    await hears("ready");
    expect(await publish(port, batch("dal", "sugar", "ghee"))).toBe(204);
    await hears("end");
    expect(heard.filter((id) => id !== "ready" && id !== "end")).toEqual(["dal", "ghee"]);
  },
);

test.each(hosts)("$name: a cart of 200 products with long ids is kept", async ({ port }) => {
  const { socket, hears } = await connect(port);
  const ids = Array.from({ length: 200 }, (_, at) => `${at}`.padStart(64, "x"));
  socket.send(cart(...ids));
  await hears("0".padStart(64, "x"));
  await hears("199".padStart(64, "x"));
});

test.each(hosts)(
  "$name: only the secret publishes, and only updates to 64 KB",
  async ({ port }) => {
    expect(await publish(port, news("atta"), "wrong")).toBe(403);
    expect((await fetch(`http://127.0.0.1:${port}${roomPath}`)).status).toBe(403);
    expect(await publish(port, "nonsense")).toBe(400);
    expect(await publish(port, news("atta").padEnd(maxMessageBytes + 1))).toBe(413);
    expect(await publish(port, news("atta").padEnd(maxMessageBytes))).toBe(204);
  },
);

test.each(hosts)("$name: any other address is not found", async ({ port }) => {
  const paths = ["/", "/parties/catalogue/other", "/parties/other/live", "/party/live"];
  for (const path of paths) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  }
});

test.each(hosts)("$name: a socket from a foreign origin is refused", async ({ port }) => {
  expect(await handshake(port, "https://evil.example")).toBe(403);
  expect(await handshake(port, "https://shop.example")).toBe(101);
  expect(await handshake(port)).toBe(101);
});

test.each(hosts)("$name: nonsense and a message over 64 KB are ignored", async ({ port }) => {
  const { socket, heard, hears } = await connect(port);
  socket.send(cart("ready", "end"));
  for (const nonsense of ["nonsense", "{}", news("ready"), cart(...Array(201).fill("big"))]) {
    socket.send(nonsense);
  }
  socket.send(new Uint8Array(8));
  socket.send(cart("big").padEnd(maxMessageBytes + 1));
  await hears("ready");
  expect(await publish(port, news("big"))).toBe(204);
  await hears("end");
  expect(heard).not.toContain("big");
});

test.each(hosts)("$name: an address has so many sockets and no more", async ({ port }) => {
  const [mine, other] = ["2001:db8::1", "203.0.113.7"];
  for (let open = 0; open < 3; open += 1) {
    await connectWith(port, { "CF-Connecting-IP": mine });
  }
  expect(await closeCode(port, { headers: { "CF-Connecting-IP": "2001:db8:0:0::2" } })).toBe(1008);
  const { closed } = await connectWith(port, { "CF-Connecting-IP": other });
  expect(await Promise.race([closed, new Promise((done) => setTimeout(done, 300))])).toBe(
    undefined,
  );
});

test.each(hosts)(
  "$name: the host's own headers are worth nothing from outside",
  async ({ port }) => {
    const { closed } = await connectWith(port, { "X-Partykit-Props": "no base64 and no JSON" });
    expect(await Promise.race([closed, new Promise((done) => setTimeout(done, 300))])).toBe(
      undefined,
    );
    expect(await publish(port, news("atta"))).toBe(204);
  },
);

test.each(hosts)("$name: a hundred messages are heard, one more closes", async ({ port }) => {
  const { socket, hears, closed } = await connect(port);
  for (let sent = 0; sent < 99; sent += 1) socket.send("nonsense");
  socket.send(cart("patience"));
  await hears("patience");
  expect(closed).toEqual([]);
  socket.send("one more");
  await vi.waitFor(() => expect(closed).toEqual([1008]), 30_000);
});

test.each(hosts)(
  "$name: who has a fresh token hears of orders, on every device, and of nothing else",
  async ({ port }) => {
    const news = (id: string) =>
      JSON.stringify({ type: "orderPlaced", order: { _id: id, short: "K7P2QX" } });
    const tell = (body: string, secret = settings.PARTY_SECRET) =>
      publishAt(port, { body, secret });
    const counters = [await listenAtCounter(port), await listenAtCounter(port)];
    const cartOnly = await connect(port);
    cartOnly.socket.send(cart("K7P2QX"));
    await vi.waitFor(async () => {
      expect(await tell(news("one"))).toBe(204);
      for (const { heard } of counters) expect(heard).toContain(news("one"));
    }, 30_000);
    expect(await tell(news("two"), "wrong")).toBe(403);
    expect(await tell("nonsense")).toBe(400);
    expect(await tell(JSON.stringify({ type: "orderPlaced", order: { _id: "x" } }))).toBe(400);
    expect(cartOnly.heard).toEqual([]);
  },
);

test.each(hosts)(
  "$name: a counter's socket is closed after its time, each after its own, also by a room that slept",
  async ({ port, name }) => {
    const hearsMs = Number(settings.COUNTER_HEARS_MS);
    const isClosed = async () => {
      const openedAt = Date.now();
      const code = await closeCode(port, { path: await counterAddress() });
      return { code, afterMs: Date.now() - openedAt };
    };
    const first = isClosed();
    await new Promise((done) => setTimeout(done, hearsMs / 2));
    const second = isClosed();
    await listenAtCounter(port);
    if (name === "partyserver") await sleep("Counter");
    for (const { code, afterMs } of [await first, await second]) {
      expect(code).toBe(counterEnded);
      expect(afterMs).toBeGreaterThanOrEqual(hearsMs - 50);
    }
    const { heard } = await listenAtCounter(port);
    const body = JSON.stringify({ type: "orderPlaced", order: { _id: "late", short: "K7P2QX" } });
    expect(await publishAt(port, { body, secret: settings.PARTY_SECRET })).toBe(204);
    await vi.waitFor(() => expect(heard).toEqual([body]), 30_000);
  },
);

test.each(hosts)("$name: without a token of now nobody joins the counter", async ({ port }) => {
  const secret = settings.PARTY_SECRET;
  const join = (token: string, origin?: string) =>
    handshake(port, origin, `${counterRoomPath}?token=${token}`);
  const fresh = await signCounterToken(secret, Date.now());
  expect(await join(fresh)).toBe(101);
  expect(await join(fresh, "https://evil.example")).toBe(403);
  for (const token of [
    "",
    fresh.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    await signCounterToken("another secret", Date.now()),
    await signCounterToken(secret, Date.now() - counterTokenMs - 1),
  ])
    expect(await join(token)).toBe(403);
  expect(await publish(port, cart("x"), fresh)).toBe(403);
});

test("partyserver: a room that slept remembers the carts", async () => {
  const { socket, heard, hears } = await connect(partyserver.port);
  socket.send(cart("before", "after"));
  await hears("before");
  await sleep();
  expect(await publish(partyserver.port, news("after"))).toBe(204);
  await vi.waitFor(() => expect(heard).toContain("after"), 30_000);
});
