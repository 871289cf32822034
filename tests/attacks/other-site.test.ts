// What another site's page made a signed-in browser send, and the refusal each time.
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownAddresses } from "#app/addresses/spelling.ts";
import shopRoutes from "#app/routes.ts";
import type { Visitor } from "#scripts/bench/reads/visitor.ts";
import { isFullLength } from "#tests/length.ts";
import { type BuiltShop, customer, openBuiltShop } from "#tests/built/built-shop.ts";
import { admin, send, signedIn } from "./attacker.ts";

let shop: BuiltShop;
let victims: Visitor[];
beforeAll(async () => {
  shop = await openBuiltShop();
  victims = [await signedIn(shop.url, customer), await signedIn(shop.url, admin)];
});
afterAll(() => shop?.close());

const form = "application/x-www-form-urlencoded";
const paths = (shopRoutes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => `/${path.replace(/:\w+|\*/g, "1")}`)
  .filter((path) => !path.startsWith("/api/") && !knownAddresses.isGateways(path));

/** All that a signed-in person could change. */
async function state(): Promise<unknown> {
  const { DB } = await shop.bindings();
  const tables = ["users", "sessions", "orders", "products", "details", "financials", "admin_log"];
  const counted = tables.map((name) => DB.prepare(`SELECT * FROM ${name} ORDER BY 1`));
  return (await DB.batch(counted)).map(({ results }) => results);
}

const origins = () => {
  const { port } = new URL(shop.url);
  return [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: `http://localhost:${port}.evil.example` },
    { Origin: `http://localhost:${Number(port) + 1}` },
    { Origin: `https://localhost:${port}` },
    { Origin: shop.url.toUpperCase() },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ] as Record<string, string>[];
};

test("no address of a page takes a form from another site, whatever that calls itself", async () => {
  const before = await state();
  const addresses = paths.flatMap((path) => (path === "/" ? [path] : [path, `${path}.data`]));
  const ways = origins().flatMap((origin) => victims.map((victim) => ({ origin, victim })));
  for (const [at, address] of addresses.entries())
    for (const { origin, victim } of isFullLength ? ways : [ways[at % ways.length]!]) {
      const { status } = await send(shop.url + address, {
        headers: { ...origin, Cookie: victim.cookie(), "Content-Type": form },
        body: "name=Evil&phoneNo=9111222336&password=Taken+over+1&confirmPassword=Taken+over+1",
      });
      expect([address, origin, status]).toEqual([address, origin, 403]);
    }
  expect(await state()).toEqual(before);
});

test.each([form, "multipart/form-data; boundary=x", "text/plain", "application/json", ""])(
  "so it is with a body that says it is '%s'",
  async (type) => {
    const before = await state();
    for (const path of [
      "/logout",
      "/profile",
      "/profile/delete",
      "/cart/add",
      "/admin/prices/save",
    ]) {
      const { status } = await send(shop.url + path, {
        headers: {
          Origin: "null",
          Cookie: victims[1]!.cookie(),
          ...(type ? { "Content-Type": type } : {}),
        },
        body: '{"name":"Evil","x":"=\r\n"}',
      });
      expect(status).toBe(403);
    }
    expect(await state()).toEqual(before);
  },
);

test("a form whose text is JSON calls nothing: a cookie is no token", async () => {
  const before = await state();
  for (const type of ["text/plain", form, "application/json"])
    for (const [method, path] of [
      ["POST", "/api/orders"],
      ["POST", "/api/products"],
      ["PUT", "/api/users/profile"],
      ["POST", "/api/users/logout"],
    ] as const) {
      const { status } = await send(shop.url + path, {
        method,
        headers: {
          Origin: "https://evil.example",
          Cookie: victims[1]!.cookie(),
          "Content-Type": type,
        },
        body: '{"name":"Evil","password":"Taken over 1","x":"="}',
      });
      expect([401, 415]).toContain(status);
    }
  expect(await state()).toEqual(before);
});

test("a link, a picture or a page fetched ahead changes nothing, whatever its parameters say", async () => {
  const before = await state();
  for (const [at, path] of paths.entries())
    for (const method of isFullLength ? ["GET", "HEAD"] : [at % 4 === 0 ? "HEAD" : "GET"]) {
      const query = "_method=POST&method=post&password=Taken+over+1&isAdmin=on";
      const { status } = await send(`${shop.url}${path}?${query}`, {
        method,
        headers: {
          Cookie: victims[1]!.cookie(),
          "Sec-Fetch-Site": "cross-site",
          "X-HTTP-Method-Override": "POST",
        },
      });
      expect([path, status < 500]).toEqual([path, true]);
    }
  expect(await state()).toEqual(before);
});
