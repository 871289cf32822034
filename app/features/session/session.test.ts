import { afterAll, beforeAll, expect, test } from "vitest";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import * as logout from "#app/features/account/logout.route.tsx";
import { clearDeadSession } from "./session.server.ts";
import { getVisitor, requireAdmin, requireCustomer } from "./visitor.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const cart = ["0123456789abcdef", [["abcdefghjkmnpqrs", 2, 100]]];
const expire = () =>
  shop.bindings.DB.prepare("UPDATE sessions SET expires_at = ?")
    .bind(Date.now() - 1)
    .run();

test("logging out revokes on the server, forgets session and cart, and leads home", async () => {
  const { id } = await shop.addCustomer();
  const session = await shop.signIn(id);
  const answer = await logout.action(
    await shop.ask("/logout", { method: "POST", cookies: { session, cart } }),
  );
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session", "cart"]);
  for (const cookie of cookies) expect(cookie).toContain("Max-Age=0");
  expect(await getVisitor((await shop.ask("/", { cookies: { session } })).context)).toBeNull();
});

test("logging out ends this session only, and twice does no harm", async () => {
  const { id } = await shop.addCustomer();
  const [here, there] = [await shop.signIn(id), await shop.signIn(id)];
  for (let n = 0; n < 2; n++)
    await logout.action(await shop.ask("/logout", { method: "POST", cookies: { session: here } }));
  expect(
    await getVisitor((await shop.ask("/", { cookies: { session: there } })).context),
  ).toMatchObject({ id });
});

test("who logs out to log in with another number comes back to the page that asked for it", async () => {
  const session = await shop.signIn((await shop.addCustomer()).id);
  const to = async (redirect: string) => {
    const body = new URLSearchParams({ redirect });
    const answer = await logout.action(
      await shop.ask("/logout", { method: "POST", cookies: { session }, body }),
    );
    return answer.headers.get("Location");
  };
  expect(await to("/order/k7")).toBe("/login?redirect=%2Forder%2Fk7");
  expect(await to("")).toBe("/");
});

test("opening /logout ends nothing", async () => {
  expect(logout.loader({ ...(await shop.ask("/logout")) })).toMatchObject({ status: 302 });
});

test("an expired session is forgotten and the cart is kept", async () => {
  const { id } = await shop.addCustomer();
  const session = await shop.signIn(id);
  const { context: alive } = await shop.ask("/", { cookies: { session, cart } });
  expect(await clearDeadSession(alive)).toBeNull();
  await expire();
  const { context } = await shop.ask("/", { cookies: { session, cart } });
  expect(await getVisitor(context)).toBeNull();
  expect(await clearDeadSession(context)).toMatch(/^session=;.*Max-Age=0/);
  expect(cartInCookie(context).entries).toHaveLength(1);
});

test("a visitor without a session is left alone", async () => {
  expect(await clearDeadSession((await shop.ask("/")).context)).toBeNull();
});

test("who must sign in is led back afterwards; a customer at an admin page is answered like a visitor", async () => {
  const { id } = await shop.addCustomer();
  const cookies = { session: await shop.signIn(id) };
  const { request, context } = await shop.ask("/admin/orderlist?page=2", { cookies });
  const refusal: unknown = await requireAdmin(request, context).catch((error: unknown) => error);
  expect((refusal as Response).headers.get("Location")).toBe(
    "/login?redirect=%2Fadmin%2Forderlist%3Fpage%3D2",
  );
  const stranger = await shop.ask("/profile");
  await expect(requireCustomer(stranger.request, stranger.context)).rejects.toMatchObject({
    status: 302,
  });
});
