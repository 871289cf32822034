import { expect, onTestFinished, test } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { startSandbox } from "#sandbox/server.ts";

type Answer = { success: boolean; hostname?: string; action?: string; "error-codes": string[] };

const SECRET = SAMPLE_KEYS.TURNSTILE_SECRET;

async function open() {
  const clock = { now: Date.now() };
  const { url, close } = await startSandbox({
    port: 0,
    shopOrigin: "http://localhost:8787",
    now: () => clock.now,
  });
  onTestFinished(close);
  return {
    url,
    clock,
    async token(sitekey = SAMPLE_KEYS.TURNSTILE_SITEKEY) {
      const query = new URLSearchParams({
        id: "w",
        run: "1",
        sitekey,
        hostname: "localhost",
        action: "otp",
      });
      const page = await (await fetch(`${url}/turnstile/v0/widget?${query}`)).text();
      return /"token":"([^"]+)"/.exec(page)?.[1];
    },
    async verify(body: Record<string, unknown>) {
      const response = await fetch(`${url}/turnstile/v0/siteverify`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Answer;
    },
  };
}

test("a token verifies once, with its page's host and action", async () => {
  const { token, verify } = await open();
  const response = await token();
  expect(await verify({ secret: SECRET, response })).toMatchObject({
    success: true,
    hostname: "localhost",
    action: "otp",
  });
  expect(await verify({ secret: SECRET, response })).toMatchObject({
    success: false,
    "error-codes": ["timeout-or-duplicate"],
  });
});

test("the same idempotency key may ask twice", async () => {
  const { token, verify } = await open();
  const ask = { secret: SECRET, response: await token(), idempotency_key: crypto.randomUUID() };
  expect(await verify(ask)).toMatchObject({ success: true });
  expect(await verify(ask)).toMatchObject({ success: true });
  expect(await verify({ ...ask, idempotency_key: crypto.randomUUID() })).toMatchObject({
    success: false,
  });
});

test("a token ends after 300 seconds", async () => {
  const { clock, token, verify } = await open();
  const response = await token();
  clock.now += 300_001;
  expect(await verify({ secret: SECRET, response })).toMatchObject({
    "error-codes": ["timeout-or-duplicate"],
  });
});

test("each kind of wrong request has its code, and none uses the token up", async () => {
  const { token, verify } = await open();
  const response = await token();
  expect((await verify({ response }))["error-codes"]).toEqual(["missing-input-secret"]);
  expect((await verify({ secret: "wrong", response }))["error-codes"]).toEqual([
    "invalid-input-secret",
  ]);
  expect((await verify({ secret: SECRET }))["error-codes"]).toEqual(["missing-input-response"]);
  expect((await verify({ secret: SECRET, response: "made-up" }))["error-codes"]).toEqual([
    "invalid-input-response",
  ]);
  expect((await verify({ secret: SECRET, response: "XXXX.DUMMY.TOKEN.XXXX" })).success).toBe(false);
  expect((await verify({ secret: SECRET, response })).success).toBe(true);
});

test("the published test keys behave as published", async () => {
  const { token, verify } = await open();
  const response = await token("1x00000000000000000000AA");
  expect(response).toBe("XXXX.DUMMY.TOKEN.XXXX");
  expect(await token("2x00000000000000000000AB")).toBeUndefined();
  expect((await verify({ secret: "1x0000000000000000000000000000000AA", response })).success).toBe(
    true,
  );
  expect((await verify({ secret: "2x0000000000000000000000000000000AA", response })).success).toBe(
    false,
  );
  expect(
    (await verify({ secret: "3x0000000000000000000000000000000AA", response }))["error-codes"],
  ).toEqual(["timeout-or-duplicate"]);
});

test("siteverify takes a form as well, and an unknown site key gets no token", async () => {
  const { url, token } = await open();
  const body = new URLSearchParams({ secret: SECRET, response: (await token()) ?? "" });
  const response = await fetch(`${url}/turnstile/v0/siteverify`, { method: "POST", body });
  expect(await response.json()).toMatchObject({ success: true });
  expect(await token("somebody")).toBeUndefined();
});

test("the script is one that parses", async () => {
  const { url } = await open();
  const response = await fetch(`${url}/turnstile/v0/api.js`);
  expect(response.headers.get("content-type")).toContain("text/javascript");
  const text = await response.text();
  expect(() => new Function(text)).not.toThrow();
  expect(text).toContain(`"${url}"`);
});
