import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256Hex } from "#app/platform/digest.ts";
import { startSandbox } from "#sandbox/server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import { rememberDevice } from "#app/features/session/known-device.server.ts";
import { hasGrant } from "./grant.server.ts";
import { hashCode, isCode, newCode } from "./one-time-code.ts";
import { sendCode } from "./send-code.server.ts";
import { verifyCode } from "./verify-code.server.ts";

let shop: TestShop;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, shopOrigin: "http://shop.test" });
  shop = await openTestShop({ MSG91_BASE_URL: sandbox.url });
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

type Purpose = "register" | "reset";
const newPhone = () => `8${randomInt(1e8, 1e9)}`;
/** Where its customer is. */
const homeOf = (phone: string) => `home-of-${phone}`;
const contextAt = async (address: string = crypto.randomUUID()) =>
  (await shop.ask("/", { headers: { "CF-Connecting-IP": address } })).context;
const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const control = (command: object) =>
  fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) });
const send = async (
  phone: string,
  purpose: Purpose = "register",
  isStrict = false,
  address: string = homeOf(phone),
) => sendCode(await contextAt(address), { phone, purpose }, { isStrict });
const verify = async (
  phone: string,
  code: string,
  purpose: Purpose = "register",
  address: string = homeOf(phone),
) => {
  const verified = await verifyCode(await contextAt(address), { phone, purpose }, { code });
  return verified.ok ? verified.proof : null;
};
const granted = async (phone: string, token: string, purpose: Purpose = "register") =>
  hasGrant(await contextAt(), { phone, purpose, token });
const passMinutes = (phone: string, minutes: number) =>
  run("UPDATE attempts SET at = at - ? WHERE subject LIKE ?", minutes * 60_000, `${phone}%`);

async function textsTo(phone: string): Promise<{ body: string; code: string | null }[]> {
  return (await fetch(`${sandbox.url}/sms.json?phone=${phone}`)).json() as Promise<
    { body: string; code: string | null }[]
  >;
}

async function sentCode(phone: string, purpose: Purpose = "register"): Promise<string> {
  expect(await send(phone, purpose)).toEqual({ ok: true });
  return (await textsTo(phone))[0]!.code!;
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("codes have six digits and are spread over all of them", () => {
  const codes = Array.from({ length: 5000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(4900);
  for (const digit of "0123456789")
    expect(codes.filter((code) => code.startsWith(digit)).length).toBeGreaterThan(350);
});

test("a code's hash is bound to its id, purpose and phone, and to the secret", async () => {
  const claim = { id: "a", purpose: "register", phone: "9000000002", code: "123456" } as const;
  const hash = await hashCode("secret", claim);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await isCode("secret", claim, hash)).toBe(true);
  for (const other of [
    { id: "b" },
    { purpose: "reset" as const },
    { phone: "9000000003" },
    { code: "123457" },
  ]) {
    expect(await isCode("secret", { ...claim, ...other }, hash)).toBe(false);
  }
  expect(await isCode("another", claim, hash)).toBe(false);
  expect(await isCode("secret", claim, "")).toBe(false);
});

test("the code that arrives gives a grant for its phone and purpose, and works once", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  const token = await verify(phone, code);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await granted(phone, token!)).toBe(true);
  expect(await granted(phone, token!, "reset")).toBe(false);
  expect(await granted(newPhone(), token!)).toBe(false);
  expect(await verify(phone, code)).toBeNull();
});

test("neither code nor token is stored", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  const stored = await shop.bindings.DB.prepare("SELECT * FROM one_time_codes WHERE phone = ?")
    .bind(phone)
    .all();
  expect(JSON.stringify(stored.results)).not.toContain(`"${code}"`);
  expect(stored.results[0]).toMatchObject({
    code_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    tries: 0,
  });
  const token = await verify(phone, code);
  const grant = await shop.bindings.DB.prepare("SELECT * FROM phone_grants WHERE phone = ?")
    .bind(phone)
    .first<{ token_hash: string; expires_at: number }>();
  expect(grant!.token_hash).toBe(await sha256Hex(token!));
  expect(Math.abs(grant!.expires_at - Date.now() - 600_000)).toBeLessThan(60_000);
});

