import { expect, test } from "vitest";
import { type Shared, findPage, openPageCache } from "./page-cache.server.ts";

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
