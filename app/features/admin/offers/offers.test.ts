import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let owner: Visitor;
let shopper: Visitor;
let salt: string;
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true });
  salt = (await api.addPack({ pricePaise: 20_000 }, "Iodised Salt")).financialId;
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await api.addVisitor({
    name: "Ravi",
    street: "1 Main Road",
    city: "Pune",
    postalCode: "411001",
  });
  await api.bindings.DB.prepare("UPDATE offers SET is_active = 0").run();
});

let cart = "";
async function visit(path: string, by: Visitor, form?: Record<string, string>) {
  const { request } = await api.ask(path, { cookies: { session: by.session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  if (cart) headers.set("Cookie", `${headers.get("Cookie") ?? ""}; ${cart}`);
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  const kept = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("cart="));
  if (kept) cart = kept.split(";")[0] ?? "";
  const html = await answer.text();
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&#x27;", "'");
  return { status: answer.status, to: answer.headers.get("Location") ?? "", html, text };
}

async function fill(qty: number) {
  cart = "";
  await visit("/cart/add", shopper, { financialId: salt, qty: String(qty) });
}

/** What the form of the page that was seen last sends. */
function sentBy(html: string) {
  const [, form = ""] = /<form[^>]*id="place-order"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const inputs = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
}

test("the owner sees a code as customers will, saves it, and sees what it cost; a customer types it and orders with it", async () => {
  expect((await visit("/admin/offers?kind=code", owner)).text).toContain("New offer");
  const form = { kind: "code", code: "diwali", percent: "10", atMost: "25", smallest: "300" };
  const seen = await visit("/admin/offers/save", owner, { ...form, see: "1" });
  expect(seen.text).toContain("As customers will see it");
  expect(seen.text).toContain("-₹25.00");
  expect((await visit("/admin/offers", owner)).text).toContain("There are no offers yet.");
  expect(await visit("/admin/offers/save", owner, form)).toMatchObject({
    ...{ status: 303, to: "/admin/offers" },
  });
  await fill(2);
  expect((await visit("/cart", shopper)).text).toContain("Offer code");
  const wrong = await visit("/cart/code", shopper, { code: "holi" });
  expect([wrong.status, wrong.text]).toEqual([
    400,
    expect.stringContaining("We do not know the code HOLI."),
  ]);
  expect((await visit("/cart/code", shopper, { code: " Diwali " })).status).toBe(303);
  const page = await visit("/cart", shopper);
  expect(page.text).toMatch(/Code DIWALI -₹25\.00/);
  expect(page.text).toMatch(/Total ₹375\.00/);
  const review = await visit("/placeorder?method=cash", shopper);
  expect(review.text).toMatch(/Code DIWALI -₹25\.00/);
  const placed = await visit("/placeorder?method=cash", shopper, {
    ...sentBy(review.html),
  });
  expect(placed.status).toBe(303);
  expect((await visit(placed.to, shopper)).text).toMatch(/Items ₹400\.00 Code DIWALI -₹25\.00/);
  expect((await visit("/admin/offers", owner)).text).toMatch(
    /Code DIWALI 10 % off · at most ₹25\.00 · from ₹300\.00 1 order, ₹25\.00 taken off/,
  );
});

test("a form with a mistake, or that is only looked at, comes back as it was typed", async () => {
  for (const kind of ["code", "cart", "pack"]) {
    const page = await visit(`/admin/offers?kind=${kind}&find=salt`, owner);
    const [, action = ""] = /action="([^"]*offers\/save[^"]*)"/.exec(page.html) ?? [];
    const form = {
      kind,
      code: "A!",
      percent: "150",
      smallest: "",
      buy: "0",
      free: "2",
      times: "7",
    };
    const wrong = await visit(action.replaceAll("&amp;", "&"), owner, form);
    expect(wrong.status, kind).toBe(400);
    expect(wrong.html, kind).toContain('aria-invalid="true"');
    expect(wrong.html, kind).toMatch(/name="times"[^>]*value="7"/);
  }
  const page = await visit("/admin/offers?kind=cart", owner);
  const [, action = ""] = /action="([^"]*offers\/save[^"]*)"/.exec(page.html) ?? [];
  const form = { kind: "cart", amount: "50", smallest: "", see: "1" };
  const lacking = await visit(action.replaceAll("&amp;", "&"), owner, form);
  expect([lacking.status, lacking.text]).toEqual([
    400,
    expect.stringContaining("Please enter the smallest order in rupees, 0 for any order."),
  ]);
  const seen = await visit(action.replaceAll("&amp;", "&"), owner, { ...form, smallest: "100" });
  expect(seen.html).toMatch(/name="smallest"[^>]*value="100"/);
});

test("an offer that ended between page and tap takes nothing off: the customer sees the new sum, and decides", async () => {
  await visit("/admin/offers/save", owner, { kind: "cart", amount: "50", smallest: "100" });
  await fill(1);
  const review = await visit("/placeorder?method=cash", shopper);
  expect(review.text).toMatch(/Total ₹150\.00/);
  const { html } = await visit("/admin/offers", owner);
  const [, id = ""] = /name="id" value="(\w+)"/.exec(html) ?? [];
  expect((await visit("/admin/offers/end", owner, { id })).status).toBe(303);
  const to = "/placeorder?method=cash";
  const refused = await visit(to, shopper, sentBy(review.html));
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining("The discount has changed. Please look at your order again."),
  ]);
  expect(refused.text).toMatch(/Total ₹200\.00/);
  expect((await visit(to, shopper, sentBy(refused.html))).status).toBe(303);
});