test("five wrong codes, then even the right one is refused, until a new one is sent", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  for (let n = 0; n < 5; n++) expect(await verify(phone, wrong(code))).toBeNull();
  expect(await verify(phone, code)).toBeNull();
  await passMinutes(phone, 1);
  expect(await verify(phone, await sentCode(phone))).not.toBeNull();
});

test("the fifth try may be the right one", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  for (let n = 0; n < 4; n++) await verify(phone, wrong(code));
  expect(await verify(phone, code)).not.toBeNull();
});

test("thirty guesses at once are five tries", async () => {
  const phone = newPhone();
  await sentCode(phone);
  await Promise.all(Array.from({ length: 30 }, (_, n) => verify(phone, `90000${n % 10}`)));
  expect(
    await shop.bindings.DB.prepare("SELECT tries FROM one_time_codes WHERE phone = ?")
      .bind(phone)
      .first("tries"),
  ).toBe(5);
});

test("the right code brought five times at once gives one grant", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  const tokens = await Promise.all(Array.from({ length: 5 }, () => verify(phone, code)));
  expect(tokens.filter(Boolean)).toHaveLength(1);
  expect(
    await shop.bindings.DB.prepare("SELECT count(*) AS n FROM phone_grants WHERE phone = ?")
      .bind(phone)
      .first("n"),
  ).toBe(1);
});

test("a code ends after ten minutes, and so does a grant", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  await run("UPDATE one_time_codes SET expires_at = ? WHERE phone = ?", Date.now() - 1, phone);
  expect(await verify(phone, code)).toBeNull();
  await passMinutes(phone, 1);
  const token = await verify(phone, await sentCode(phone));
  await run("UPDATE phone_grants SET expires_at = ? WHERE phone = ?", Date.now() - 1, phone);
  expect(await granted(phone, token!)).toBe(false);
});

test("a code for one purpose or phone is none for another", async () => {
  const { phone } = await shop.addCustomer();
  const [toRegister, toReset] = [await sentCode(phone), await sentCode(phone, "reset")];
  if (toRegister !== toReset) {
    expect(await verify(phone, toRegister, "reset")).toBeNull();
    expect(await verify(phone, toReset)).toBeNull();
  }
  expect(await verify(newPhone(), toRegister)).toBeNull();
  expect(await verify(phone, toReset, "reset")).not.toBeNull();
  expect(await verify(phone, toRegister)).not.toBeNull();
});

test("a new code voids the old one", async () => {
  const phone = newPhone();
  const first = await sentCode(phone);
  await passMinutes(phone, 1);
  const second = await sentCode(phone);
  if (first !== second) expect(await verify(phone, first)).toBeNull();
  expect(await verify(phone, second)).not.toBeNull();
});

test("one a minute, five an hour, ten a day for a phone and purpose; the other purpose has its own", async () => {
  const { phone } = await shop.addCustomer();
  expect(await send(phone)).toEqual({ ok: true });
  const refused = await send(phone);
  expect(refused).toMatchObject({ ok: false, reason: "too-many" });
  expect(refused).toHaveProperty(
    "waitSeconds",
    expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60),
  );
  expect(await send(phone, "reset")).toEqual({ ok: true });
  for (let n = 2; n <= 5; n++) {
    await passMinutes(phone, 2);
    expect(await send(phone)).toEqual({ ok: true });
  }
  await passMinutes(phone, 2);
  expect(await send(phone)).toMatchObject({ reason: "too-many" });
  await passMinutes(phone, 60);
  for (let n = 6; n <= 10; n++) {
    await passMinutes(phone, 2);
    expect(await send(phone)).toEqual({ ok: true });
  }
  await passMinutes(phone, 120);
  expect(await send(phone)).toMatchObject({ reason: "too-many" });
  await passMinutes(phone, 24 * 60);
  expect(await send(phone)).toEqual({ ok: true });
});

