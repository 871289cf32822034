import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { getPicture } from "./picture.server.ts";

const key = "0123456789abcdef-atta-bag";
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const width of [160, 320, 640])
    for (const format of ["avif", "webp"])
      await shop.bindings.PICTURES.put(`${key}/${width}.${format}`, `${format} of ${width}`);
});
afterAll(() => shop.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const { request, context } = await shop.ask(`/images/${path}`, { headers });
  return getPicture(context, request, path.split("?")[0]!);
}

test("a picture comes in the width that fits and the format the browser takes", async () => {
  expect(await (await get(`${key}?w=200`, { Accept: "image/avif,image/webp" })).text()).toBe(
    "avif of 320",
  );
  expect(await (await get(`${key}?w=9999`)).text()).toBe("webp of 640");
  expect(await (await get(key)).text()).toBe("webp of 640");
  expect(await (await get(`${key}?w=abc`)).text()).toBe("webp of 640");
});

test("a picture may be kept for ever, and is not sent twice", async () => {
  const first = await get(`${key}?w=160`);
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(first.headers.get("Vary")).toBe("Accept");
  const again = await get(`${key}?w=160`, { "If-None-Match": first.headers.get("ETag")! });
  expect(again.status).toBe(304);
});

test("a picture that is lost is a 404 with a drawn one in its place", async () => {
  const lost = await get("0000000000000000-nothing?w=160");
  expect([lost.status, lost.headers.get("Content-Type")]).toEqual([404, "image/svg+xml"]);
  expect(await lost.text()).toMatch(/^<svg .*<\/svg>$/);
});

test("a hostile name is a plain 404", async () => {
  for (const path of ["../secrets", "x", "", "%00", `${key}/160.avif`])
    expect((await get(path)).status).toBe(404);
});
