import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { registerCustomer } from "#app/features/account/registration/register/register-customer.server.ts";
import { sessionHashOf, sha256Hex } from "#app/platform/digest.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as deleteAction, loader as deletePage } from "./delete.route.tsx";
import { loader as download } from "./download.route.tsx";
import { noticeVersion } from "./notice.ts";

const password = "Customer@12345";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const row = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .first<Record<string, unknown>>();
const notice = readFileSync(
  new URL("../../shop/legal/privacy/words.html", import.meta.url),
  "utf8",
);

async function addOrder(userId: string, id: string): Promise<void> {
  await run(
    `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, items_paise, created_at)
    VALUES (?, ?, ?, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 25050, 1763600000000)`,
    id,
    userId,
    id,
  );
  await run(
    `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
    VALUES (?, 0, 'p', 'd', 'f', 'Atta', 'Aashirvaad', 5000, 'kg', 1, 26000, 25050)`,
    id,
  );
}

async function keepPhone(userId: string, session: string): Promise<void> {
  await run(
    "INSERT INTO push_subscriptions (endpoint_hash, endpoint, p256dh, auth, user_id, session_hash, origin, created_at) VALUES (?1, 'https://push', 'p', 'a', ?1, ?2, 'http://shop.test', 1)",
    userId,
    await sessionHashOf("cookie", session),
  );
}

async function post(session: string, fields: Record<string, string>) {
  const asked = await shop.ask("/profile/delete", {
    method: "POST",
    cookies: { session, cart: ["0123456789abcdef", []] },
    body: new URLSearchParams(fields),
  });
  return deleteAction(asked);
}

async function refused(answer: ReturnType<typeof post>) {
  const { data, init } = (await answer) as unknown as { data: FormFailure; init: ResponseInit };
  return { status: init.status, errors: data.errors };
}

test("a customer downloads everything that is theirs, and nothing of anyone else's or of the password", async () => {
  const customer = await shop.addCustomer({ name: "Farida" });
  const other = await shop.addCustomer({ name: "Somebody Else" });
  const session = await shop.signIn(customer.id);
  await addOrder(customer.id, "1123456789abcdef");
  await addOrder(other.id, "2123456789abcdef");
  const [pack] = await shop.addProduct({ name: "Jeera", brands: { X: [{}] } });
  await run(
    "INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at) VALUES ('r1', ?, ?, 'Farida', 5, 'Good', 1)",
    pack!.productId,
    customer.id,
  );
  await run(
    "INSERT INTO consents (user_id, notice, accepted_at) VALUES (?, '2026-11-20', 1)",
    customer.id,
  );
  await keepPhone(customer.id, session);
  const answer = await download(await shop.ask("/profile/download", { cookies: { session } }));
  expect(answer.headers.get("Content-Disposition")).toBe(
    'attachment; filename="kirana-my-data.json"',
  );
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: {
      name: "Farida",
      phoneNo: customer.phone,
      deliveryAddress: { street: "1 Main Road" },
      location: null,
    },
    consents: [{ notice: "2026-11-20" }],
    sessions: [{ device: "" }],
    orders: [
      {
        id: "1123456789abcdef",
        totalPrice: 250.5,
        orderItems: [{ name: "Atta", pack: "5 kg", price: 250.5 }],
      },
    ],
    reviews: [{ product: "Jeera", rating: 5, comment: "Good" }],
    messages: { wantsTexts: true, phonesWithNotices: 1 },
  });
  expect(text).not.toMatch(/argon2|hash|Somebody|2123456789/);
  await expect(download(await shop.ask("/profile/download"))).rejects.toMatchObject({
    status: 302,
  });
});

test("deleting wants the password, counted with the failed sign-ins", async () => {
  const { id } = await shop.addCustomer();
  const session = await shop.signIn(id);
  expect(await refused(post(session, {}))).toEqual({
    status: 400,
    errors: { password: "Please enter your password." },
  });
  for (let n = 0; n < 5; n++)
    expect(await refused(post(session, { password: "wrong" }))).toEqual({
      status: 400,
      errors: { password: "This is not your password." },
    });
  expect(await refused(post(session, { password }))).toMatchObject({ status: 429 });
  expect(await row("SELECT 1 FROM users WHERE id = ?", id)).not.toBeNull();
  await expect(deletePage(await shop.ask("/profile/delete"))).rejects.toMatchObject({
    status: 302,
  });
});