test("a stranger who asks all day for a phone's codes leaves its customer some, one a minute", async () => {
  const { phone } = await shop.addCustomer();
  const stranger = "203.0.113.66";
  for (let n = 0; n < 10; n++) {
    await run("UPDATE attempts SET at = at - ? WHERE subject LIKE ?", 13 * 60_000, `${phone}%`);
    expect(await send(phone, "reset", false, stranger)).toEqual({ ok: true });
  }
  await passMinutes(phone, 13);
  expect(await send(phone, "reset", false, stranger)).toMatchObject({ reason: "too-many" });
  expect(await send(phone, "reset")).toEqual({ ok: true });
});

test("from everywhere a phone is sent thirty a day; a browser it has signed in on has its own", async () => {
  const { phone } = await shop.addCustomer();
  await shop.bindings.DB.batch(
    Array.from({ length: 30 }, (_, n) =>
      shop.bindings.DB.prepare("INSERT INTO attempts (kind, subject, at) VALUES (?, ?, ?)").bind(
        "code-reset-phone",
        phone,
        Date.now() - (n + 2) * 3_600_000 * 0.7,
      ),
    ),
  );
  expect(await send(phone, "reset")).toMatchObject({ reason: "too-many" });
  const { context } = await shop.ask("/");
  const [pair = ""] = (await rememberDevice(context, phone)).split(";");
  const known = await shop.ask("/", { headers: { Cookie: pair } });
  expect(await sendCode(known.context, { phone, purpose: "reset" })).toEqual({ ok: true });
  expect(await sendCode(known.context, { phone, purpose: "reset" })).toMatchObject({
    reason: "too-many",
  });
});

test("wrong guesses from elsewhere take nothing from who asked: five there, twenty in all", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  for (let n = 0; n < 20; n++)
    expect(await verify(phone, wrong(code), "register", `stranger-${n % 4}`)).toBeNull();
  expect(await verify(phone, code, "register", "stranger-9")).toBeNull();
  const stored = shop.bindings.DB.prepare(
    "SELECT tries, other_tries FROM one_time_codes WHERE phone = ?",
  ).bind(phone);
  expect(await stored.first()).toEqual({ tries: 0, other_tries: 15 });
  for (let n = 0; n < 4; n++) expect(await verify(phone, wrong(code))).toBeNull();
  expect(await verify(phone, code)).not.toBeNull();
});

test("a browser is known by the token it keeps, wherever it goes; a code that a stranger asks for voids none of its own", async () => {
  const phone = newPhone();
  const token = "the browser's own token";
  const asked = { phone, purpose: "reset" } as const;
  await shop.addCustomer({ phone });
  expect(await sendCode(await contextAt("one"), asked, { token })).toEqual({ ok: true });
  const code = (await textsTo(phone))[0]!.code!;
  await passMinutes(phone, 1);
  expect(await send(phone, "reset", false, "a stranger's")).toEqual({ ok: true });
  for (let n = 0; n < 15; n++) await verify(phone, wrong(code), "reset", "another stranger's");
  expect(await verifyCode(await contextAt("two"), asked, { code, token })).toEqual({
    ok: true,
    proof: token,
  });
});

test("a code that came to the phone counts, whoever asked for it", async () => {
  const phone = newPhone();
  await shop.addCustomer({ phone });
  expect(await send(phone, "reset", false, "a stranger's")).toEqual({ ok: true });
  expect(await verify(phone, (await textsTo(phone))[0]!.code!, "reset")).not.toBeNull();
});

test("without a bot check's token three an hour are the most", async () => {
  const phone = newPhone();
  for (let n = 0; n < 3; n++) {
    expect(await send(phone, "register", true)).toEqual({ ok: true });
    await passMinutes(phone, 2);
  }
  expect(await send(phone, "register", true)).toMatchObject({ reason: "too-many" });
  expect(await send(phone)).toEqual({ ok: true });
});

