import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { provideHashing } from "#db/seed/users.ts";
import { nobodysHash, verifyPassword } from "#app/platform/passwords.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { entriesOf } from "#tests/log-entries.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "#app/features/account/login.route.tsx";
import { resetPassword } from "#app/features/account/registration/reset/reset-password.server.ts";
import { knownDeviceOf } from "./known-device.server.ts";
import { startSession } from "./session.server.ts";
import { checkCredentials } from "./sign-in.server.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => log.mockClear());
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Answer = {
  status: number;
  to: string | null;
  cookies: string[];
  retryAfter: string | null;
  errors: Record<string, string>;
  values: Record<string, string>;
};
type Sent = {
  phoneNo?: string;
  password?: string;
  path?: string;
  address?: string;
  cookies?: Record<string, unknown>;
  agent?: string;
};

async function post({
  phoneNo,
  password,
  path = "/login",
  address = crypto.randomUUID(),
  cookies = {},
  agent = "Phone",
}: Sent): Promise<Answer> {
  const fields = Object.entries({ phoneNo, password }).filter(
    (field): field is [string, string] => field[1] !== undefined,
  );
  return answerOf(
    await shop.ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies,
      headers: { "CF-Connecting-IP": address, "User-Agent": agent },
    }),
  );
}

async function answerOf(asked: Awaited<ReturnType<TestShop["ask"]>>): Promise<Answer> {
  const answer = await action(asked);
  if (!("data" in answer)) {
    return {
      status: answer.status,
      to: answer.headers.get("Location"),
      cookies: answer.headers.getSetCookie(),
      retryAfter: null,
      errors: {},
      values: {},
    };
  }
  const headers = new Headers(answer.init?.headers);
  return {
    status: answer.init?.status ?? 200,
    to: null,
    cookies: headers.getSetCookie(),
    retryAfter: headers.get("Retry-After"),
    errors: answer.data.errors,
    values: answer.data.values,
  };
}

const right = "Customer@12345";
const passMinutes = (subject: string, minutes: number) =>
  shop.bindings.DB.prepare("UPDATE attempts SET at = at - ? WHERE subject LIKE ?")
    .bind(minutes * 60_000, `${subject}%`)
    .run();
const cookieOf = ({ cookies }: Answer, name: string): unknown => {
  const cookie = cookies.find((header) => header.startsWith(`${name}=`)) ?? "";
  const value = decodeURIComponent(cookie.split(";")[0]!.slice(name.length + 1));
  return JSON.parse(atob(value.split(".")[0]!));
};
const tokenOf = (cookie: string) =>
  JSON.parse(
    atob(decodeURIComponent(cookie.split(";")[0]!.slice("session=".length)).split(".")[0]!),
  ) as string;
const rowsOf = async (userId: string) =>
  (
    await shop.bindings.DB.prepare("SELECT * FROM sessions WHERE user_id = ?")
      .bind(userId)
      .all<{ token_hash: string; device: string; created_at: number; expires_at: number }>()
  ).results;

