// Goes through a shop as its people do, and writes down what each is shown.
import { createVisitor } from "#scripts/bench/reads/visitor.ts";
import type { WholeShop } from "#tests/whole-shop.ts";
import { pageLines, wholePageLines } from "./page-lines.ts";

/** Who asks for what; an address of the API is asked with a token. */
export type Asked = { as: string; path: string };
/** Lines of a page or a file, the address that a redirect leads to, or what the API answers. */
export type Shown = Asked & { status: number; shown: unknown };
export type People = Record<string, { phone: string; password: string }>;
export type Person = Awaited<ReturnType<typeof signIn>>;

const origin = "http://localhost";

/** With a browser and with the API; nobody is a visitor. */
export async function signIn(shop: WholeShop, who?: People[string]) {
  const headers = { "CF-Connecting-IP": who ? `10.0.0.${who.phone.slice(-2)}` : "10.0.1.1" };
  const browser = createVisitor(shop.answer, { origin, headers });
  let token = "";
  async function call(method: string, path: string, body?: unknown) {
    const sent = new Headers(headers);
    if (token) sent.set("Authorization", `Bearer ${token}`);
    if (body !== undefined) sent.set("Content-Type", "application/json");
    const response = await shop.answer(
      new Request(origin + path, {
        ...{ method, headers: sent },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
  }
  if (who) {
    const { phone: phoneNo, password } = who;
    await browser.ask("/login", { phoneNo, password });
    const { body } = await call("POST", "/api/users/auth", { phoneNo, password });
    ({ token } = body as { token: string });
  }
  return { ...browser, call };
}

const atOnce = 8;

/** Some at a time, in the order of the list: what was looked for in vain is shown later on. */
export async function lookAt(shop: WholeShop, people: People, list: Asked[]): Promise<Shown[]> {
  const named = await Promise.all(
    Object.entries(people).map(async ([name, who]) => [name, await signIn(shop, who)] as const),
  );
  const everybody = new Map([["visitor", await signIn(shop)], ...named]);
  const seen: Shown[] = [];
  for (let start = 0; start < list.length; start += atOnce) {
    const some = list
      .slice(start, start + atOnce)
      .map(async ({ as, path }) => ({ as, path, ...(await seenBy(everybody.get(as)!, path)) }));
    seen.push(...(await Promise.all(some)));
    await shop.settled();
  }
  return seen;
}

async function seenBy(person: Person, path: string): Promise<Omit<Shown, keyof Asked>> {
  if (path.startsWith("/api/")) {
    const { status, body } = await person.call("GET", path);
    return { status, shown: body };
  }
  const { status, location, html } = await person.ask(path);
  if (location !== null) return { status, shown: location };
  if (!/^\s*<!doctype html/i.test(html)) return { status, shown: html.trim().split(/\r?\n/) };
  return { status, shown: path === "/" ? wholePageLines(html) : pageLines(html) };
}
