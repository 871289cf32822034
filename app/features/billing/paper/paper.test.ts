import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as printSeveral } from "#app/features/admin/counter/papers/print.route.tsx";
import { showBills } from "#app/features/admin/tax/bills.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { loader as openOrder } from "#app/features/orders/order.route.tsx";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { shortOf } from "#app/values/identifier.ts";
import type { Regime } from "#app/values/tax.ts";
import { type BillingShop, openBillingShop, wholeBasket } from "#tests/billing-shop.ts";
import { parsePaperNumbers } from "./find-papers.server.ts";
import { loader } from "./print.route.tsx";

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
});
afterAll(() => shop.close());

async function dispatched(regime: Regime): Promise<string> {
  if (regime !== "none") await shop.setTax(regime);
  const { id } = await shop.addOrder({ goods: wholeBasket });
  await packOrder(await shop.asAdmin(), id);
  await dispatchOrder(await shop.asAdmin(), id);
  return id;
}

async function print(id: string, session: string | null = shop.shopper): Promise<Response> {
  const asked = await shop.ask(`/order/${id}/print?paper=80`, {
    cookies: session ? { session } : {},
  });
  return loader({ ...asked, params: { id } }).catch((thrown: Response) => thrown);
}

test.each([
  ["none", "<h1>Invoice</h1>", ["CGST", "Tax Invoice", "HSN"]],
  ["unregistered", "<h1>Bill</h1>", ["CGST", "Tax Invoice", "Invoice", "GSTIN", "HSN"]],
  ["composition", "<h1>Bill of Supply</h1>", ["CGST", "Tax Invoice"]],
  ["regular", "<h1>Invoice-cum-Bill of Supply</h1>", []],
] as const)("in the regime %s the paper is headed %s", async (regime, heading, never) => {
  const page = await (await print(await dispatched(regime))).text();
  for (const text of [heading, "₹929.55", "Tata Toor Dal", "Thank you for your Shopping!"])
    expect(page).toContain(text);
  const paper = page.slice(page.indexOf("<main>"));
  for (const text of never) expect(paper).not.toContain(text);
  expect(page.includes("not eligible to collect tax")).toBe(regime === "composition");
  for (const text of [
    "₹541.14",
    "₹13.53",
    'Total tax</dt><dd class="n">₹68.46',
    "GSTIN 29AAGCB7383J1Z4",
    "Place of supply: Karnataka",
  ])
    expect(page.includes(text)).toBe(
      regime === "regular" || (regime === "composition" && /[GP]/.test(text)),
    );
});

test("the window of the order's page is headed as its paper is, and names the GSTIN of a registered shop alone", async () => {
  await shop.bindings.DB.prepare("DELETE FROM shop_tax").run();
  const { id } = await shop.addOrder({ goods: wholeBasket });
  const seen = async () => {
    const asked = await shop.ask(`/order/${id}`, { cookies: { session: shop.shopper } });
    const { order } = await openOrder({ ...asked, params: { id } });
    return [order.regime, order.gstin, order.isIssued];
  };
  expect(await seen()).toEqual(["none", "", 0]);
  await shop.setTax("composition");
  expect(await seen()).toEqual(["composition", "29AAGCB7383J1Z4", 0]);
  await packOrder(await shop.asAdmin(), id);
  await dispatchOrder(await shop.asAdmin(), id);
  await shop.setTax("unregistered", { gstin: "" });
  expect(await seen()).toEqual(["composition", "29AAGCB7383J1Z4", 1]);
});

test("a paper for somebody unknown at the counter has no line for name and address", async () => {
  const id = await dispatched("none");
  const page = async () => (await (await print(id)).text()).replaceAll("<!-- -->", "");
  expect(await page()).toContain("<address>");
  await shop.bindings.DB.prepare(
    `UPDATE orders SET customer_name = '', customer_phone = '', street = '', city = '', postal_code = '' WHERE id = ?`,
  )
    .bind(id)
    .run();
  expect(await page()).not.toMatch(/<address>|<p>(, )?<\/p>/);
});

test("a credit note is a paper of its own behind the one it takes back, which stays as it was", async () => {
  const id = await dispatched("regular");
  const sheetsOf = async () => (await (await print(id)).text()).split("<section").slice(1);
  const [before] = await sheetsOf();
  const context = await shop.asAdmin();
  await cancelOrder(context, (await getVisitor(context))!, { orderId: id, reason: "" });
  const [after, note] = await sheetsOf();
  expect(after?.split("</section>")[0]).toBe(before?.split("</section>")[0]);
  for (const text of ["<h1>Credit Note</h1>", "KC/", "For KS/", "₹929.55", "₹541.14"])
    expect(note).toContain(text);
  expect([before, note].map((sheet) => sheet?.includes("Thank you"))).toEqual([true, false]);
  expect([before, note].map((sheet) => sheet?.includes("Grand total"))).toEqual([true, false]);
  expect(note).toContain("Refund in all");
});