test("what offers take off an order for a caller is said before it is placed", async () => {
  await visit("/admin/offers/save", owner, { kind: "cart", amount: "50", smallest: "100" });
  const form = {
    ...{ key: "0123456789abcdef", lines: `${salt}:2`, total: "40000", shipping: "0" },
    ...{ phoneNo: "9811111111", name: "Meena" },
    ...{ street: "2 Main Road", city: "Bengaluru", postalCode: "560001" },
  };
  const page = await visit(`/admin/sell/deliver?lines=${salt}%3A2&key=${form.key}`, owner);
  const [, to = ""] = /action="([^"]*sell\/deliver[^"]*)"/.exec(page.html) ?? [];
  const told = await visit(to.replaceAll("&amp;", "&"), owner, form);
  expect([told.status, told.text]).toEqual([
    409,
    expect.stringContaining("Offers take ₹50.00 off: ₹350.00 in all."),
  ]);
  expect(told.text).toMatch(/Offers -₹50\.00 .*Total ₹350\.00/);
  expect((await visit("/admin/sell/deliver", owner, { ...form, offer: "5000" })).status).toBe(303);
});

test("the cart says what is missing for the next offer, keeps a code until it is removed, and says why it gives nothing", async () => {
  await visit("/admin/offers/save", owner, { kind: "cart", amount: "50", smallest: "438" });
  await visit("/admin/offers/save", owner, { kind: "code", code: "NOWONLY", percent: "1" });
  await fill(2);
  expect((await visit("/cart", shopper)).text).toContain("Add ₹38.00 more to get ₹50.00 off");
  await visit("/cart/code", shopper, { code: "NOWONLY" });
  await visit("/cart/quantity", shopper, { financialId: salt, qty: "3" });
  const page = await visit("/cart", shopper);
  expect(page.text).toContain("The shop's own offer gives you more than this code.");
  expect(page.text).toMatch(/Total ₹550\.00/);
  await visit("/cart/code", shopper, { code: "" });
  expect((await visit("/cart", shopper)).html).not.toContain("NOWONLY");
});

test("without an offer no page on the way to the order holds a byte of them", async () => {
  await fill(2);
  const review = await visit("/placeorder?method=cash", shopper);
  const placed = await visit("/placeorder?method=cash", shopper, sentBy(review.html));
  await fill(2);
  for (const path of ["/", "/cart", "/shipping", "/payment", placed.to])
    expect((await visit(path, shopper)).html.toLowerCase(), path).not.toContain("offer");
  expect(review.html.toLowerCase()).not.toContain("offer");
});

