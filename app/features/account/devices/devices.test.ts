import { afterAll, beforeAll, expect, test } from "vitest";
import { startSession } from "#app/features/session/session.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { deviceName } from "#app/features/session/device-name.ts";
import { action, loader } from "#app/features/account/logout.route.tsx";
import { listDevices } from "./list-devices.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const onWebKit = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const phone = onWebKit("Linux; Android 10; K", "Chrome/142.0.0.0 Mobile Safari/537.36");

test.each([
  [phone, "Chrome on Android"],
  [
    onWebKit(
      "Linux; Android 14; SM-S911B",
      "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    ),
    "Samsung Internet on Android",
  ],
  [
    onWebKit("Windows NT 10.0; Win64; x64", "Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"),
    "Edge on Windows",
  ],
  [
    onWebKit("iPhone; CPU iPhone OS 18_1 like Mac OS X", "CriOS/142.0 Mobile/15E148 Safari/604.1"),
    "Chrome on iPhone",
  ],
  [onWebKit("Macintosh; Intel Mac OS X 10_15_7", "Version/18.1 Safari/605.1.15"), "Safari on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["okhttp/4.12.0", ""],
  ["", ""],
  ["\ud800".repeat(9000), ""],
])("%s is shown as %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

async function signedIn(userId: string, userAgent: string | null = phone) {
  const { context } = await shop.ask("/");
  const passwordHash = await shop.bindings.DB.prepare(
    "SELECT password_hash FROM users WHERE id = ?",
  )
    .bind(userId)
    .first<string>("password_hash");
  const begun = { userId, passwordHash: passwordHash!, userAgent };
  return (await startSession(context, "cookie", begun))!.token;
}

async function seenFrom(session: string) {
  const { context } = await shop.ask("/", { cookies: { session } });
  const customer = await getVisitor(context);
  return customer && listDevices(context);
}

test("devices are one's own living sessions, this one marked, each with its browser and its beginning", async () => {
  const [me, other] = [await shop.addCustomer(), await shop.addCustomer()];
  const [here] = [await signedIn(me.id), await signedIn(me.id, null), await signedIn(other.id)];
  await signedIn(me.id);
  await shop.bindings.DB.prepare(
    "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ('ended', ?, 0, 1)",
  )
    .bind(me.id)
    .run();
  const devices = (await seenFrom(here))!;
  expect(devices.here).toBe("Chrome on Android");
  expect(devices.others.map(({ name }) => name).sort()).toEqual(["", "Chrome on Android"]);
  for (const { since } of devices.others) expect(Date.now() - since).toBeLessThan(60_000);
  expect(Object.keys(devices.others[0]!)).toEqual(["name", "since"]);
});

test("signing out everywhere ends every session of the customer, this one too, and no one else's", async () => {
  const [me, other] = [await shop.addCustomer(), await shop.addCustomer()];
  const [here, there, neighbour] = [
    await signedIn(me.id),
    await signedIn(me.id),
    await signedIn(other.id),
  ];
  const cart = ["0123456789abcdef", [["abcdefghjkmnpqrs", 2, 100]]];
  const answer = await action({
    ...(await shop.ask("/logout/everywhere", { method: "POST", cookies: { session: here, cart } })),
    params: {},
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  const gone = answer.headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"));
  expect(gone.map((cookie) => cookie.split("=")[0])).toEqual(["session", "cart"]);
  expect([await seenFrom(here), await seenFrom(there), await seenFrom(neighbour)]).toEqual([
    null,
    null,
    { here: "Chrome on Android", others: [] },
  ]);
});

test("a visitor signs nobody out, and the address itself does nothing", async () => {
  await expect(
    action({ ...(await shop.ask("/logout/everywhere", { method: "POST" })), params: {} }),
  ).rejects.toMatchObject({ status: 302 });
  expect(loader({ ...(await shop.ask("/logout/everywhere")), params: {} })).toMatchObject({
    status: 302,
  });
});