test("the right password starts a session of 30 days and leads to the target", async () => {
  const { id, phone } = await shop.addCustomer();
  const answer = await post({
    phoneNo: phone,
    password: right,
    path: "/login?redirect=/shipping",
    agent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0",
  });
  expect(answer).toMatchObject({ status: 303, to: "/shipping" });
  expect(answer.cookies[0]).toMatch(/^session=.*Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  const [session] = await rowsOf(id);
  expect(session!.expires_at - session!.created_at).toBe(30 * 86_400_000);
  expect(session!.device).toBe("Chrome on Android");
});

test("the database keeps the token's hash only", async () => {
  const { id, phone } = await shop.addCustomer();
  const token = tokenOf((await post({ phoneNo: phone, password: right })).cookies[0]!);
  const [session] = await rowsOf(id);
  expect(session!.token_hash).toBe(await sha256Hex(token));
  expect(JSON.stringify(session)).not.toContain(token);
});

test("each sign-in has a fresh token, and the session one came with ends", async () => {
  const { id, phone } = await shop.addCustomer();
  const planted = await shop.signIn(id);
  const answer = await post({ phoneNo: phone, password: right, cookies: { session: planted } });
  expect(tokenOf(answer.cookies[0]!)).not.toBe(planted);
  const rows = await rowsOf(id);
  expect(rows.map((row) => row.token_hash)).toEqual([await sha256Hex(tokenOf(answer.cookies[0]!))]);
});

test("a wrong password and an unknown phone get one and the same answer, with the phone kept", async () => {
  const { phone } = await shop.addCustomer();
  const [known, unknown] = await Promise.all([
    post({ phoneNo: phone, password: "wrong" }),
    post({ phoneNo: "9876500000", password: "wrong" }),
  ]);
  expect(known).toMatchObject({
    status: 400,
    errors: { form: "Invalid phone number or password" },
    values: { phoneNo: phone },
  });
  expect({ ...unknown, values: {} }).toEqual({ ...known, values: {} });
  expect(known.values).not.toHaveProperty("password");
});

test.each([
  "",
  "12345",
  "98765 43210",
  "+919876543210",
  "919876543210",
  "987654321a",
  "\ud800",
  "'; --",
  "9".repeat(10_000),
])("the phone %j is refused with its message", async (phoneNo) => {
  const answer = await post({ phoneNo, password: "x" });
  expect(answer).toMatchObject({
    status: 400,
    errors: { phoneNo: "Please enter a valid 10-digit phone number." },
  });
});

test("an empty or endless password gets a clear message, an empty form both", async () => {
  expect((await post({ phoneNo: "9876543210", password: "" })).errors).toEqual({
    password: "Please enter your password.",
  });
  expect((await post({ phoneNo: "9876543210", password: "x".repeat(129) })).errors).toEqual({
    password: "A password has at most 128 characters.",
  });
  expect(Object.keys((await post({})).errors)).toEqual(["phoneNo", "password"]);
});

test("a body that is no form is a 415, a huge one a 413, whether it says so or not", async () => {
  const json = await shop.ask("/login", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  await expect(action(json)).rejects.toMatchObject({ status: 415 });
  const huge = await shop.ask("/login", {
    method: "POST",
    body: new URLSearchParams({ password: "x".repeat(70_000) }),
    headers: { "Content-Length": "70009" },
  });
  await expect(action(huge)).rejects.toMatchObject({ status: 413 });
  const silent = await shop.ask("/login", {
    method: "POST",
    body: new URLSearchParams({ password: "x".repeat(70_000) }),
  });
  expect(silent.request.headers.has("Content-Length")).toBe(false);
  await expect(action(silent)).rejects.toMatchObject({ status: 413 });
});

test("after five wrong passwords from one address even the right one waits there, with Retry-After and the form's message", async () => {
  const { phone } = await shop.addCustomer();
  const address = "203.0.113.5";
  for (let n = 0; n < 5; n++)
    expect((await post({ phoneNo: phone, password: "wrong", address })).status).toBe(400);
  const answer = await post({ phoneNo: phone, password: right, address });
  expect(answer).toMatchObject({
    status: 429,
    errors: { form: "Too many failed attempts. Please try again in 15 minutes." },
    values: { phoneNo: phone },
  });
  expect(Number(answer.retryAfter)).toBeGreaterThan(890);
  expect((await post({ phoneNo: phone, password: right })).status).toBe(303);
  await passMinutes(phone, 15);
  expect((await post({ phoneNo: phone, password: right, address })).status).toBe(303);
});

test("twenty wrong passwords at once don't slip past the limit", async () => {
  const { phone } = await shop.addCustomer();
  const address = "203.0.113.6";
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post({ phoneNo: phone, password: "wrong", address })),
  );
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
});

test("from everywhere a phone has thirty failures in 15 minutes, and the longer the slower", async () => {
  const { phone } = await shop.addCustomer();
  const fail = async (tries: number) => {
    for (let n = 0; n < tries; n++) await post({ phoneNo: phone, password: "wrong" });
    return (await post({ phoneNo: phone, password: "wrong" })).status;
  };
  expect(await fail(29)).toBe(400);
  expect((await post({ phoneNo: phone, password: right })).status).toBe(429);
  await passMinutes(phone, 15);
  expect(await fail(29)).toBe(400);
  await passMinutes(phone, 15);
  expect(await fail(0)).toBe(429);
  await passMinutes(phone, 180);
  expect(await fail(0)).toBe(400);
});

