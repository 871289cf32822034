import { knownAddresses } from "#app/addresses/spelling.ts";
import { expect, test, vi } from "vitest";
import { type Shared, findPage, openPageCache, openShared } from "./page-cache.server.ts";

test("of the pages read from the edge's cache the last 48 stay in memory, and no more", async () => {
  const asked: string[] = [];
  const cache = {
    match: async (key: string) => {
      asked.push(key);
      return new Response(`page ${key}`, { headers: { "X-Nonce": "none" } });
    },
  } as unknown as Cache;
  const pages = openPageCache(cache);
  const read = async (page: number) => {
    const shared: Shared = {
      ...pages,
      request: new Request("http://localhost/"),
      start: "",
      note: { version: 1, bookmark: null },
      keyOf: () => `${page}`,
    };
    return (await findPage(shared))?.text();
  };
  for (let page = 0; page < 100; page += 1) expect(await read(page)).toBe(`page ${page}`);
  expect(pages.lastRead.size).toBe(48);
  asked.length = 0;
  for (const page of [99, 52, 51]) await read(page);
  expect(asked).toEqual(["51"]);
  expect(pages.lastRead.size).toBe(48);
});

test("no page is kept beyond its day in India", async () => {
  const pages = openPageCache({ match: async () => undefined } as unknown as Cache);
  const keyAt = async (moment: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
    const request = new Request("http://localhost/category/Flours");
    const shared = await openShared(pages, request, { release: "r", ...knownAddresses });
    vi.useRealTimers();
    return shared!.keyOf(1);
  };
  const evening = await keyAt("2026-11-27T23:59:00+05:30");
  expect(await keyAt("2026-11-27T00:01:00+05:30")).toBe(evening);
  expect(await keyAt("2026-11-28T00:01:00+05:30")).not.toBe(evening);
});