test("papers and the window say goods and headings in Hindi below the English while the owner wants it, and not a byte of what is frozen changes", async () => {
  const id = await dispatched("regular");
  await shop.bindings.DB.prepare(
    "UPDATE order_lines SET name_hi = 'तूर दाल' WHERE name = 'Toor Dal'",
  ).run();
  const frozen = () => shop.rows("SELECT number, supplier, lines FROM documents");
  const inWindow = async () => {
    const asked = await shop.ask(`/order/${id}?print=1`, { cookies: { session: shop.shopper } });
    return (await openOrder({ ...asked, params: { id } })).inHindi ?? null;
  };
  const page = async () => (await (await print(id)).text()).replaceAll(/nonce="[^"]*"/g, "");
  const [before, lines] = [await page(), await frozen()];
  expect(before).not.toContain('lang="hi"');
  expect(await inWindow()).toBeNull();
  await shop.setTax("regular", { is_bilingual: 1 });
  const both = await page();
  for (const text of [
    "Tata Toor Dal",
    ">तूर दाल<",
    "Grand total",
    ">कुल देय<",
    ">इनवॉइस-कम-बिल ऑफ़ सप्लाई<",
  ])
    expect(both).toContain(text);
  expect(await inWindow()).toMatchObject({ "Toor Dal": "तूर दाल", Item: "सामान" });
  expect(await frozen()).toEqual(lines);
  await shop.setTax("regular");
  expect(await page()).toBe(before);
});

test("around a paper the page speaks what was chosen, and the paper English", async () => {
  const id = await dispatched("none");
  const asked = await shop.ask(`/order/${id}/print`, { cookies: { session: shop.shopper } });
  const said = async (language: string) => {
    const headers = new Headers(asked.request.headers);
    headers.append("Cookie", `${headers.get("Cookie")}; lang=${language}`);
    const request = new Request(asked.request.url, { headers });
    const answer = (await loader({ ...asked, request, params: { id } })) as Response;
    return (await answer.text()).split("<main>");
  };
  const [[english, paper], [hindi, inHindi]] = [await said("en"), await said("hi")];
  expect(hindi).toContain(">ऑर्डर पर वापस<");
  expect(english).toContain(">Back to the order<");
  expect(inHindi).toBe(paper);
});

test("a paper is a 404 to a stranger and before the dispatch, and a visitor is asked to sign in", async () => {
  const id = await dispatched("regular");
  const stranger = await shop.signIn((await shop.addCustomer()).id);
  expect((await print(id, stranger)).status).toBe(404);
  const { id: open } = await shop.addOrder({ goods: wholeBasket });
  expect((await print(open)).status).toBe(404);
  expect((await print("' OR 1=1")).status).toBe(404);
  expect((await print(id, null)).headers.get("Location")).toContain("/login?redirect=");
});

test("'give me bill 3 again' is one page, and so are several; a number that nobody has is told", async () => {
  await dispatched("regular");
  const ask = async (numbers: string) => {
    const path = `/admin/tax/bills?${new URLSearchParams({ numbers })}`;
    return showBills(
      await shop.ask(path, { cookies: { session: shop.admin } }),
    ) as Promise<Response>;
  };
  const numbers = async (asked: string) =>
    (await (await ask(asked)).text()).match(/<b>[^<]+<\/b>/g)?.map((text) => text.slice(-11, -4));
  expect(await numbers("3")).toEqual(["0000003"]);
  expect(await numbers("1-2, 4")).toEqual(["0000001", "0000002", "0000004"]);
  const [{ number } = { number: "" }] = await shop.rows<{ number: string }>(
    "SELECT number FROM documents WHERE number LIKE '%2'",
  );
  expect(await numbers(number)).toEqual(["0000002"]);
  for (const wrong of ["4711", "", "x", "9-1", "1-999"]) {
    const answer = await ask(wrong);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/admin/tax/papers?${new URLSearchParams({ numbers: wrong })}`,
    ]);
  }
});

test("printed at the counter, several are the very papers of their orders, and who has none gets a slip", async () => {
  const ids = [await dispatched("regular"), await dispatched("regular")];
  const { id: open } = await shop.addOrder({ goods: wholeBasket });
  const sheetsOf = async (answer: Response) => (await answer.text()).split(/(?=<section|<\/main>)/);
  const path = `/admin/counter/print?orders=${[...ids, open].join()}`;
  const asked = await shop.ask(path, { cookies: { session: shop.admin } });
  const [, ...sheets] = await sheetsOf(await printSeveral(asked));
  const own = await Promise.all(ids.map(async (id) => (await sheetsOf(await print(id)))[1]));
  expect(sheets.slice(0, 2)).toEqual(own);
  for (const text of [shortOf(open), "No bill yet", "Tata Toor Dal", "To pay", "₹929.55"])
    expect(sheets[2]).toContain(text);
});

test("a paper that the shop does not know is the usual one, and the page says so", async () => {
  const id = await dispatched("none");
  const pageOf = async (paper: string) => {
    const asked = await shop.ask(`/order/${id}/print${paper}`, {
      cookies: { session: shop.shopper },
    });
    return (await loader({ ...asked, params: { id } })).text();
  };
  expect(await pageOf("?paper=zz")).toContain("There is no such paper: this is A4.");
  expect(await pageOf("?paper=zz")).toContain('class="paper a4');
  expect(await pageOf("")).not.toContain("There is no such paper");
});

test("numbers of papers are read as people write them", () => {
  expect(parsePaperNumbers("7")).toEqual(["0000007"]);
  expect(parsePaperNumbers(" 7, 9-10;ks/26-27/0000123")).toEqual([
    "0000007",
    "0000009",
    "0000010",
    "KS/26-27/0000123",
  ]);
  for (const wrong of ["", "abc", "5-3", "1-51", "12345678"])
    expect(parsePaperNumbers(wrong), wrong).toBeNull();
});
