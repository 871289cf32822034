// Five orders that went wrong, gone through as shopper and owner by their pages, in both languages: each ends with the right
// money, stock and paper.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { words as english } from "#app/features/complaints/page/words.ts";
import { words as hindi } from "#app/features/complaints/page/words.hi.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { words as namedInHindi } from "#app/values/complaints.words.hi.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let owner: Visitor;
let shopper: Visitor;
let language: "en" | "hi";
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true, name: "Asha" });
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await api.addVisitor({ name: "Ravi" });
});

async function visit(path: string, by: Visitor, form?: Record<string, string | File>) {
  const { request } = await api.ask(path, { cookies: { session: by.session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  headers.set("Cookie", `${headers.get("Cookie")}; lang=${language}`);
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
  const sent = form ? { method: "POST", body } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  const bytes = await answer.arrayBuffer();
  return {
    status: answer.status,
    to: answer.headers.get("Location") ?? "",
    type: answer.headers.get("Content-Type"),
    text: new TextDecoder().decode(bytes),
  };
}

type Order = { id: string; financialId: string };
const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };

/** Three packs of 250 rupees, from 100 on the shelf. */
async function delivered(pay: [string, Json]): Promise<Order> {
  const { financialId } = await api.addPack();
  const items = [{ financialId, qty: 3 }];
  const placed = await api.post(
    "/api/orders",
    { orderItems: items, shippingAddress, paymentMethod: "Cash Or UPI" },
    { token: shopper.token },
  );
  const order = { id: String(placed.body._id), financialId };
  await take(order.id, [["pack"], ["dispatch"], pay, ["deliver"]]);
  return order;
}

async function take(id: string, steps: [string, Json?][]): Promise<void> {
  for (const [step, body = {}] of steps)
    expect(
      (await api.put(`/api/orders/${id}/${step}`, body, { token: owner.token })).status,
      step,
    ).toBe(200);
}

/** The complaint's page. */
async function complain(order: Order, form: Record<string, string | File>): Promise<string> {
  const { heading, whatHappens } = language === "en" ? english : hindi;
  expect((await visit("/complain", shopper)).text).toContain(heading);
  const path = `/order/${order.id}/complain`;
  expect((await visit(path, shopper)).text).toContain(whatHappens);
  const sent = await visit(path, shopper, form);
  expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/^\/complaints\/C\d+$/)]);
  return sent.to;
}

async function settle(page: string, form: Record<string, string>): Promise<string> {
  const { states, settlements } = language === "en" ? named : namedInHindi;
  expect((await visit("/admin/complaints", owner)).text).toContain(page);
  expect((await visit(`${page}/acknowledge`, owner, {})).status).toBe(303);
  expect((await visit(page, shopper)).text).toContain(states.acknowledged);
  const settled = await visit(`${page}/resolve`, owner, form);
  expect([settled.status, settled.to], settled.text.slice(0, 2000)).toEqual([303, page]);
  expect((await visit(`${page}/resolve`, owner, form)).status).toBe(409);
  const { text } = await visit(page, shopper);
  const by = form.by as keyof typeof settlements;
  for (const said of [states.resolved, settlements[by], String(form.text)])
    expect(text).toContain(said);
  return text;
}

const givenBack = (amount: string) => (language === "en" ? english : hindi).givenBack(amount);

/** What the books say of it. */
async function booked({ id, financialId }: Order) {
  const { DB } = api.bindings;
  const [sums, stock, order, paper] = await Promise.all([
    DB.prepare(
      `SELECT coalesce(sum(amount_paise) FILTER (WHERE kind = 'cash'), 0) / 100 AS cash,
        coalesce(sum(amount_paise) FILTER (WHERE kind = 'upi'), 0) / 100 AS upi FROM day_entries WHERE order_id = ?`,
    )
      .bind(id)
      .first<{ cash: number; upi: number }>(),
    DB.prepare("SELECT count_in_stock AS n FROM financials WHERE id = ?")
      .bind(financialId)
      .first<number>("n"),
    api.get(`/api/orders/${id}`, { token: shopper.token }),
    api.get(`/api/orders/${id}/document`, { token: shopper.token }),
  ]);
  const notes = paper.body.creditNotes as { gross: number }[];
  return {
    ...{ ...sums, stock, payable: order.body.payablePrice, paper: paper.body.payable },
    credited: notes.map(({ gross }) => gross),
  };
}

