import { expect, test } from "vitest";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { refuseFlood } from "./request-limit.server.ts";

/** A binding that allows three of a key. */
function limitOfThree() {
  const counts = new Map<string, number>();
  const limit = async ({ key = "" }: { key?: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: counts.get(key)! <= 3 };
  };
  return { REQUEST_LIMIT: { limit } as RateLimit };
}

const ask = (request: Request, bindings: ReturnType<typeof limitOfThree>) =>
  refuseFlood(request, bindings, knownAddresses);

const send = (path: string, method: string, address = "203.0.113.7") =>
  new Request(`http://shop.test${path}`, {
    method,
    headers: address ? { "CF-Connecting-IP": address } : {},
  });

test("the fourth write of an address waits, in JSON for the API", async () => {
  const bindings = limitOfThree();
  for (let time = 0; time < 3; time += 1)
    expect(await ask(send("/cart/add", "POST"), bindings)).toBeNull();
  const page = await ask(send("/cart/add", "POST"), bindings);
  expect([page?.status, page?.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await (await ask(send("/api/orders", "PUT"), bindings))?.json()).toEqual({
    message: "Too many requests. Please wait a minute.",
  });
  expect(await ask(send("/api/orders", "PUT", "203.0.113.8"), bindings)).toBeNull();
});

test("reading, the payment gateway and what has no address are never limited", async () => {
  const bindings = limitOfThree();
  for (let time = 0; time < 10; time += 1) {
    expect(await ask(send("/api/products", "GET"), bindings)).toBeNull();
    expect(await ask(send("/", "HEAD"), bindings)).toBeNull();
    expect(await ask(send("/payment/webhook", "POST"), bindings)).toBeNull();
    expect(await ask(send("/cart/add", "POST", ""), bindings)).toBeNull();
  }
});

test("an IPv6 customer counts by the /64", async () => {
  const bindings = limitOfThree();
  for (const end of ["1", "2", "3"])
    await ask(send("/cart/add", "POST", `2001:db8:1:2::${end}`), bindings);
  expect((await ask(send("/cart/add", "POST", "2001:db8:1:2::4"), bindings))?.status).toBe(429);
});
