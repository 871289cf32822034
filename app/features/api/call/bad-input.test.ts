import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiCalls } from "#app/features/api/document/calls.server.ts";
import { jsonSchemaOf } from "#app/features/api/document/json-schema.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { openExamples } from "#tests/example-shop.ts";
import { isRight } from "#app/values/roles.ts";
import { isFullLength } from "#tests/length.ts";
import { entriesOf } from "#tests/log-entries.ts";
import type { ApiCall, Auth } from "./call.ts";

let shop: ApiShop;
let tokens: Record<Auth, string>;
const bugs = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeAll(async () => {
  shop = await openApiShop();
  ({ tokens } = await openExamples(shop));
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

const titled = (calls: ApiCall[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const fill = ({ path, example }: ApiCall, value?: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value ?? example?.params?.[name] ?? name);
const writes = apiCalls.filter(({ method }) => method !== "GET");
const taking = writes.filter(({ file }) => !file);

test.each(titled(apiCalls))("%s takes no other method", async (_, call) => {
  const allowed = apiCalls.filter(({ path }) => path === call.path).map(({ method }) => method);
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"].filter(
    (other) => !allowed.includes(other as "GET"),
  )) {
    const { status, headers, body } = await shop.send(method, fill(call));
    expect([status, typeof body.message], method).toEqual([405, "string"]);
    expect(
      headers
        .get("Allow")
        ?.split(", ")
        .filter((word) => word !== "HEAD")
        .sort(),
    ).toEqual([...allowed].sort());
  }
});

test.each(titled(apiCalls.filter(({ auth }) => auth !== "anyone")))(
  "%s asks for a bearer token, and a cookie is none",
  async (_, call) => {
    const { customer, admin } = tokens;
    const session = isRight(call.auth) ? admin : customer;
    const sent = [
      {},
      { cookies: { session } },
      { token: "x" },
      { token: "0".repeat(43) },
      { headers: { Authorization: session } },
      { headers: { Authorization: `Basic ${btoa(session)}` } },
      { cookies: { session }, headers: { Authorization: "Bearer" } },
      { cookies: { session }, token: "0".repeat(43) },
      { headers: { Authorization: `Bearer ${session}, Bearer x` } },
    ];
    for (const one of sent) {
      const { status, body, headers } = await shop.send(call.method, fill(call), one);
      expect([
        status,
        typeof body.message,
        headers.get("WWW-Authenticate"),
        headers.get("Cache-Control"),
      ]).toEqual([401, "string", "Bearer", "private, no-store"]);
    }
  },
);

test.each(titled(apiCalls.filter(({ auth }) => isRight(auth))))(
  "%s is refused to a customer",
  async (_, call) => {
    expect(
      (
        await shop.send(call.method, fill(call), {
          token: tokens.customer,
          body: call.example?.body,
        })
      ).status,
    ).toBe(403);
  },
);

test("an ended session is 401", async () => {
  const { id } = await shop.addCustomer();
  const token = await shop.signIn(id, "bearer");
  await shop.bindings.DB.prepare("UPDATE sessions SET expires_at = ? WHERE user_id = ?")
    .bind(Date.now() - 1, id)
    .run();
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(401);
});

test.each(titled(taking))("%s refuses a body that is no JSON object", async (_, call) => {
  const token = tokens[call.auth];
  const send = (text: string, headers = {}) =>
    shop.send(call.method, fill(call, "0000000000"), { token, text, headers });
  expect((await send("a=1", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(
    415,
  );
  expect((await send("{}", { "Content-Type": "text/plain" })).status).toBe(415);
  for (const text of [
    '{"a":',
    "[]",
    "null",
    "5",
    '"text"',
    '{"a":1,"a":2}',
    '{"a":"\\ud800"}',
    '{"a":1}{}',
    "[".repeat(60_000),
  ]) {
    expect([text.slice(0, 20), (await send(text)).status]).toEqual([text.slice(0, 20), 400]);
  }
  expect((await send(JSON.stringify({ a: "x".repeat(1024 * 1024) }))).status).toBe(413);
});

test("a body without a length is cut off where it is too long, and one that is not UTF-8 is refused", async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)),
  });
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: endless,
    duplex: "half",
  } as RequestInit;
  const { answerCalls } = await import("./answer-calls.server.ts");
  expect((await answerCalls(apiCalls)(await shop.ask("/api/users/auth", init))).status).toBe(413);
  const latin1 = { ...init, body: new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]) };
  expect((await answerCalls(apiCalls)(await shop.ask("/api/users/auth", latin1))).status).toBe(400);
});

const hostile: unknown[] = [
  null,
  "",
  " ",
  "x".repeat(2001),
  "x".repeat(50_000),
  -1,
  0,
  1.5,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[]],
  [null],
  { "": 1 },
  { __proto__: null, toString: 1 },
  "<script>alert(1)</script>",
  "'; DROP TABLE users; --",
  "%00",
  "../../etc/passwd",
  "🍋",
  "NaN",
  "0000000000000000",
];

const notAsPeopleWrite = /Expected |must be|not what belongs/;

/** In the short form a field is sent every fifth value, the next field those that follow. */
const hostileTo = (field: number) =>
  hostile.filter((_, index) => isFullLength || (index + field) % 10 === 0);

test.each(titled(taking.filter(({ body, path }) => body && !path.includes("otp"))))(
  "no value of any field breaks %s",
  async (_, call) => {
    const token = tokens[call.auth];
    const fields = Object.keys(jsonSchemaOf(call.body!).properties ?? {});
    for (const [position, field] of fields.entries()) {
      for (const value of hostileTo(position)) {
        const body = { ...call.example?.body, [field]: value };
        const { status, body: answered } = await shop.send(
          call.method,
          fill(call, "0000000000000000"),
          { token, body },
        );
        expect(status, `${field}: ${JSON.stringify(value)?.slice(0, 50)}`).toBeLessThan(500);
        if (status < 400) continue;
        expect(typeof answered.message).toBe("string");
        expect(JSON.stringify(answered)).not.toMatch(notAsPeopleWrite);
      }
    }
    expect(
      (await shop.send(call.method, fill(call, "0000000000000000"), { token, body: {} })).status,
    ).toBeLessThan(500);
  },
);

const names = [
  "'",
  "%27%20OR%201=1--",
  "%00",
  "%ff",
  "..",
  "x".repeat(3000),
  "%F0%9F%8D%8B",
  "-1",
  "1e9",
  "null",
  "0000000000000000",
  "<script>",
];

test.each(titled(apiCalls.filter(({ path }) => path.includes("{"))))(
  "no name in the path breaks %s",
  async (_, call) => {
    for (const name of names.filter((one) => one !== "..")) {
      const { status } = await shop.send(call.method, fill(call, name), {
        token: tokens.admin,
        body: call.method === "GET" ? undefined : call.example?.body,
      });
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(500);
    }
  },
);

test("nothing of all this was a bug", () => {
  expect(entriesOf(bugs).filter(({ event }) => event === "request-failed")).toEqual([]);
});
