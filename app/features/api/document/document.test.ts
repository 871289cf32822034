import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as v from "valibot";
import routes from "#app/routes.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { openExamples } from "#tests/example-shop.ts";
import { apiCalls } from "./calls.server.ts";
import { openApiDocument } from "./openapi.server.ts";
import { action as docsAction, loader as docs } from "./docs.route.tsx";
import { loader as api } from "#app/features/api/call.route.tsx";

let shop: ApiShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

const shopOfDocument = {
  origin: "https://shop.test",
  contact: { name: "Kirana", supportEmail: "help@shop.test" },
};
type Parameter = { name: string; in: "path" | "query" | "header"; example?: string };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { example?: object; schema: { type: string } }> };
  responses: Record<string, unknown>;
};
const document = JSON.parse(JSON.stringify(openApiDocument(apiCalls, shopOfDocument))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);
const sendable = operations
  .filter(({ operation }) => !operation.requestBody?.content["multipart/form-data"])
  .map((one) => [`${one.method} ${one.path}`, one] as const);

const callOf = ({ method, path }: { method: string; path: string }) =>
  apiCalls.find((call) => call.method === method && call.path === path)!;

async function prepare(title: string) {
  const examples = await openExamples(shop);
  if (title === "POST /api/users") await examples.prove("9000000021", "register");
  if (title === "POST /api/users/forgot-password") await examples.prove("9000000022", "reset");
  if (/undo/.test(title)) await examples.reach("accepted_at");
  if (/dispatch|deliver|khata|rider/.test(title)) await examples.reach("packed_at");
  if (/deliver/.test(title)) await examples.reach("dispatched_at");
  if (title.endsWith("/document")) await examples.issue();
  if (title.endsWith("/close")) await examples.count(null);
  if (title.endsWith("/open")) await examples.count(Date.now());
  return examples.tokens;
}

test.each(sendable)("the example of %s is answered as the document says", async (title, one) => {
  const { responses } = one.operation;
  const call = callOf(one);
  const answered = await sendExample(title, one);
  expect([answered.status, answered.body]).toEqual([
    Number(Object.keys(responses).find((status) => status.startsWith("2"))),
    answered.body,
  ]);
  const { entries } = call.answer as unknown as { entries: v.ObjectEntries };
  expect(v.safeParse(v.strictObject(entries), answered.body).issues).toBeUndefined();
});

test("who writes takes an Idempotency-Key where the document says so, and nowhere else", async () => {
  const writes = sendable.filter(([, { method }]) => method !== "GET");
  const taken: string[] = [];
  for (const [title, one] of writes) {
    const { body } = await sendExample(title, one, { "Idempotency-Key": "k".repeat(256) });
    if (/Idempotency-Key/.test(String(body.message))) taken.push(title);
  }
  expect(taken).toContain("PUT /api/orders/{id}/accept");
  expect(taken).toEqual(
    writes.flatMap(([title, { operation }]) =>
      operation.parameters.some(({ name }) => name === "Idempotency-Key") ? [title] : [],
    ),
  );
});

async function sendExample(title: string, one: (typeof operations)[number], more: object = {}) {
  const tokens = await prepare(title);
  const { parameters, requestBody } = one.operation;
  const call = callOf(one);
  const given = (place: Parameter["in"]) =>
    parameters.filter((parameter) => parameter.in === place && parameter.example !== undefined);
  const path = given("path").reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, encodeURIComponent(example ?? "")),
    one.path,
  );
  const query = new URLSearchParams(
    given("query").map(({ name, example }) => [name, example ?? ""]),
  );
  const headers = Object.fromEntries(
    given("header").map(({ name, example }) => [name, example ?? ""]),
  );
  return shop.send(one.method, `${path}?${query}`, {
    headers: { ...headers, ...more },
    token: tokens[call.example?.as ?? call.auth],
    body: requestBody?.content["application/json"]?.example,
  });
}

test("every call but the upload has an example, and every path and method its operation", () => {
  expect(apiCalls.filter((call) => !call.example && !call.file)).toEqual([]);
  expect(operations.length).toBe(apiCalls.length);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
    apiCalls.length,
  );
  for (const [, reference] of JSON.stringify(document).matchAll(
    /"\$ref":"#\/components\/schemas\/(\w+)"/g,
  ))
    expect(document.components.schemas).toHaveProperty(reference!);
  expect(document.openapi).toBe("3.1.0");
});

test("what a call needs is needed in the document too", () => {
  const schemaOf = (path: string) =>
    document.paths[path]!.post!.requestBody!.content["application/json"]!.schema as unknown as {
      required: string[];
      properties: Record<string, { required: string[] }>;
    };
  expect(schemaOf("/api/users").required).toEqual(["name", "phoneNo", "password"]);
  expect(schemaOf("/api/orders").required).toEqual([
    "orderItems",
    "shippingAddress",
    "paymentMethod",
  ]);
  expect(schemaOf("/api/orders").properties.shippingAddress!.required).toEqual([
    "street",
    "city",
    "postalCode",
  ]);
});

test("routes.ts leaves the API's addresses to the table", () => {
  const named = (routes as { path?: string; file: string }[])
    .filter(({ path = "" }) => path.startsWith("api"))
    .map(({ path }) => path);
  expect(named).toEqual(["api/docs", "api/*"]);
});

test.each([
  ["/api/products/", 200],
  ["/api/products///", 200],
  ["/api/%70roducts", 200],
  ["/api//products", 404],
  ["/api/Products", 404],
  ["/api/products//details", 404],
  ["/api/products/%E0%A4%A", 404],
  ["/api", 404],
])("%s is a call's address or none: %i", async (path, status) => {
  expect((await api(await shop.ask(path))).status).toBe(status);
});

test("the document is answered with a tag, and the page for people without a script", async () => {
  const asked = await shop.ask("/api/openapi.json");
  const answered = await api(asked);
  expect([answered.status, ((await answered.json()) as { openapi: string }).openapi]).toEqual([
    200,
    "3.1.0",
  ]);
  expect(answered.headers.get("ETag")).toBeTruthy();
  const page = await docs({ ...(await shop.ask("/api/docs")) });
  const html = await page.text();
  for (const call of apiCalls) expect(html).toContain(`<b>${call.method}</b> ${call.path}`);
  expect(html).not.toMatch(/<script|style="|https?:\/\/(?!shop\.test|pictures\.example)/);
  const refused = await docsAction(await shop.ask("/api/docs", { method: "POST" }));
  expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("any other path is a JSON 404", async () => {
  const answered = await api(await shop.ask("/api/coupons"));
  expect([answered.status, await answered.json()]).toEqual([
    404,
    { message: "There is no such call." },
  ]);
  expect((await shop.get("/api/nothing/here")).status).toBe(404);
});
