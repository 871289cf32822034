// A phone is proven and a customer made while the bot check and the SMS gateway fail around it.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";

let shop: ApiShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop({ TURNSTILE_VERIFY_URL: "set below" });
  shop.bindings.TURNSTILE_VERIFY_URL = `${shop.sandbox}/turnstile/v0/siteverify`;
});
afterAll(() => shop.close());
beforeEach(() => shop.control({ reset: true }));

const failures = ["delay", "fail", "drop", "nonsense"] as const;
let address = 0;

/** Somebody at an address of their own. */
function newcomer() {
  const headers = { "CF-Connecting-IP": `198.51.100.${(address += 1)}` };
  const phoneNo = `70000001${10 + address}`;
  const ask = (path: string, body: object) => shop.post(path, { phoneNo, ...body }, { headers });
  return {
    phoneNo,
    ask,
    send: (token?: string) =>
      ask("/api/otp/send", {
        purpose: "register",
        ...(token ? { "cf-turnstile-response": token } : {}),
      }),
    counted: (kind: string) =>
      shop.bindings.DB.prepare(
        "SELECT count(*) AS n FROM attempts WHERE kind = ? AND (subject LIKE ? OR subject = ?)",
      )
        .bind(kind, `${phoneNo}%`, headers["CF-Connecting-IP"])
        .first<number>("n"),
    codes: () =>
      shop.bindings.DB.prepare("SELECT count(*) AS n FROM one_time_codes WHERE phone = ?")
        .bind(phoneNo)
        .first<number>("n"),
    async prove() {
      const sent = { purpose: "register", code: await shop.codeFor(phoneNo) };
      const { status, body } = await ask("/api/otp/verify", sent);
      return { status, token: body.verificationToken };
    },
  };
}

async function botToken(): Promise<string> {
  const query = new URLSearchParams({
    ...{ id: "w", run: "1", hostname: "shop.test", action: "otp" },
    sitekey: SAMPLE_KEYS.TURNSTILE_SITEKEY,
  });
  const page = await (await fetch(`${shop.sandbox}/turnstile/v0/widget?${query}`)).text();
  return /"token":"([^"]+)"/.exec(page)?.[1] ?? "";
}

test.each(failures)(
  "a bot check with the fault '%s' sends nothing and counts nothing, says so, and the next try goes through",
  async (mode) => {
    const { send, codes, counted, prove, phoneNo } = newcomer();
    const patience = shortenPatience(3000);
    await shop.control({ service: "botcheck", mode, ms: 400 });
    const message = "We could not check that you are a person. Please try again.";
    expect(await send(await botToken())).toMatchObject({
      status: 400,
      body: { errors: { "cf-turnstile-response": message } },
    });
    expect([await codes(), await counted("code-register"), await counted("code-address")]).toEqual([
      0, 0, 0,
    ]);
    expect(await shop.codeFor(phoneNo)).toBe("");
    await shop.control({ reset: true });
    patience.end();
    expect((await send(await botToken())).status).toBe(200);
    expect((await prove()).status).toBe(200);
  },
);

test.each([
  ["fail", 0, 0],
  ["drop", 1, 1],
  ["nonsense", 1, 1],
  ["delay", 1, 1],
] as const)(
  "an SMS gateway with the fault '%s' leaves %i codes and counts %i; another can be asked for at once and proves the phone",
  async (mode, codesLeft, countLeft) => {
    const { send, codes, counted, prove } = newcomer();
    const patience = shortenPatience(5000);
    await shop.control({ service: "sms", mode, ms: 400 });
    expect(await send()).toMatchObject({
      status: 424,
      body: { message: "The message could not be sent. Please try again." },
    });
    expect([await codes(), await counted("code-register")]).toEqual([codesLeft, countLeft]);
    expect([await counted("code-register-minute"), await counted("code-address")]).toEqual([0, 1]);
    await shop.control({ reset: true });
    patience.end();
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect((await prove()).status).toBe(200);
  },
);

test("ten requests at once while the gateway refuses leave no code, take none of the hour away, and who asks again registers", async () => {
  const { ask, send, codes, counted, prove } = newcomer();
  await shop.control({ service: "sms", mode: "fail", count: 10 });
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => send()))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([424, 429]));
  expect([
    await codes(),
    await counted("code-register"),
    await counted("code-register-phone"),
  ]).toEqual([0, 0, 0]);
  await shop.control({ reset: true });
  expect((await send()).status).toBe(200);
  const who = { name: "Meera", password: "Monsoon-2026" };
  const { token: verificationToken } = await prove();
  expect((await ask("/api/users", { ...who, verificationToken })).status).toBe(201);
});
