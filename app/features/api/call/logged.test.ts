import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { answerCalls } from "./answer-calls.server.ts";
import type { ApiCall } from "./call.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a call that fails is logged by its name, without what its address has in it", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const call = {
    ...{ method: "GET", path: "/api/users/{id}/address", auth: "anyone" },
    handle: () => Promise.reject(new Error("It rains.")),
  } as unknown as ApiCall;
  const { status } = await answerCalls([call])(await shop.ask("/api/users/9000000002/address"));
  const [line] = written.mock.calls.map(([text]) => JSON.parse(String(text)) as { path: string });
  written.mockRestore();
  expect([status, line?.path]).toEqual([500, "/api/users/:value/address"]);
});
