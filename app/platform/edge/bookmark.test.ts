import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "#db/schema/codes.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { knownAddresses } from "#app/addresses/spelling.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { answerRequest } from "./answer-request.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Where the requests' reads started. */
const starts: string[] = [];
beforeEach(() => {
  starts.length = 0;
});

async function send(
  path: string,
  init: RequestInit,
  handle: (context: RequestContext) => Promise<unknown>,
) {
  const { DB } = shop.bindings;
  const withSession = (start = "") => {
    starts.push(start);
    return DB.withSession(start);
  };
  const bindings = { ...shop.bindings, DB: { withSession } as D1Database };
  const request = new Request(`http://localhost${path}`, init);
  const response = await answerRequest(
    {
      request,
      bindings,
      lifetime: { waitUntil: () => undefined },
      addresses: knownAddresses,
    },
    async (_, context) => {
      await handle(context);
      return new Response("done");
    },
  );
  return response.headers.getSetCookie();
}

const look = async (context: RequestContext) => context.read(context.db.select().from(attempts));
const write = async (context: RequestContext) =>
  context.db.insert(attempts).values({ kind: "test", subject: "test", at: context.now });

test("after a write the next request's reads start from it", async () => {
  const [cookie = "", ...others] = await send("/login", { method: "POST" }, write);
  expect(cookie).toMatch(/^bookmark=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(others).toEqual([]);
  let found: unknown[] = [];
  const again = await send(
    "/profile",
    { headers: { Cookie: cookie.split(";")[0]! } },
    async (context) => {
      found = await look(context);
    },
  );
  expect(found).toHaveLength(1);
  expect(again).toEqual([]);
  expect(starts[0]).toBe("first-primary");
  expect(starts[1]).toMatch(/^[0-9a-f-]{40,}$/);
});

test("who only looks keeps no cookie and reads from the nearest replica", async () => {
  expect(await send("/", {}, look)).toEqual([]);
  expect(await send("/cart/plus", { method: "POST" }, look)).toEqual([]);
  expect(starts).toEqual(["first-unconstrained", "first-primary"]);
});

test("admins and the API's clients read from the primary, and no bookmark is sent to a client without cookies", async () => {
  await send("/admin/orderlist", {}, look);
  await send(
    "/api/orders/mine",
    { headers: { Authorization: "Bearer 0123456789abcdef0123456789abcdef" } },
    look,
  );
  expect(await send("/api/users/auth", { method: "POST" }, write)).toEqual([]);
  expect(starts).toEqual(["first-primary", "first-primary", "first-primary"]);
});

test("a bookmark nobody signed is not believed", async () => {
  await send(
    "/",
    { headers: { Cookie: "bookmark=ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff" } },
    look,
  );
  expect(starts).toEqual(["first-unconstrained"]);
});