test("who types twenty wrong codes is told to wait", async () => {
  await visit("/admin/offers/save", owner, { kind: "code", code: "RIGHT", percent: "5" });
  await fill(1);
  for (let tries = 0; tries < 20; tries += 1)
    expect((await visit("/cart/code", shopper, { code: `WRONG${tries}` })).status).toBe(400);
  const refused = await visit("/cart/code", shopper, { code: "RIGHT" });
  expect([refused.status, refused.text]).toEqual([
    429,
    expect.stringContaining("Too many wrong codes. Please try again in ten minutes."),
  ]);
});

test("packs free with packs are found, chosen and said; a shop without offers says nothing of them", async () => {
  await fill(3);
  const before = (await visit("/cart", shopper)).text;
  for (const said of ["Offer", "taken off", "free"]) expect(before).not.toContain(said);
  const form = await visit("/admin/offers?kind=pack&find=salt", owner);
  expect(form.html).toContain(`value="${salt}"`);
  const packs = { kind: "pack", financialId: salt, buy: "2", free: "1" };
  const wrong = await visit("/admin/offers/save", owner, { ...packs, financialId: "" });
  expect([wrong.status, wrong.text]).toEqual([
    400,
    expect.stringContaining("Please choose the pack."),
  ]);
  expect((await visit("/admin/offers/save", owner, packs)).status).toBe(303);
  expect((await visit("/cart", shopper)).text).toMatch(/Buy 2, get 1 free -₹200\.00/);
  for (const path of ["/search?keyword=salt", "/product/iodised-salt"])
    expect((await visit(path, shopper)).text, path).toContain("Buy 2, get 1 free");
});

test("goods are found before their pack is chosen; of a pack that is no longer sold the offer says so", async () => {
  const first = await visit("/admin/offers?kind=pack", owner);
  expect(first.text).toContain("Find the goods first, then choose the pack here.");
  expect(first.text).not.toContain("We found no such goods.");
  const { financialId } = await api.addPack({}, "Rock Candy");
  const packs = { kind: "pack", financialId, buy: "2", free: "1" };
  const wrong = await visit("/admin/offers/save?kind=pack&find=candy", owner, {
    ...{ ...packs, financialId: "" },
  });
  expect(wrong.html).toMatch(/type="radio"[^>]*aria-invalid="true"/);
  await visit("/admin/offers/save", owner, packs);
  const { body } = await api.get("/api/offers", { token: owner.token });
  const offers = body.offers as { _id: string; financialId: string }[];
  const made = offers.find((offer) => offer.financialId === financialId);
  const kept = `/admin/offers?offer=${made?._id}`;
  expect((await visit(kept, owner)).text).toMatch(/Which pack Aashirvaad Rock Candy/);
  await api.bindings.DB.prepare(
    "UPDATE financials SET price_paise = 0, dprice_paise = 0 WHERE id = ?",
  )
    .bind(financialId)
    .run();
  const gone = await visit(kept, owner);
  expect(gone.text).toMatch(/Which pack No longer sold .*Buy 2, get 1 free · No longer sold/s);
  expect(gone.text).not.toContain("Find the goods");
});

test("the form of a new offer sent twice makes one, and with other values is refused", async () => {
  const { html } = await visit("/admin/offers?kind=cart", owner);
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(html) ?? [];
  const count = async () =>
    (await api.bindings.DB.prepare("SELECT count(*) AS n FROM offers").first<{ n: number }>())?.n;
  const before = (await count()) ?? 0;
  const send = (percent: string) =>
    visit("/admin/offers/save?kind=cart", owner, {
      kind: "cart",
      percent,
      smallest: "300",
      atMost: "25",
      key,
    });
  for (const { status } of await Promise.all([send("5"), send("5")])) expect(status).toBe(303);
  expect(await send("6")).toMatchObject({
    status: 409,
    text: expect.stringContaining("already sent with other values"),
  });
  expect(await count()).toBe(before + 1);
});
