// What was tried with the pages alone, and what they send where no offer is.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { words as fields } from "./refusals.words.hi.ts";
import { words as refusals } from "./words.hi.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let api: ApiShop;
let shop: WholeShop;
let owner: Visitor;
/** Of ₹200.00 and of ₹50.00. */
let salt: string;
let tea: string;
const origin = "http://localhost";
const address = { street: "1 Main Road", city: "Pune", postalCode: "411001" };
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true });
  salt = (await api.addPack({ pricePaise: 20_000 }, "Iodised Salt")).financialId;
  tea = (await api.addPack({ pricePaise: 5_000 }, "Red Tea")).financialId;
  await api.refreshCards();
});
afterAll(() => api.close());
beforeEach(() => api.bindings.DB.prepare("UPDATE offers SET is_active = 0").run());

/** A browser; two tabs of it have one cart. */
async function openBrowser(session?: string, language = "en") {
  const asked = await api.ask("/", { cookies: session ? { session } : {} });
  const jar = new Map([["lang", language]]);
  const signed = asked.request.headers.get("Cookie") ?? "";
  for (const pair of signed.split("; ").filter(Boolean)) keep(pair);
  function keep(pair: string) {
    const at = pair.indexOf("=");
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return async (path: string, form?: Record<string, string>) => {
    const Cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const headers = { Cookie, Origin: origin, Host: "localhost" };
    const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
    for (const cookie of answer.headers.getSetCookie()) keep(cookie.split(";")[0] ?? "");
    const html = await answer.text();
    const text = html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .replaceAll("&#x27;", "'");
    return { status: answer.status, to: answer.headers.get("Location") ?? "", html, text };
  };
}
const shopper = () => api.addVisitor({ name: "Ravi", ...address });
const offer = async (body: Json) =>
  String((await api.post("/api/offers", body, { token: owner.token })).body._id);
const change = (id: string, body: Json) =>
  api.put(`/api/offers/${id}`, body, { token: owner.token });
const price = (financialId: string, paise: number) =>
  api.bindings.DB.prepare("UPDATE financials SET price_paise = ?1, dprice_paise = ?1 WHERE id = ?2")
    .bind(paise, financialId)
    .run();
const put = (financialId: string, qty: number) => ({ financialId, qty: String(qty) });
const review = "/placeorder?method=cash";

/** What the form of a page sends. */
function sentBy(html: string) {
  const [, form = ""] = /<form[^>]*id="place-order"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const inputs = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
}

test("one tab's order is not placed after another took goods out, and what is left pays its own price", async () => {
  await offer({ kind: "cart", amount: 50, smallest: 250 });
  const visit = await openBrowser((await shopper()).session);
  await visit("/cart/add", put(salt, 1));
  await visit("/cart/add", put(tea, 1));
  const first = await visit(review);
  expect(first.text).toMatch(/Total ₹200\.00/);
  await visit("/cart/quantity", put(tea, 0));
  const refused = await visit(review, sentBy(first.html));
  expect([refused.status, refused.text]).toEqual([409, expect.stringMatching(/Total ₹200\.00/)]);
  expect(refused.text).not.toContain("₹50.00 off");
  const placed = await visit(review, sentBy(refused.html));
  expect((await visit(placed.to)).text).toMatch(/Total ₹200\.00/);
});

test("one tab's order is not placed after another typed a code, nor the code used by it", async () => {
  await offer({ kind: "code", code: "OTHERTAB", amount: 50, times: 1 });
  const visit = await openBrowser((await shopper()).session);
  await visit("/cart/add", put(salt, 1));
  const first = await visit(review);
  await visit("/cart/code", { code: "othertab" });
  expect((await visit(review, sentBy(first.html))).status).toBe(409);
  const second = await visit(review);
  expect(second.text).toMatch(/Total ₹150\.00/);
  expect((await visit(review, sentBy(second.html))).status).toBe(303);
});

test("a page that lies about what it showed has nothing more off, and less is asked of none than it says", async () => {
  await offer({ kind: "cart", amount: 50, smallest: 0 });
  const visit = await openBrowser((await shopper()).session);
  await visit("/cart/add", put(salt, 1));
  const sent = sentBy((await visit(review)).html);
  expect((await visit(review, { ...sent, offer: "20000" })).status).toBe(409);
  const dearer = { ...sent, offer: "20000", seen: `${salt}:99999` };
  const placed = await visit(review, dearer);
  expect([placed.status, (await visit(placed.to)).text]).toEqual([
    303,
    expect.stringMatching(/Total ₹150\.00/),
  ]);
});

test("what an offer gives less than the page said, or a price that fell below it, is asked first; more is passed on", async () => {
  const id = await offer({ kind: "cart", amount: 50, smallest: 200 });
  const visit = await openBrowser((await shopper()).session);
  await visit("/cart/add", put(salt, 1));
  const first = await visit(review);
  await change(id, { amount: 40 });
  const less = await visit(review, sentBy(first.html));
  expect([less.status, less.text]).toEqual([409, expect.stringMatching(/Total ₹160\.00/)]);
  await price(salt, 19_900);
  const small = await visit(review, sentBy(less.html));
  expect([small.status, small.text]).toEqual([409, expect.stringMatching(/Total ₹199\.00/)]);
  await price(salt, 20_000);
  await change(id, { amount: 60 });
  const again = await visit(review);
  await change(id, { amount: 70 });
  const placed = await visit(review, sentBy(again.html));
  expect((await visit(placed.to)).text).toMatch(/Total ₹130\.00/);
});

test("who deletes the account on its page and comes again with the phone has no first order", async () => {
  await offer({ kind: "code", code: "WELCOME", percent: 50, firstOrderOnly: true });
  const { session, phone } = await shopper();
  const order = async (visit: Awaited<ReturnType<typeof openBrowser>>) => {
    await visit("/cart/add", put(tea, 2));
    const typed = await visit("/cart/code", { code: "welcome" });
    if (typed.status !== 303) return typed;
    const page = await visit(review);
    return visit(review, sentBy(page.html));
  };
  const first = await openBrowser(session);
  const placed = await order(first);
  expect((await first(placed.to)).text).toMatch(/Total ₹50\.00/);
  expect((await first("/profile/delete", { password: "Customer@12345" })).status).toBe(303);
  const again = await api.addVisitor({ phone, ...address });
  const refused = await order(await openBrowser(again.session));
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining("This code is for a first order."),
  ]);
});

