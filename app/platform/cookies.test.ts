import { expect, test } from "vitest";
import { readCookies } from "./cookies.server.ts";

const ask = (cookie = "") =>
  new Request("https://shop.test/", { headers: cookie ? { Cookie: cookie } : {} });
const signed = async (secrets: string[]) =>
  (await (await readCookies(ask(), secrets)).serialize("session", "token")).split(";")[0]!;

test("a cookie of the last secret is read beside the next one, and by the next one alone it is not", async () => {
  const cookie = await signed(["last"]);
  expect((await readCookies(ask(cookie), ["next", "last"])).session).toBe("token");
  expect((await readCookies(ask(cookie), ["next"])).session).toBeNull();
});

test("what is written meanwhile is signed by the next secret", async () => {
  const cookie = await signed(["next", "last"]);
  expect((await readCookies(ask(cookie), ["next"])).session).toBe("token");
  expect((await readCookies(ask(cookie), ["last"])).session).toBeNull();
});

test("a cookie of another name or with another end is none", async () => {
  const cookie = await signed(["secret"]);
  for (const other of [
    `${cookie}x`,
    cookie.replace(/=[^.]+/, "=ImFkbWluIg%3D%3D"),
    "__Host-session",
  ])
    expect((await readCookies(ask(other), ["secret"])).session).toBeNull();
});

test("what was read before is read again only by the secrets that signed it, however many came between", async () => {
  const cookie = await signed(["secret"]);
  const read = async (secret: string) => (await readCookies(ask(cookie), [secret])).session;
  expect([await read("secret"), await read("secret"), await read("other")]).toEqual([
    "token",
    "token",
    null,
  ]);
  const many = Array.from({ length: 600 }, async (_, nth) => {
    const { serialize } = await readCookies(ask(), ["secret"]);
    const one = (await serialize("session", `token-${nth}`)).split(";")[0];
    return (await readCookies(ask(one), ["secret"])).session;
  });
  expect(await Promise.all(many)).toEqual(many.map((_, nth) => `token-${nth}`));
  expect(await read("secret")).toBe("token");
});
