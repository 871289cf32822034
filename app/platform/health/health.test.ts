import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { knownParameters } from "#app/addresses/traits.ts";
import { loader } from "./health.route.tsx";

const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

/** Refuses as a room does, but for a request it leaves waiting. */
let answers = true;
let shop: TestShop;
let room: Server;
beforeAll(async () => {
  shop = await openTestShop();
  room = createServer((_, answer) => {
    if (answers) answer.writeHead(403).end("Only the shop can publish.");
  });
  await new Promise<void>((resolve) => {
    room.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(async () => {
  room.closeAllConnections();
  room.close();
  await shop.close();
});

async function ask(change: object = {}) {
  const asked = await shop.ask("/healthz");
  const config = {
    ...asked.context.config,
    PARTY_URL: `http://127.0.0.1:${(room.address() as AddressInfo).port}`,
  };
  const response = await loader({ ...asked, context: { ...asked.context, config, ...change } });
  return {
    status: response.status,
    cache: response.headers.get("Cache-Control"),
    health: await response.json(),
  };
}

test("a shop whose parts all answer is healthy, and nobody keeps the answer", async () => {
  expect(await ask()).toEqual({
    status: 200,
    cache: "no-store",
    health: { status: "ok", d1: "ok", r2: "ok", room: "ok" },
  });
  expect(knownParameters("/healthz", new URLSearchParams())).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test("a part that fails is named in the answer, its fault only in the log", async () => {
  const pictures = { head: () => Promise.reject(new Error("bucket kirana-pictures is gone")) };
  const { status, health } = await ask({ pictures });
  expect([status, health]).toEqual([
    503,
    { status: "failing", d1: "ok", r2: "failing", room: "ok" },
  ]);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: "health-check-failed",
    check: "r2",
    error: "bucket kirana-pictures is gone",
    path: "/healthz",
  });
});

test("a part that never answers is failing after two seconds", async () => {
  answers = false;
  const { health } = await ask({ read: () => new Promise(() => undefined) });
  expect(health).toEqual({ status: "failing", d1: "failing", r2: "ok", room: "failing" });
  answers = true;
});
