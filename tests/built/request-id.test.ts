import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openPhone } from "./browser.ts";
import { openKillableShop } from "./killable-shop.ts";
import { sharedBrowser } from "./shared.ts";

let shop: Awaited<ReturnType<typeof openKillableShop>>;
beforeAll(async () => {
  shop = await openKillableShop();
});
afterAll(() => shop?.close());

const ray = "230b030023ae2822-BOM";

async function logged(requestId: string): Promise<Record<string, string>> {
  const line = await vi.waitFor(
    () =>
      shop
        .output()
        .split("\n")
        .find((text) => text.includes(requestId)) ?? Promise.reject(new Error(requestId)),
    30_000,
  );
  return JSON.parse(line.slice(line.indexOf("{"))) as Record<string, string>;
}

test("every answer says its request's id, and no two answers from the cache the same", async () => {
  const ids = new Set<string | null>();
  for (const path of ["/", "/", "/login", "/favicon.ico", "/api/products/none", "/healthz"])
    ids.add((await fetch(shop.url + path)).headers.get("X-Request-Id"));
  expect(ids.size).toBe(6);
  expect((await fetch(shop.url, { headers: { "CF-Ray": ray } })).headers.get("X-Request-Id")).toBe(
    ray,
  );
});

test("the shop's health is asked from outside, without a sign-in", async () => {
  const response = await fetch(`${shop.url}/healthz`);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(await response.json()).toEqual({ status: "failing", d1: "ok", r2: "ok", room: "failing" });
});

test("a page that fails shows the id that its header and its line in the log have, and the log no query and no phone", async () => {
  await shop.ask("ALTER TABLE cards RENAME TO cards_gone");
  await shop.ask("ALTER TABLE details RENAME TO details_gone");
  const page = await fetch(`${shop.url}/category/Flours?note=9000000002`, {
    headers: { "CF-Ray": ray.replace("2", "a") },
  });
  const id = page.headers.get("X-Request-Id")!;
  expect([page.status, id]).toEqual([500, ray.replace("2", "a")]);
  const html = await page.text();
  expect(html).toContain(`Your cart is kept. Reference ${id}</p>`);
  expect(html).not.toContain("no such table");
  expect(await logged(id)).toMatchObject({
    event: "request-failed",
    requestId: id,
    method: "GET",
    path: "/category/Flours",
    error: expect.stringContaining("no such table"),
  });
  expect(shop.output()).not.toContain("9000000002");
});

test("what the page's scripts are told of a failure, and the API's answer, have an id as well", async () => {
  const data = await fetch(`${shop.url}/category/Flours.data`);
  expect(data.status).toBe(500);
  expect(data.headers.get("Server-Timing")).toBe(
    `failed;desc="${data.headers.get("X-Request-Id")}"`,
  );
  expect(await data.text()).not.toContain("no such table");
  const call = await fetch(`${shop.url}/api/products`);
  expect(call.status).toBe(500);
  expect(await logged(call.headers.get("X-Request-Id")!)).toMatchObject({
    event: "request-failed",
    path: "/api/products",
  });
});

test("with scripts the page keeps its reference, and a form that fails shows one as well", async () => {
  const { page, close } = await openPhone(await sharedBrowser());
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  const answer = await page.goto(`${shop.url}/category/Flours`);
  await page.waitForLoadState("networkidle");
  expect(await page.getByText(/ Reference /).textContent()).toBe(
    `Your cart is kept. Reference ${await answer!.headerValue("X-Request-Id")}`,
  );
  await shop.ask("ALTER TABLE users RENAME TO users_gone");
  await page.goto(`${shop.url}/login`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Phone Number").fill("9000000002");
  await page.getByLabel("Password").fill("Customer@12345");
  const [failed] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Sign In" }).click(),
  ]);
  await page.getByText(`Reference ${await failed.headerValue("X-Request-Id")}`).waitFor();
  expect(broken.filter((message) => /hydrat|Minified React/i.test(message))).toEqual([]);
  await close();
});
