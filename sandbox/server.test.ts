import { expect, onTestFinished, test } from "vitest";
import { SAMPLE_KEYS } from "./config.ts";
import { startSandbox } from "./server.ts";

const FLOW = { flow_id: SAMPLE_KEYS.MSG91_FLOW_ID, mobiles: "919000000002", VAR1: "482913" };

async function open() {
  const { url, close } = await startSandbox({ port: 0, shopOrigin: "http://127.0.0.1:9" });
  onTestFinished(close);
  const post = (path: string, body: string) =>
    fetch(url + path, { method: "POST", headers: { authkey: SAMPLE_KEYS.MSG91_AUTHKEY }, body });
  return {
    url,
    control: async (body: unknown) => (await post("/control", JSON.stringify(body))).status,
    raw: async (body: string) => (await post("/control", body)).status,
    send: () => post("/api/v5/flow", JSON.stringify(FLOW)),
    count: async () => ((await (await fetch(`${url}/sms.json`)).json()) as unknown[]).length,
  };
}

test("the front page names what there is, and the process listens on loopback only", async () => {
  const { url } = await open();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const page = await (await fetch(url)).text();
  for (const address of [
    "/sms",
    "/session",
    "/api/v5/flow",
    "/maps/api/geocode/json",
    "/turnstile/v0/api.js",
    "/control",
  ]) {
    expect(page).toContain(address);
  }
});

test("a failing service does nothing, as often as told", async () => {
  const { control, count, send } = await open();
  expect(await control({ service: "sms", mode: "fail", count: 2 })).toBe(200);
  expect((await send()).status).toBe(500);
  expect(await (await send()).json()).toMatchObject({ type: "error" });
  expect(await count()).toBe(0);
  expect(await (await send()).json()).toMatchObject({ type: "success" });
});

test("a dropped answer comes after the work was done", async () => {
  const { control, count, send } = await open();
  await control({ service: "sms", mode: "drop", count: 1 });
  await expect(send()).rejects.toThrow();
  expect(await count()).toBe(1);
  expect((await send()).status).toBe(200);
});

test("a delayed answer waits as long as told", async () => {
  const { control, send } = await open();
  await control({ service: "sms", mode: "delay", count: 1, ms: 200 });
  const start = performance.now();
  expect(await (await send()).json()).toMatchObject({ type: "success" });
  expect(performance.now() - start).toBeGreaterThan(190);
});

test("nonsense is a success that means nothing, in several kinds", async () => {
  const { control, send } = await open();
  await control({ service: "sms", mode: "nonsense", count: 3 });
  const answers = [await send(), await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const answer of answers) expect(await answer.text()).not.toContain("success");
});

test("a switch concerns its own service, and reset turns all off", async () => {
  const { url, control, send } = await open();
  await control({ service: "geocoder", mode: "fail", count: 5 });
  expect((await send()).status).toBe(200);
  expect((await fetch(`${url}/maps/api/geocode/json`)).status).toBe(500);
  expect(await control({ reset: true })).toBe(200);
  expect((await fetch(`${url}/maps/api/geocode/json`)).status).toBe(200);
});

test.each([
  {},
  { reset: false },
  { service: "post", mode: "fail" },
  { service: "sms" },
  { service: "sms", mode: "explode" },
  { service: "sms", mode: "fail", count: 0 },
  { service: "sms", mode: "fail", count: "1" },
  { service: "sms", mode: "delay", ms: -1 },
  { service: "sms", mode: "fail", extra: 1 },
  { service: "sms", webhook: "twice" },
  { service: "payment", webhook: "thrice" },
  { service: "payment", webhook: "forged" },
  { service: "payment", webhook: "twice", mode: "fail" },
  { reset: true, service: "sms" },
  [],
  null,
])("the command %j is refused", async (command) => {
  const { control } = await open();
  expect(await control(command)).toBe(400);
});

test("what is no JSON, or no POST, is refused", async () => {
  const { url, raw } = await open();
  expect(await raw("{")).toBe(400);
  expect((await fetch(`${url}/control`)).status).toBe(400);
});
