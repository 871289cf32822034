import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { startSandbox } from "#sandbox/server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import { findAddress } from "./find-address.ts";
import { action, loader } from "./location.route.tsx";

let shop: TestShop;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let session: string;
let id: string;
const logged: string[] = [];
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(
    (...said: unknown[]) => void logged.push(JSON.stringify(said)),
  );
  sandbox = await startSandbox({ port: 0, shopOrigin: "http://shop.test" });
  shop = await openTestShop({ GEOCODE_BASE_URL: sandbox.url });
  id = (await shop.addCustomer()).id;
  session = await shop.signIn(id);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
  await sandbox.close();
});

const control = (command: object) =>
  fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) });

async function post(
  body: string,
  cookies: Record<string, unknown> = { session },
  config: object = {},
) {
  const asked = await shop.ask("/profile/location", {
    method: "POST",
    body,
    cookies,
    headers: { "Content-Type": "application/json" },
  });
  Object.assign(asked.context.config, config);
  const answer = await action(asked);
  return {
    status: answer.status,
    retryAfter: answer.headers.get("Retry-After"),
    body: (await answer.json()) as Record<string, string>,
  };
}
const at = (latitude: number, longitude: number) => JSON.stringify({ latitude, longitude });

test.each([
  [12.9716, 77.5946, { street: "14, Kasturba Road", city: "Bengaluru", postalCode: "560001" }],
  [12.2958, 76.6394, { street: "Sayyaji Rao Road", city: "Mysuru", postalCode: "570001" }],
  [32.33, 78.01, { street: "Unknown Street", city: "Kibber", postalCode: "Unknown Postal Code" }],
  [
    26.9,
    70.3,
    { street: "Unknown Street", city: "Unknown City", postalCode: "Unknown Postal Code" },
  ],
])("%d, %d is %j", async (latitude, longitude, address) => {
  expect(await post(at(latitude, longitude))).toMatchObject({ status: 200, body: address });
});

test("the sea has no address", async () => {
  expect(await post(at(15, 68))).toMatchObject({
    status: 404,
    body: { message: "No results found for your current location." },
  });
});

test.each([
  "",
  "[]",
  "null",
  "{}",
  '{"latitude":"12","longitude":77}',
  '{"latitude":91,"longitude":0}',
  `{"latitude":1e999,"longitude":0}`,
  "x".repeat(5000),
])("%j is no position", async (body) => {
  expect(await post(body)).toMatchObject({
    status: 400,
    body: { message: "Could not retrieve your current location." },
  });
});

test("only who is signed in may ask, and only with POST", async () => {
  expect((await post(at(12.97, 77.59), {})).status).toBe(401);
  expect(loader()).toMatchObject({ status: 302 });
  expect(loader().headers.get("Location")).toBe("/profile");
});

test("a map that is late, gone, refuses or talks nonsense has one message", async () => {
  const refusal = {
    status: 424,
    body: { message: "Could not fetch address for your current location." },
  };
  for (const mode of ["fail", "drop", "nonsense"]) {
    await control({ service: "geocoder", mode });
    expect(await post(at(12.97, 77.59))).toMatchObject(refusal);
  }
  expect(await post(at(12.97, 77.59), { session }, { GOOGLE_MAPS_KEY: "wrong" })).toMatchObject(
    refusal,
  );
  await control({ service: "geocoder", mode: "delay", ms: 30_000 });
  const patience = shortenPatience(6000);
  expect(await post(at(12.97, 77.59))).toMatchObject(refusal);
  expect(patience()).toBeLessThan(10_000);
});

test("the twenty-first look-up within an hour waits, of this customer only", async () => {
  const [mine, other] = [await shop.addCustomer(), await shop.addCustomer()];
  const cookies = { session: await shop.signIn(mine.id) };
  for (let n = 0; n < 20; n++) expect((await post(at(12.97, 77.59), cookies)).status).toBe(200);
  const answer = await post(at(12.97, 77.59), cookies);
  expect(answer).toMatchObject({
    status: 429,
    body: { message: "Could not fetch address for your current location." },
  });
  expect(Number(answer.retryAfter)).toBeGreaterThan(3500);
  expect((await post(at(12.97, 77.59), { session: await shop.signIn(other.id) })).status).toBe(200);
});

test("what the map could not answer counts for nothing", async () => {
  const cookies = { session: await shop.signIn((await shop.addCustomer()).id) };
  for (const mode of ["fail", "drop", "nonsense"]) {
    await control({ service: "geocoder", mode, count: 7 });
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => post(at(12.97, 77.59), cookies)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([424]));
  }
  expect((await post(at(12.97, 77.59), cookies)).status).toBe(200);
});

test("a position is neither stored nor logged, nor is the key", async () => {
  expect(
    await shop.bindings.DB.prepare("SELECT latitude_milli, longitude_milli FROM users WHERE id = ?")
      .bind(id)
      .first(),
  ).toEqual({ latitude_milli: null, longitude_milli: null });
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join()).not.toMatch(new RegExp(`${SAMPLE_KEYS.GOOGLE_MAPS_KEY}|12\\.97|77\\.59`));
});

type Asked = Parameters<Geolocation["getCurrentPosition"]>;
const fix = { coords: { latitude: 12.97, longitude: 77.59 } } as GeolocationPosition;

/** A browser's locator that answers each try with a position or the code of an error. */
function locatorOf(...answers: (GeolocationPosition | number)[]) {
  const asked: Asked[2][] = [];
  return {
    asked,
    getCurrentPosition(found: Asked[0], failed: Asked[1], options: Asked[2]) {
      asked.push(options);
      const answer = answers[asked.length - 1]!;
      if (typeof answer === "number") failed?.({ code: answer } as GeolocationPositionError);
      else found(answer);
    },
  };
}
const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const address = { street: "14, Kasturba Road", city: "Bengaluru", postalCode: "560001" };

test("the first try has 100 ms, high accuracy and no cached position; a time-out alone is tried once more", async () => {
  const locator = locatorOf(3, fix);
  expect(await findAddress(locator, answering(address))).toEqual({ ok: true, address });
  expect(locator.asked).toEqual(
    [100, 10_000].map((timeout) => ({ timeout, enableHighAccuracy: true, maximumAge: 0 })),
  );
  for (const [answers, tries] of [
    [[1], 1],
    [[2], 1],
    [[3, 3], 2],
    [[3, 1], 2],
  ] as const) {
    const failing = locatorOf(...answers);
    expect(await findAddress(failing, answering(address))).toEqual({
      ok: false,
      message: "Could not retrieve your current location.",
    });
    expect(failing.asked).toHaveLength(tries);
  }
});

test("what else fails has its message", async () => {
  expect(await findAddress(undefined, answering(address))).toEqual({
    ok: false,
    message: "Geolocation is not supported by your browser.",
  });
  const noAddress = { ok: false, message: "Could not fetch address for your current location." };
  expect(await findAddress(locatorOf(fix), () => Promise.reject(new TypeError("offline")))).toEqual(
    noAddress,
  );
  expect(
    await findAddress(locatorOf(fix), () => Promise.resolve(new Response("<!doctype html>"))),
  ).toEqual(noAddress);
  const nothing = { message: "No results found for your current location." };
  expect(await findAddress(locatorOf(fix), answering(nothing, 404))).toEqual({
    ok: false,
    ...nothing,
  });
});