const whole = { cash: 750, upi: 0, stock: 97, payable: 750, paper: 750, credited: [] as number[] };
const cash: [string, Json] = ["pay", { method: "cash" }];

describe.each(["en", "hi"] as const)("in %s", (its) => {
  beforeEach(() => {
    language = its;
  });

  test("a missing pack is paid back in cash, with a credit note and no pack on the shelf", async () => {
    const order = await delivered(cash);
    const field = `qty-${order.financialId}`;
    const page = await complain(order, { reason: "missing", [field]: "1" });
    const form = { by: "refund", text: "It was left in the shop.", [field]: "1" };
    expect(await settle(page, form)).toContain(givenBack("₹250.00"));
    expect(await booked(order)).toEqual({ ...whole, cash: 500, payable: 500, credited: [250] });
    const { text } = await visit(`/order/${order.id}`, shopper);
    expect(text).toContain("₹500.00");
  });

  test("a broken pack, shown on a photo, is sent again for nothing", async () => {
    const order = await delivered(cash);
    const field = `qty-${order.financialId}`;
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } })
      .png()
      .toBuffer();
    const photo = new File([new Uint8Array(png)], "torn.png", { type: "image/png" });
    const form = { reason: "damaged", text: "टूटा हुआ / torn", [field]: "1", photo };
    const page = await complain(order, form);
    const [, picture = ""] =
      /src="(\/complaints\/pictures\/\w+)"/.exec((await visit(page, owner)).text) ?? [];
    const stranger = await api.addVisitor();
    expect((await visit(picture, stranger)).status).toBe(404);
    for (const by of [shopper, owner])
      expect(await visit(picture, by)).toMatchObject({ status: 200, type: "image/webp" });
    const text = await settle(page, { by: "resend", text: "It comes today.", [field]: "1" });
    expect(await booked(order)).toEqual({ ...whole, stock: 96 });
    const [, again = ""] = /href="\/order\/(\w+)"[^>]*>[^<]*<\/a><\/section>/.exec(text) ?? [];
    expect([again, again === order.id]).toEqual([expect.stringMatching(/^\w+$/), false]);
    await take(again, [["pack"], ["dispatch"], ["deliver"]]);
    expect(await booked({ ...order, id: again })).toEqual({
      ...{ ...whole, cash: 0, stock: 96, payable: 0, paper: 0 },
    });
    expect((await visit(`/order/${again}`, shopper)).text).toContain("₹0.00");
  });

  test("packs of a wrong brand come back to the shelf, and the khata owes less", async () => {
    await api.put(`/api/khata/${shopper.id}`, { limit: 5000 }, { token: owner.token });
    const order = await delivered(["khata", {}]);
    const field = `qty-${order.financialId}`;
    const page = await complain(order, { reason: "wrong", text: "Another brand.", [field]: "2" });
    const form = { by: "khata", text: "We took them back.", [field]: "2" };
    const text = await settle(page, { ...form, [`shelf-${order.financialId}`]: "on" });
    expect(text).toContain(givenBack("₹500.00"));
    expect(await booked(order)).toEqual({
      ...{ ...whole, cash: 0, stock: 99, payable: 250, credited: [500] },
    });
    const khata = await api.get("/api/khata", { token: shopper.token });
    expect(khata.body.balance).toBe(250);
    expect((await visit("/khata", shopper)).text).toContain("₹250.00");
  });

  test("expired packs, all of them, are paid back as UPI, and nothing of them is sold again", async () => {
    const order = await delivered(["pay", { method: "upi", reference: "412345678901" }]);
    const field = `qty-${order.financialId}`;
    const page = await complain(order, { reason: "expired", [field]: "3" });
    const form = { by: "refund", text: "We are sorry.", [field]: "3" };
    expect(await settle(page, form)).toContain(givenBack("₹750.00"));
    expect(await booked(order)).toEqual({ ...whole, cash: 0, payable: 0, credited: [750] });
    const none = await visit(`/order/${order.id}/complain`, shopper, {
      ...{ reason: "expired", [field]: "1", text: "More." },
    });
    expect(none.status).toBe(303);
    expect((await visit(none.to, owner)).text).not.toContain("1 ×");
  });

  test("a late order is answered, and neither money, stock nor paper change", async () => {
    const order = await delivered(cash);
    const page = await complain(order, { reason: "late" });
    const text = await settle(page, { by: "refused", text: "It rained for three hours." });
    expect(text).not.toContain(givenBack("₹0.00"));
    expect(await booked(order)).toEqual(whole);
  });
});
