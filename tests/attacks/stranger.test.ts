// What a stranger tried from outside, and the refusal each time.
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, expect, test } from "vitest";
import shopRoutes from "#app/routes.ts";
import { visitShop } from "#scripts/bench/reads/visitor.ts";
import { customer } from "#tests/built/built-shop.ts";
import { openKillableShop } from "#tests/built/killable-shop.ts";
import { isFullLength } from "#tests/length.ts";
import { admin, callApi, signedIn } from "./attacker.ts";

let shop: Awaited<ReturnType<typeof openKillableShop>>;
beforeAll(async () => {
  shop = await openKillableShop();
});
afterAll(() => shop?.close());

const secret = "9111222333";
const paths = (shopRoutes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => `/${path.replace(/:\w+|\*/g, "1")}`);

test.each([
  ["/Profile?a=b", "/profile?a=b"],
  ["/%70rofile", "/profile"],
  ["/profile/", "/profile"],
  ["//profile", "/profile"],
  ["/profile//", "/profile"],
  ["/%61dmin/userlist", "/admin/userlist"],
  ["/Order/none.data", "/order/none.data"],
  ["/ADMIN/userlist", "/admin/userlist"],
  ["/PROFILE.data", "/profile.data"],
])("%s is no second address of a page: it leads to %s", async (path, expected) => {
  const answer = await fetch(shop.url + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([308, expected]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("no browser keeps what is somebody's own: page, data, redirect or what is not there", async () => {
  const owner = await signedIn(shop.url, admin);
  for (const path of [
    "/profile",
    "/profile.data",
    "/profile/download",
    "/profile/none",
    "/%50rofile/none",
    "/Admin/none",
    "/admin/userlist",
    "/admin/userlist.data",
    "/order/none",
    "/shipping",
  ])
    for (const cookie of [owner.cookie(), ""]) {
      const answer = await fetch(shop.url + path, {
        headers: { Cookie: cookie },
        redirect: "manual",
      });
      expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
    }
});

test("an address that can't be read is refused, and no line of any log has it", async () => {
  const unreadable = [
    `/order/${secret}%`,
    `/%ff${secret}`,
    `/search/${secret}%E0%A4%A`,
    `/api/users/${secret}%`,
    `/__manifest?p=${encodeURIComponent(`/order/%zz${secret}`)}`,
  ];
  for (const path of unreadable)
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 400]);
  const odd = [`/a//${secret}`, `/order/%25zz${secret}`, `/a/..%2f${secret}`, `//${secret}//x`];
  for (const path of [...odd, ...odd.map((one) => `${one}.data`)]) {
    const { status } = await fetch(shop.url + path, { redirect: "manual" });
    expect([path, status < 500]).toEqual([path, true]);
  }
  expect(shop.output()).not.toContain(secret);
  const lines = shop.output().split("\n").filter(Boolean);
  expect(lines.filter((line) => /decoded|Pathnames/.test(line))).toEqual([]);
});

test("who guesses a phone's password from everywhere is stopped, and its customer still signs in", async () => {
  const own = await signedIn(shop.url, customer);
  const answers: number[] = [];
  for (let guess = 0; guess < 36; guess++) {
    const call = callApi(shop.url, `198.51.100.${1 + (guess % 6)}`);
    const body = { phoneNo: customer.phone, password: `Guess ${guess}` };
    answers.push((await call("POST", "/api/users/auth", { body })).status);
  }
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
  expect(answers.slice(-6)).toEqual(Array(6).fill(429));
  await own.ask("/logout", {});
  const again = await own.ask("/login", { phoneNo: customer.phone, password: customer.password });
  expect(again.status).toBe(303);
});

test("a stranger's wrong codes leave the code good for whoever asked for it", async () => {
  const phone = "9111222334";
  const asker = visitShop(shop.url, "198.51.100.50");
  await asker.ask("/register", { name: "Meera", phoneNo: phone });
  const [message] = (await (await fetch(`${shop.sandbox}/sms.json?phone=91${phone}`)).json()) as {
    code: string;
  }[];
  const call = callApi(shop.url, "198.51.100.51");
  for (let guess = 0; guess < 8; guess++) {
    const code = String((Number(message!.code) + guess + 1) % 1_000_000).padStart(6, "0");
    const body = { phoneNo: phone, code, purpose: "register" };
    expect((await call("POST", "/api/otp/verify", { body })).status).toBe(400);
  }
  const proven = await asker.ask("/register/code", { code: message!.code });
  expect([proven.status, proven.location]).toEqual([303, "/register/password"]);
});

test("no parameter or header that the framework knows changes an answer or rings the owner's alarm", async () => {
  let asked = 0;
  const ask = async (address: string, method: string, headers: Record<string, string> = {}) => {
    const own = { Origin: shop.url, "CF-Connecting-IP": `198.51.101.${(asked += 1) % 250}` };
    const answer = await fetch(shop.url + address, {
      method,
      body: method === "POST" ? new URLSearchParams() : null,
      redirect: "manual",
      headers: { ...own, ...headers },
    });
    const said = ["Location", "Content-Type", "Allow"].map((name) => answer.headers.get(name));
    const text = await answer.text();
    return [answer.status, ...said, /html|script/.test(said[1] ?? "") ? "" : text];
  };
  const pages = paths.filter((path) => path !== "/healthz");
  const data = ["/_root.data", ...pages.slice(1).map((path) => `${path}.data`)];
  const some = (all: string[], nth: number) =>
    all.filter((_, at) => isFullLength || at % nth === 0);
  for (const path of [...some(pages, 3), ...some(data, 6)])
    await Promise.all(
      ["GET", "POST"].map(async (method) => {
        const expected = await ask(path, method);
        expect(expected[0], path).toBeLessThan(500);
        const hostile = { "X-Forwarded-Host": "evil.example" };
        expect(await ask(`${path}?_data=root`, method, hostile), path).toEqual(expected);
        const [odd] = await ask(`${path}?index&_data&_routes=none`, method);
        expect(odd, path).toBeLessThan(500);
      }),
    );
  expect(shop.output()).not.toContain("request-failed");
});

test("a method that a file does not take is refused in the shop's words, in the visitor's language", async () => {
  const ask = async (method: string, path: string, lang = "en") => {
    const headers = { Origin: shop.url, Cookie: `lang=${lang}` };
    const answer = await fetch(shop.url + path, { method, headers });
    return [answer.status, answer.headers.get("Allow"), await answer.text()];
  };
  const refused = [405, "GET, HEAD", "Method not allowed"];
  for (const path of ["/robots.txt", "/sitemap.xml", "/feeds/google.xml", "/images/none"])
    expect(await ask("POST", path), path).toEqual(refused);
  for (const path of ["/order/1/print", "/admin/tax/bills", "/admin/counter/print", "/healthz"])
    expect(await ask("POST", path, "hi"), path).toEqual(refused);
  for (const path of ["/suggestions", "/profile/download", "/admin/catalogue/download"])
    expect(await ask("POST", path, "hi"), path).toEqual([
      ...refused.slice(0, 2),
      "यह तरीका यहाँ नहीं चलता",
    ]);
  expect(await ask("GET", "/cart/plus", "hi")).toEqual([405, "POST", "यह तरीका यहाँ नहीं चलता"]);
  expect((await ask("POST", "/cart")).slice(0, 2)).toEqual(refused.slice(0, 2));
});