test("an address has sixty an hour, twenty without a token, an IPv6 one by its /64", async () => {
  const address = "2001:db8:7:8::1";
  const strict = await Promise.all(
    Array.from({ length: 21 }, () => send(newPhone(), "register", true, address)),
  );
  expect(strict.filter(({ ok }) => ok)).toHaveLength(20);
  const row = "('code-address', '2001:db8:7:8/64', ?)";
  await run(
    `INSERT INTO attempts (kind, subject, at) VALUES ${Array<string>(38).fill(row).join()}`,
    ...Array<number>(38).fill(Date.now()),
  );
  const more = await Promise.all(
    [1, 2, 3].map((n) => send(newPhone(), "reset", false, `2001:db8:7:8::${n}`)),
  );
  expect(more.filter(({ ok }) => ok)).toHaveLength(2);
  expect(more.find(({ ok }) => !ok)).toMatchObject({ reason: "too-many" });
  expect(await send(newPhone(), "register", false, "2001:db8:7:9::1")).toEqual({ ok: true });
});

test("ten requests for one phone at once send one message", async () => {
  const phone = newPhone();
  await Promise.all(Array.from({ length: 10 }, () => send(phone)));
  expect(await textsTo(phone)).toHaveLength(1);
});

test("a reset for an unknown phone sends a message without a code, after the same wait", async () => {
  const { phone } = await shop.addCustomer();
  const stranger = newPhone();
  await control({ service: "sms", mode: "delay", ms: 400, count: 2 });
  const timed = async (to: string) => {
    const start = Date.now();
    return [await send(to, "reset"), Date.now() - start] as const;
  };
  const [known, unknown] = await Promise.all([timed(phone), timed(stranger)]);
  expect(known[0]).toEqual(unknown[0]);
  for (const [, ms] of [known, unknown]) expect(ms).toBeGreaterThan(390);
  expect((await textsTo(phone))[0]!.code).toMatch(/^\d{6}$/);
  expect((await textsTo(stranger))[0]).toMatchObject({
    code: null,
    body: expect.stringContaining("no account"),
  });
});

test("a refused message costs nothing: the next try is free at once, and the code before it still counts", async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  await passMinutes(phone, 1);
  await control({ service: "sms", mode: "fail" });
  expect(await send(phone)).toEqual({ ok: false, reason: "not-sent" });
  const kept = await shop.bindings.DB.prepare(
    "SELECT count(*) AS n FROM attempts WHERE subject LIKE ?",
  )
    .bind(`${phone}%`)
    .first("n");
  expect(kept).toBe(3);
  const ofPlace = shop.bindings.DB.prepare("SELECT count(*) AS n FROM attempts WHERE subject = ?");
  expect(await ofPlace.bind(homeOf(phone)).first("n")).toBe(2);
  expect(await verify(phone, code)).not.toBeNull();
  expect(await send(phone)).toEqual({ ok: true });
});

test.each(["drop", "nonsense"])(
  "a gateway's %s answer is no success; the code counts if it came all the same",
  async (mode) => {
    const phone = newPhone();
    await control({ service: "sms", mode });
    expect(await send(phone)).toEqual({ ok: false, reason: "not-sent" });
    expect(await verify(phone, (await textsTo(phone))[0]!.code!)).not.toBeNull();
    expect(await send(phone)).toEqual({ ok: true });
  },
);

test("a slow gateway is given up in time, one that is gone at once", async () => {
  await control({ service: "sms", mode: "delay", ms: 30_000 });
  const patience = shortenPatience(5000);
  expect(await send(newPhone())).toEqual({ ok: false, reason: "not-sent" });
  expect(patience()).toBeLessThan(8000);
  const { context } = await shop.ask("/");
  context.config.MSG91_BASE_URL = "http://127.0.0.1:9";
  expect(await sendCode(context, { phone: newPhone(), purpose: "register" })).toEqual({
    ok: false,
    reason: "not-sent",
  });
});

test("a wrong key is a refusal though the gateway answers 200", async () => {
  const { context } = await shop.ask("/");
  context.config.MSG91_AUTHKEY = "wrong";
  const phone = newPhone();
  expect(await sendCode(context, { phone, purpose: "register" })).toEqual({
    ok: false,
    reason: "not-sent",
  });
  expect(
    await shop.bindings.DB.prepare("SELECT count(*) AS n FROM one_time_codes WHERE phone = ?")
      .bind(phone)
      .first("n"),
  ).toBe(0);
});