test("no stranger keeps out a browser that this phone has signed in on; it has five failures of its own", async () => {
  const { phone } = await shop.addCustomer();
  const address = "203.0.113.7";
  const first = await post({ phoneNo: phone, password: right, address });
  const cookies = { device: cookieOf(first, "device") };
  for (let n = 0; n < 31; n++) await post({ phoneNo: phone, password: "wrong" });
  for (let n = 0; n < 6; n++) await post({ phoneNo: phone, password: "wrong", address });
  expect((await post({ phoneNo: phone, password: right, address })).status).toBe(429);
  for (let n = 0; n < 5; n++)
    expect((await post({ phoneNo: phone, password: "wrong", address, cookies })).status).toBe(400);
  expect((await post({ phoneNo: phone, password: right, address, cookies })).status).toBe(429);
  await passMinutes(`${phone} `, 15);
  expect((await post({ phoneNo: phone, password: right, address, cookies })).status).toBe(303);
});

test("a browser is known by a signed cookie, for the phones that signed in on it, and no other", async () => {
  const [mine, victim] = [await shop.addCustomer(), await shop.addCustomer()];
  const answer = await post({ phoneNo: mine.phone, password: right });
  const device = cookieOf(answer, "device") as { id: string; marks: string[] };
  expect(JSON.stringify(device)).not.toMatch(new RegExp(`${mine.phone}|${mine.id}`));
  const known = (phone: string, cookies: Record<string, unknown>) =>
    shop.ask("/", { cookies }).then(({ context }) => knownDeviceOf(context, phone));
  expect(await known(mine.phone, { device })).toBe(device.id);
  expect(await known(victim.phone, { device })).toBeNull();
  const { context } = await shop.ask("/", {
    headers: { Cookie: `device=${btoa(JSON.stringify(device))}` },
  });
  expect(await knownDeviceOf(context, mine.phone)).toBeNull();
  const both = await post({ phoneNo: victim.phone, password: right, cookies: { device } });
  const next = { device: cookieOf(both, "device") };
  expect([await known(mine.phone, next), await known(victim.phone, next)]).toEqual([
    device.id,
    device.id,
  ]);
});

test("failures and a limit that was reached are logged, without whose they are", async () => {
  const { phone } = await shop.addCustomer();
  for (let tries = 0; tries < 6; tries++)
    await post({ phoneNo: phone, password: "wrong password", address: "203.0.113.8" });
  expect(entriesOf(log).map(({ event, path, limit }) => [event, path, limit])).toEqual([
    ...Array.from({ length: 5 }, () => ["sign-in-failed", "/login", undefined]),
    ["limit-reached", "/login", "sign-in-pair"],
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(new RegExp(`${phone}|wrong password`));
});

test("a success forgets the failures from its own place", async () => {
  const { phone } = await shop.addCustomer();
  const address = "203.0.113.9";
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 4; n++) await post({ phoneNo: phone, password: "wrong", address });
    expect((await post({ phoneNo: phone, password: right, address })).status).toBe(303);
  }
});

test("an address counts fifty different phones that fail, an IPv6 one by its /64; successes count nothing", async () => {
  const address = "2001:db8:1:2::9";
  const { phone } = await shop.addCustomer();
  for (let n = 0; n < 4; n++)
    await post({ phoneNo: "9876500009", password: "wrong", address: `2001:db8:1:2::${n}` });
  const failures = Array.from({ length: 48 }, (_, n) => [
    "sign-in-address",
    "2001:db8:1:2/64",
    `98765${String(n).padStart(5, "0")}`,
    Date.now() - n,
  ]);
  await shop.bindings.DB.batch(
    failures.map((row) =>
      shop.bindings.DB.prepare(
        "INSERT INTO attempts (kind, subject, about, at) VALUES (?, ?, ?, ?)",
      ).bind(...row),
    ),
  );
  for (let n = 0; n < 3; n++)
    expect((await post({ phoneNo: phone, password: right, address })).status).toBe(303);
  expect((await post({ phoneNo: "9876599001", password: "wrong", address })).status).toBe(400);
  expect((await post({ phoneNo: "9876599002", password: "wrong", address })).status).toBe(400);
  expect((await post({ phoneNo: phone, password: right, address })).status).toBe(429);
  expect((await post({ phoneNo: phone, password: right })).status).toBe(303);
});

