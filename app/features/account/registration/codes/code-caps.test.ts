import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";
import { firstLimits } from "#app/values/shop-limits.ts";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { entriesOf } from "#tests/log-entries.ts";
import { sendCode } from "./send-code.server.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
let shop: ApiShop;
beforeAll(async () => {
  shop = await openApiShop();
  shop.bindings.TURNSTILE_VERIFY_URL = `${shop.sandbox}/turnstile/v0/siteverify`;
});
afterAll(() => shop.close());

const newPhone = () => `6${randomInt(1e8, 1e9)}`;
const count = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .first<number>("n");
const passMinutes = (minutes: number) =>
  shop.bindings.DB.prepare("UPDATE attempts SET at = at - ?")
    .bind(minutes * 60_000)
    .run();

async function send(address: string, { isStrict = false, phone = newPhone() } = {}) {
  const { context } = await shop.ask("/", { headers: { "CF-Connecting-IP": address } });
  return sendCode(context, { phone, purpose: "register" }, { isStrict });
}

/** As if so many had been asked for from there just now. */
async function askedBefore(kind: string, subject: string, times: number) {
  await shop.bindings.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO attempts (kind, subject, at) SELECT ?, ?, ? FROM n`,
  )
    .bind(times, kind, subject, Date.now())
    .run();
}

async function askApi(
  phoneNo: string,
  { address = "203.0.113.1", token }: { address?: string; token?: string } = {},
) {
  const { status, body } = await shop.post(
    "/api/otp/send",
    { phoneNo, purpose: "register", ...(token ? { "cf-turnstile-response": token } : {}) },
    { headers: { "CF-Connecting-IP": address } },
  );
  return { status, errors: body.errors };
}

async function botToken(): Promise<string> {
  const query = new URLSearchParams({
    id: "w",
    run: "1",
    sitekey: SAMPLE_KEYS.TURNSTILE_SITEKEY,
    hostname: "shop.test",
    action: "otp",
  });
  const page = await (await fetch(`${shop.sandbox}/turnstile/v0/widget?${query}`)).text();
  return /"token":"([^"]+)"/.exec(page)![1]!;
}

test("a /48 has ten times what each of its /64 has, however the address is spelt", async () => {
  await askedBefore("code-address", "2001:db8:7/48", 599);
  expect(await send("2001:db8:7:1::1")).toEqual({ ok: true });
  expect(await send("2001:0DB8:0007:00ff::2")).toMatchObject({ reason: "too-many" });
  expect(await send("2001:db8:8:1::1")).toEqual({ ok: true });
  await askedBefore("code-address-strict", "2001:db8:9/48", 199);
  expect(await send("2001:db8:9:1::1", { isStrict: true })).toEqual({ ok: true });
  expect(await send("2001:db8:9:2::1", { isStrict: true })).toMatchObject({ reason: "too-many" });
  expect(await send("2001:db8:9:2::1")).toEqual({ ok: true });
});

test("an IPv4 address is counted once, by itself", async () => {
  const address = "203.0.113.77";
  expect(await send(address)).toEqual({ ok: true });
  expect(await count("SELECT count(*) AS n FROM attempts WHERE subject = ?", address)).toBe(1);
});

test("the API without a token has three codes an hour for a phone and twenty from an address", async () => {
  const phone = newPhone();
  for (let n = 0; n < 3; n++) {
    expect((await askApi(phone)).status).toBe(200);
    await passMinutes(2);
  }
  expect((await askApi(phone)).status).toBe(429);
  const address = "203.0.113.2";
  const answers = await Promise.all(
    Array.from({ length: 21 }, () => askApi(newPhone(), { address })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await askApi(newPhone(), { address, token: await botToken() })).status).toBe(200);
});

test("a token that comes to the API must verify, once; with one five an hour go to a phone", async () => {
  const phone = newPhone();
  const address = "203.0.113.3";
  expect(await askApi(phone, { address, token: "made-up" })).toEqual({
    status: 400,
    errors: { "cf-turnstile-response": expect.stringContaining("you are a person") },
  });
  const token = await botToken();
  expect((await askApi(phone, { address, token })).status).toBe(200);
  expect((await askApi(phone, { address, token })).status).toBe(400);
  for (let n = 2; n <= 5; n++) {
    await passMinutes(2);
    expect((await askApi(phone, { address, token: await botToken() })).status).toBe(200);
  }
  await passMinutes(2);
  expect((await askApi(phone, { address, token: await botToken() })).status).toBe(429);
});

test("what the gateway refuses is given back to the phone and the shop, not to the address", async () => {
  const [phone, address] = [newPhone(), "2001:db8:a:1::1"];
  const ofShop = () => count("SELECT count(*) AS n FROM attempts WHERE kind = 'code-shop'");
  const before = await ofShop();
  await shop.control({ service: "sms", mode: "fail" });
  expect(await send(address, { phone })).toEqual({ ok: false, reason: "not-sent" });
  const of = (subject: string) =>
    count("SELECT count(*) AS n FROM attempts WHERE subject LIKE ?", subject);
  expect(await of(`${phone}%`)).toBe(0);
  expect([await of("2001:db8:a:1/64"), await of("2001:db8:a/48")]).toEqual([1, 1]);
  expect(await ofShop()).toBe(before);
});

test("the whole shop sends as many codes an hour as its owner allows, then there is an alarm", async () => {
  await passMinutes(60);
  const { context } = await shop.ask("/admin/limits");
  await saveShopLimits(context, { ...firstLimits, codesAnHour: 5 });
  log.mockClear();
  const sent = await Promise.all(Array.from({ length: 8 }, (_, n) => send(`198.51.100.${n}`)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(5);
  const alarms = entriesOf(log).filter(({ event }) => event === "alarm-code-cap");
  expect(alarms).toHaveLength(3);
  expect(alarms[0]).toMatchObject({ limit: "code-shop" });
  await passMinutes(60);
  expect(await send("198.51.100.9")).toEqual({ ok: true });
});
