import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop({ TURNSTILE_VERIFY_URL: "set below" });
  api.bindings.TURNSTILE_VERIFY_URL = `${api.sandbox}/turnstile/v0/siteverify`;
  shop = await openWholeShop(api.bindings);
});
afterAll(() => api.close());
beforeEach(() => api.control({ reset: true }));

const complaint = { reason: "other", text: "The scooter was loud.", name: "Meena" };
let made = 0;

function ask(form?: Record<string, string>, address = "198.51.100.1") {
  const headers = { Origin: origin, Host: "localhost", "CF-Connecting-IP": address };
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
  return shop.answer(
    new Request(`${origin}/complain`, { headers, ...(form ? { method: "POST", body } : {}) }),
  );
}

/** Each with a phone of its own, as one phone has ten a day. */
const send = (token: string, address?: string) =>
  ask(
    {
      ...complaint,
      phoneNo: `98123${String((made += 1)).padStart(5, "0")}`,
      ...(token ? { "cf-turnstile-response": token } : {}),
    },
    address,
  );

async function botToken(action = "complaint"): Promise<string> {
  const query = new URLSearchParams({
    ...{ id: "w", run: "1", hostname: "localhost", action },
    sitekey: SAMPLE_KEYS.TURNSTILE_SITEKEY,
  });
  const page = await (await fetch(`${api.sandbox}/turnstile/v0/widget?${query}`)).text();
  return /"token":"([^"]+)"/.exec(page)?.[1] ?? "";
}
const notAPerson = "We could not check that you are a person. Please try again.";

test("the page of who has no account allows the frame of the bot check, that of a customer does not", async () => {
  const policyOf = (answer: Response) => answer.headers.get("Content-Security-Policy") ?? "";
  expect(policyOf(await ask())).toContain("frame-src http");
  const refused = await ask({});
  expect([refused.status, policyOf(refused)]).toEqual([
    400,
    expect.stringContaining("frame-src http"),
  ]);
  const { session } = await api.addVisitor();
  const { request } = await api.ask("/complain", { cookies: { session } });
  request.headers.set("Host", "localhost");
  const own = await shop.answer(new Request(`${origin}/complain`, { headers: request.headers }));
  expect(policyOf(own)).not.toContain("frame-src http");
});

test("a token that comes must be good, used once, and made for a complaint", async () => {
  for (const token of ["made-up", await botToken("otp")]) {
    const refused = await send(token);
    const text = await refused.text();
    expect([
      refused.status,
      text.includes(notAPerson),
      text.includes("The scooter was loud."),
    ]).toEqual([400, true, true]);
  }
  const token = await botToken();
  expect((await send(token)).status).toBe(303);
  expect((await send(token)).status).toBe(400);
  for (const mode of ["fail", "drop", "nonsense"]) {
    await api.control({ service: "botcheck", mode });
    expect((await send(await botToken())).status, mode).toBe(400);
  }
});

test("without a token five a day come from one address, with one twenty; who is refused reads why and how long to wait", async () => {
  const many = async (count: number, token: () => Promise<string>, address: string) => {
    const answers: Response[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await send(await token(), address));
    return answers;
  };
  const unchecked = await many(6, () => Promise.resolve(""), "203.0.113.5");
  expect(unchecked.map(({ status }) => status)).toEqual([...Array(5).fill(303), 429]);
  expect(Number(unchecked.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await unchecked.at(-1)?.text()).toContain("Too many complaints came from your internet");
  const checked = await many(16, botToken, "203.0.113.5");
  expect(checked.map(({ status }) => status)).toEqual([...Array(15).fill(303), 429]);
  expect((await send("", "203.0.113.6")).status).toBe(303);
});
