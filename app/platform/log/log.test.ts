import { beforeEach, expect, test, vi } from "vitest";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { logEvents } from "./events.ts";
import { loggedPath } from "./logged-path.ts";
import { createLog, describeError } from "./log.ts";
import { maskText } from "./mask.ts";
import { requestIdOf } from "./request-id.ts";

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => written.mockClear());
const lines = () => written.mock.calls.map(([line]) => String(line));
const log = createLog(
  { method: "GET" },
  { requestId: "a1b2c3d4e5f60718-BOM", path: "/order/:value" },
);

test("a failure is one line of JSON with its request, its method and its way", () => {
  log("sms-not-sent", { delivery: "refused", status: 401 });
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0]!)).toEqual({
    event: "sms-not-sent",
    requestId: "a1b2c3d4e5f60718-BOM",
    method: "GET",
    path: "/order/:value",
    delivery: "refused",
    status: 401,
  });
});

const personal = [
  "9000000002",
  "+91 90000 00002",
  "90000-00002",
  "meera@shop.example",
  "560011",
  "123456",
  "q7ZkV2nX0aB4cD6eF8gH1iJ3",
  "Z".repeat(43),
];

test.each(personal)("a thrown error that holds %s is written without it", (secret) => {
  function throwIt() {
    throw new Error(`No answer for ${secret}, (phone:${secret})\n    at ${secret} (file.js:1:2)`);
  }
  try {
    throwIt();
  } catch (error) {
    log("request-failed", describeError(error));
  }
  expect(lines()[0]).not.toContain(secret);
  expect(JSON.parse(lines()[0]!)).toMatchObject({
    error: expect.stringContaining("No answer for ("),
    stack: expect.stringMatching(/log\.test\.ts/),
  });
});

test("a failed query is written as the database's own words, without the values that were bound", () => {
  log(
    "request-failed",
    describeError(
      new Error("Failed query: select 1\nparams: Meera,7 Quiet Lane", {
        cause: new Error("no such table: users"),
      }),
    ),
  );
  log(
    "request-failed",
    describeError(new Error("Failed query: select 1\nparams: Meera,7 Quiet Lane")),
  );
  expect(lines().join()).not.toMatch(/Meera|Quiet/);
  expect(JSON.parse(lines()[0]!).error).toBe("no such table: users");
});

test("only the known keys are written", () => {
  log("geocoder-failed", { status: "DENIED", phone: "Meera", address: "7 Quiet Lane" } as object);
  expect(Object.keys(JSON.parse(lines()[0]!))).toEqual([
    "event",
    "requestId",
    "method",
    "path",
    "status",
  ]);
});

test("what tells a maker something is left as it is", () => {
  expect(
    maskText(
      "D1_ERROR: UNIQUE constraint failed: orders.user_id, orders.order_key: SQLITE_CONSTRAINT (extended: 2067)",
    ),
  ).toContain("orders.order_key: SQLITE_CONSTRAINT (extended: 2067)");
  log("alarm-payment-amount", {
    paymentId: "KRTESTPAYMENT1",
    askedPaise: 123_456_700,
    chargedPaise: 100,
    currency: "INR",
  });
  expect(JSON.parse(lines()[0]!)).toMatchObject({
    paymentId: "KRTESTPAYMENT1",
    askedPaise: 123_456_700,
  });
});

const safe = (pathname: string) =>
  loggedPath({ url: `https://shop.example${pathname}` }, knownAddresses);

test("of an address only the shop's own words and what is in its window are written", () => {
  expect(safe("/product/chakki-atta.data")).toBe("/product/chakki-atta");
  expect(safe("/search/my secret")).toBe("/search/:value");
  expect(safe("/api/users/9000000002/address")).toBe("/api/:value/:value/:value");
  expect(safe("/admin/user/u1/edit")).toBe("/admin/user/:value/edit");
  expect(safe("/meera/9000000002")).toBe("/:value/:value");
  expect(safe("/product/9000000002")).toBe("/product/(number)");
  expect(safe("/")).toBe("/");
});

test("a request's id is Cloudflare's, and a random one where there is none that looks like it", () => {
  const id = (ray?: string) =>
    requestIdOf(new Request("https://shop.example/", ray ? { headers: { "CF-Ray": ray } } : {}));
  expect(id("230b030023ae2822-BOM")).toBe("230b030023ae2822-BOM");
  for (const wrong of [undefined, "<script>", "9000000002", "230b030023ae2822-BOM2"])
    expect(id(wrong)).toMatch(/^[0-9a-f]{16}$/);
  expect(id()).not.toBe(id());
});

test("no event is listed twice", () => {
  expect(new Set(logEvents).size).toBe(logEvents.length);
});