/** What stands beside the field that is wrong. */
function besideField(html: string, name: string) {
  const [input = ""] =
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html.replaceAll("\n", " ")) ?? [];
  expect(input, name).toContain('aria-invalid="true"');
  const [, ids = ""] = /aria-describedby="([^"]*)"/.exec(input) ?? [];
  const [id = ""] = ids.split(" ");
  const [, text = ""] = new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html) ?? [];
  return text.replaceAll("&#x27;", "'");
}

test("a code is refused in Hindi beside its field, and who typed twenty wrong ones waits", async () => {
  const visit = await openBrowser((await shopper()).session, "hi");
  await offer({ kind: "code", code: "BIGCART", amount: 5, smallest: 500 });
  await offer({ kind: "code", code: "USEDUP", amount: 5, times: 1 });
  await offer({ kind: "code", code: "OLDONE", amount: 5, until: "2026-11-21" });
  const other = await api.addVisitor();
  const orderItems = [{ financialId: tea, qty: 1 }];
  const shippingAddress = { ...address };
  const body = { orderItems, shippingAddress, paymentMethod: "Cash Or UPI", offerCode: "USEDUP" };
  await api.post("/api/orders", body, { token: other.token });
  await visit("/cart/add", put(salt, 1));
  const said = async (code: string) => {
    const { status, html } = await visit("/cart/code", { code });
    return [status, besideField(html, "code")];
  };
  expect(await said("holi")).toEqual([400, refusals.unknown("HOLI")]);
  expect(await said("A!")).toEqual([400, refusals.unknown("A!")]);
  expect(await said("bigcart")).toEqual([400, refusals.tooSmall("₹500.00")]);
  expect(await said("usedup")).toEqual([400, refusals.usedUp]);
  const [status, over] = await said("oldone");
  expect([status, over]).toEqual([400, expect.stringMatching(/2026.* तक के ऑर्डर के लिए था।$/)]);
  for (let tries = 5; tries < 20; tries += 1) await visit("/cart/code", { code: `WRONG${tries}` });
  expect(await said("holi")).toEqual([429, refusals.tooMany]);
});

test("what can't be an offer is refused in Hindi beside its field", async () => {
  const visit = await openBrowser(owner.session, "hi");
  await offer({ kind: "code", code: "TAKEN", percent: 5 });
  const code = { kind: "code", code: "GOOD", percent: "5" };
  const pack = { kind: "pack", financialId: salt, buy: "2", free: "1" };
  const wrong: [Record<string, string>, string, string, number?][] = [
    [{ ...code, percent: "101" }, "percent", fields.percent],
    [{ ...code, percent: "", amount: "-5" }, "amount", fields.amount],
    [{ ...code, code: "DI-WALI" }, "code", fields.code],
    [{ ...code, code: "taken" }, "code", fields.codeTaken, 409],
    [{ ...code, from: "2026-12-02", until: "2026-12-01" }, "until", fields.backwards],
    [{ ...code, times: "0" }, "times", fields.times],
    [{ kind: "cart", amount: "5", smallest: "" }, "smallest", fields.smallest],
    [{ ...pack, free: "9" }, "free", fields.packs(10)],
    [{ ...pack, financialId: "" }, "financialId", fields.choosePack],
  ];
  for (const [form, field, message, status = 400] of wrong) {
    const to = `/admin/offers/save?kind=${form.kind}&find=salt`;
    const answered = await visit(to, form);
    expect([answered.status, besideField(answered.html, field)], field).toEqual([status, message]);
  }
});

test("where all offers have ended a page is the same to the byte as where none ever was", async () => {
  const person = await shopper();
  const [signedIn, stranger] = [await openBrowser(person.session), await openBrowser()];
  for (const visit of [signedIn, stranger]) await visit("/cart/add", put(salt, 3));
  const paths = [
    ...[
      "/",
      "/category/Flours",
      "/product/iodised-salt",
      "/search?query=salt",
      "/search?query=xyz",
    ],
    ...["/cart", "/shipping", "/payment", review, "/profile"],
  ];
  const pages = async () => {
    const seen: Record<string, string> = {};
    for (const [who, visit] of Object.entries({ signedIn, stranger }))
      for (const path of paths)
        seen[`${who} ${path}`] = (await visit(path)).html.replace(/nonce="[^"]*"/g, "");
    return seen;
  };
  // What is said once after a form is said by then.
  await pages();
  const before = await pages();
  const ids = [
    await offer({ kind: "pack", financialId: salt, buy: 2, free: 1 }),
    await offer({ kind: "cart", percent: 10, smallest: 0 }),
    await offer({ kind: "code", code: "ENDED", percent: 20 }),
  ];
  const during = await pages();
  for (const path of ["/", "/category/Flours", "/product/iodised-salt", "/cart", review])
    expect(during[`signedIn ${path}`], path).not.toBe(before[`signedIn ${path}`]);
  for (const id of ids) await change(id, { isActive: false });
  expect(await pages()).toEqual(before);
});