test("an address with many people behind it, where one fails sixty times, keeps nobody else out", async () => {
  const address = "198.51.100.1";
  const [victim, neighbour] = [await shop.addCustomer(), await shop.addCustomer()];
  for (let n = 0; n < 60; n++) await post({ phoneNo: victim.phone, password: "wrong", address });
  expect((await post({ phoneNo: neighbour.phone, password: right, address })).status).toBe(303);
});

test("no session begun with the old password outlives a reset at the same time", async () => {
  const { id, phone } = await shop.addCustomer();
  const { context } = await shop.ask("/");
  const old = await checkCredentials(context, { phone, password: right });
  const reset = async () => {
    const token = crypto.randomUUID();
    await shop.bindings.DB.prepare("INSERT INTO phone_grants VALUES (?, ?, 'reset', ?)")
      .bind(await sha256Hex(token), phone, Date.now() + 60_000)
      .run();
    return resetPassword(context, { phone, password: `New ${token}`, token });
  };
  await reset();
  if (!old.ok) throw new Error("The password was right.");
  expect(await startSession(context, "cookie", { ...old, userAgent: null })).toBeNull();
  expect(await rowsOf(id)).toHaveLength(0);
});

test("twenty sign-ins that race a reset leave no session of the old password", async () => {
  for (let round = 0; round < 20; round++) {
    const { id, phone } = await shop.addCustomer();
    const token = crypto.randomUUID();
    await shop.bindings.DB.prepare("INSERT INTO phone_grants VALUES (?, ?, 'reset', ?)")
      .bind(await sha256Hex(token), phone, Date.now() + 60_000)
      .run();
    const { context } = await shop.ask("/");
    let isReset = false;
    const reset = resetPassword(context, { phone, password: "Another 12345", token }).finally(
      () => (isReset = true),
    );
    while (!isReset) await post({ phoneNo: phone, password: right });
    expect((await reset).ok).toBe(true);
    expect(await rowsOf(id)).toHaveLength(0);
  }
});

test("nobody's hash is a real one of our cost that no password opens", async () => {
  await provideHashing();
  expect(nobodysHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  for (const password of ["x", "nobody", right])
    expect(await verifyPassword(password, nobodysHash)).toBe(false);
});

test("a foreign redirect in the address is not followed, by the form or by who is signed in", async () => {
  const { id, phone } = await shop.addCustomer();
  const path = "/login?redirect=https://evil.example/";
  expect((await post({ phoneNo: phone, password: right, path })).to).toBe("/");
  const session = await shop.signIn(id);
  await expect(loader(await shop.ask(path, { cookies: { session } }))).rejects.toMatchObject({
    status: 302,
  });
});

test("the sign-in page keeps the target, and a signed-in visitor is led there at once, a customer never to admin pages", async () => {
  const { id } = await shop.addCustomer();
  const session = await shop.signIn(id);
  const toOf = async (path: string) => {
    const thrown: unknown = await loader(await shop.ask(path, { cookies: { session } })).catch(
      (error: unknown) => error,
    );
    return thrown instanceof Response ? thrown.headers.get("Location") : null;
  };
  expect(await loader(await shop.ask("/login?redirect=/shipping"))).toEqual({
    target: "/shipping",
    isCheckout: true,
    why: null,
  });
  const whyOf = async (to: string) =>
    ((await loader(await shop.ask(`/login?redirect=${to}`))) as { why: string | null }).why;
  expect(await Promise.all(["/khata", "/profile", "/", "/category/Flours"].map(whyOf))).toEqual([
    "whyKhata",
    "whyOwn",
    null,
    null,
  ]);
  expect(await toOf("/login?redirect=/payment")).toBe("/payment");
  expect(await toOf("/login?redirect=/admin/productlist")).toBe("/");
});
