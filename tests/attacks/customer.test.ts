// What somebody with an account, or with another's token or browser, tried, and the refusal each time.
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, expect, test } from "vitest";
import shopRoutes from "#app/routes.ts";
import { firstLimits } from "#app/values/shop-limits.ts";
import { maxQty } from "#app/values/limits.ts";
import { customer } from "#tests/built/built-shop.ts";
import { openKillableShop } from "#tests/built/killable-shop.ts";
import { admin, callApi, cookieContent, send, signedIn } from "./attacker.ts";

const paths = (shopRoutes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => `/${path.replace(/:\w+|\*/g, "1")}`);
const ownersPaths = paths.filter((path) =>
  /^\/admin|^\/order\/1\/(accept|settle|pack|dispatch|deliver|cash|undo)/.test(path),
);

let shop: Awaited<ReturnType<typeof openKillableShop>>;
let call: ReturnType<typeof callApi>;
beforeAll(async () => {
  shop = await openKillableShop();
  call = callApi(shop.url);
});
afterAll(() => shop?.close());

async function tokenOf({ phone, password }: typeof admin): Promise<string> {
  const { body } = await call("POST", "/api/users/auth", { body: { phoneNo: phone, password } });
  return String(body.token);
}

const letAnHourPass = () =>
  shop.ask("UPDATE sessions SET created_at = created_at - 3600000, confirmed_at = NULL");

test("what a session's cookie carries is no bearer token", async () => {
  const owner = await signedIn(shop.url, admin);
  const token = String(cookieContent(owner.cookie(), "session"));
  expect(token.length).toBeGreaterThan(20);
  for (const path of ["/api/users", "/api/orders/mine"])
    expect((await call("GET", path, { token })).status).toBe(401);
});

test("a token whose password was given an hour ago takes over and deletes nothing", async () => {
  const [token, own] = [await tokenOf(admin), await tokenOf(customer)];
  const [{ id: user } = {}] = await shop.ask(`SELECT id FROM users WHERE phone = '9000000003'`);
  const [{ id: product } = {}] = await shop.ask("SELECT id FROM products LIMIT 1");
  const kept = { name: "Meena Iyer", phoneNo: "9000000003", isAdmin: false };
  await letAnHourPass();
  const refused = [
    await call("PUT", "/api/users/profile", { token: own, body: { password: "Taken over 1" } }),
    await call("PUT", "/api/users/profile", { token, body: { password: "Taken over 1" } }),
    await call("PUT", `/api/users/${user}`, { token, body: { ...kept, isAdmin: true } }),
    await call("PUT", `/api/users/${user}`, { token, body: { ...kept, phoneNo: "9111222335" } }),
    await call("DELETE", `/api/users/${user}`, { token }),
    await call("DELETE", `/api/products/${product}`, { token }),
  ];
  for (const { status, body } of refused)
    expect([status, body.message]).toEqual([403, "Confirm your password first."]);
});

test("no page, form or step of the owner's answers a customer or a visitor", async () => {
  const own = await signedIn(shop.url, customer);
  const before = await shop.ask("SELECT * FROM products ORDER BY id");
  for (const path of ownersPaths)
    for (const method of ["GET", "POST"])
      for (const cookie of [own.cookie(), ""]) {
        const answer = await send(shop.url + path, {
          method,
          headers: { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
          body: method === "POST" ? "name=Mine&isAdmin=on" : "",
        });
        const refused = method === "GET" ? /^302 \/|^40[45] / : /^302 \/login\?redirect=|^40[45] /;
        expect(`${answer.status} ${answer.location}`, `${method} ${path}`).toMatch(refused);
      }
  expect(await shop.ask("SELECT * FROM products ORDER BY id")).toEqual(before);
});

test("no address sends a visitor or a customer in circles, and the owner's pages lead a customer home", async () => {
  const own = await signedIn(shop.url, customer);
  const follow = async (path: string, Cookie: string) => {
    const hops = [path];
    for (let to: string | undefined = path; to && hops.length <= 4;) {
      const { location } = await send(new URL(to, shop.url).href, {
        method: "GET",
        headers: { Cookie, "CF-Connecting-IP": `198.51.102.${(sent += 1) % 250}` },
      });
      to = location;
      if (to) hops.push(to);
    }
    return hops;
  };
  let sent = 0;
  const walks = await Promise.all(
    paths.map((path) => Promise.all([follow(path, ""), follow(path, own.cookie())])),
  );
  for (const [visited, followed] of walks) {
    expect(visited.length, visited.join(" → ")).toBeLessThanOrEqual(4);
    expect(followed.length, followed.join(" → ")).toBeLessThanOrEqual(4);
    const [path, login = ""] = followed;
    if (login.startsWith("/login")) expect(followed.slice(2), path).toEqual(["/"]);
  }
});

test("a browser left open an hour ago gives its owner no new password", async () => {
  const left = await signedIn(shop.url, customer);
  await letAnHourPass();
  const password = "Taken over 2";
  const form = { name: "Ravi", street: "", city: "", postalCode: "" };
  const { status } = await left.ask("/profile", { ...form, password, confirmPassword: password });
  expect(status).not.toBe(303);
  expect(await tokenOf(customer)).not.toBe("undefined");
});

test("of forty orders at once one customer gets what one customer may have", async () => {
  const token = await tokenOf(customer);
  const plenty =
    "(SELECT id FROM financials WHERE count_in_stock > 20 ORDER BY dprice_paise LIMIT 1)";
  await shop.ask(`UPDATE financials SET count_in_stock = 1000 WHERE id = ${plenty}`);
  const [pack] = await shop.ask(
    "SELECT id, dprice_paise AS paise, count_in_stock AS stock FROM financials WHERE count_in_stock = 1000",
  );
  const qty = maxQty;
  const body = {
    orderItems: [{ financialId: pack!.id, qty }],
    shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
    totalPrice: ((Number(pack!.paise) * qty) / 100).toFixed(2),
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call("POST", "/api/orders", { token, body })),
  );
  const placed = answers.filter(({ status }) => status === 201).length;
  expect(placed).toBeGreaterThan(0);
  expect(placed * qty).toBeLessThanOrEqual(firstLimits.packsADay);
  expect(placed * qty * Number(pack!.paise)).toBeLessThanOrEqual(firstLimits.openPaise);
  for (const { status, body: refusal } of answers.filter((one) => one.status !== 201))
    expect([status, refusal.message]).toEqual([409, expect.stringContaining("call us on")]);
  expect(
    await shop.ask(`SELECT count_in_stock AS stock FROM financials WHERE id = '${pack!.id}'`),
  ).toEqual([{ stock: Number(pack!.stock) - placed * qty }]);
});