test("a deleted account leaves its orders, and nothing else that leads to anyone", async () => {
  const customer = await shop.addCustomer({ name: "Meera" });
  const [session, elsewhere] = [await shop.signIn(customer.id), await shop.signIn(customer.id)];
  await addOrder(customer.id, "3123456789abcdef");
  await keepPhone(customer.id, session);
  const [pack] = await shop.addProduct({ name: "Hing", brands: { X: [{}] } });
  await run(
    "INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at) VALUES ('r2', ?, ?, 'Meera', 4, 'Strong', 1)",
    pack!.productId,
    customer.id,
  );
  await run(
    "INSERT INTO one_time_codes (id, phone, purpose, code_hash, created_at, expires_at) VALUES ('c1', ?, 'reset', 'h', 1, 9e12)",
    customer.phone,
  );
  await run(
    "INSERT INTO consents (user_id, notice, accepted_at) VALUES (?, '2026-11-20', 1)",
    customer.id,
  );
  await run(
    "INSERT INTO repeats (user_id, path, key, digest, answer, created_at) VALUES (?, '/api/orders', 'k', 'd', '{\"phoneNo\":\"9\"}', 1)",
    customer.id,
  );
  const answer = (await post(session, { password })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  const gone = answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split("=")[0]);
  expect(gone).toEqual(["session", "device", "cart", "register", "reset"]);
  for (const token of [session, elsewhere])
    expect(
      await getVisitor((await shop.ask("/", { cookies: { session: token } })).context),
    ).toBeNull();
  expect(
    await row(
      "SELECT count(*) AS n FROM users WHERE id = ?1 OR phone = ?2",
      customer.id,
      customer.phone,
    ),
  ).toEqual({ n: 0 });
  expect(await row("SELECT count(*) AS n FROM sessions WHERE user_id = ?", customer.id)).toEqual({
    n: 0,
  });
  expect(
    await row("SELECT count(*) AS n FROM push_subscriptions WHERE user_id = ?", customer.id),
  ).toEqual({ n: 0 });
  expect(
    await row("SELECT count(*) AS n FROM one_time_codes WHERE phone = ?", customer.phone),
  ).toEqual({ n: 0 });
  expect(await row("SELECT count(*) AS n FROM repeats WHERE user_id = ?", customer.id)).toEqual({
    n: 0,
  });
  expect(
    await row("SELECT user_id, customer_name FROM orders WHERE id = '3123456789abcdef'"),
  ).toEqual({ user_id: null, customer_name: "Ravi" });
  expect(await row("SELECT user_id, name, comment FROM reviews WHERE id = 'r2'")).toEqual({
    user_id: null,
    name: "A customer",
    comment: "Strong",
  });
  expect(
    await row("SELECT withdrawn_at > 0 AS withdrawn FROM consents WHERE user_id = ?", customer.id),
  ).toEqual({ withdrawn: 1 });
  const again = await registerAs(customer.phone);
  expect(again).toMatchObject({ ok: true });
});

test("the last admin can't go, another one can and is written down", async () => {
  const [first, last] = [
    await shop.addCustomer({ isAdmin: true, name: "Asha" }),
    await shop.addCustomer({ isAdmin: true }),
  ];
  expect(((await post(await shop.signIn(first.id), { password })) as Response).status).toBe(303);
  expect(
    await row(
      "SELECT user_name, after FROM admin_log WHERE subject_id = ? ORDER BY seq DESC",
      first.id,
    ),
  ).toEqual({ user_name: "Asha", after: null });
  const session = await shop.signIn(last.id);
  expect(await refused(post(session, { password }))).toEqual({
    status: 409,
    errors: { form: "You are the shop's only admin. Make another user an admin first." },
  });
  expect(await getVisitor((await shop.ask("/", { cookies: { session } })).context)).toMatchObject({
    id: last.id,
  });
});

async function registerAs(phone: string) {
  const token = "x".repeat(30);
  await run(
    "INSERT INTO phone_grants (token_hash, phone, purpose, expires_at) VALUES (?, ?, 'register', ?)",
    await sha256Hex(token),
    phone,
    Date.now() + 60_000,
  );
  return registerCustomer((await shop.ask("/")).context, { name: "New", phone, password, token });
}

test("who registers accepts the notice that is published, and that is kept with its date", async () => {
  expect(notice).toContain(`<time datetime="${noticeVersion}">`);
  const registered = await registerAs("9333322221");
  const { userId } = registered as { userId: string };
  expect(await row("SELECT notice, withdrawn_at FROM consents WHERE user_id = ?", userId)).toEqual({
    notice: noticeVersion,
    withdrawn_at: null,
  });
});

test("what the shop's notices lead to stands in the published one", () => {
  for (const anchor of ["data", "location", "how-long"])
    expect(notice).toContain(` id="${anchor}"`);
});
