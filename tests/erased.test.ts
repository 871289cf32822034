// Whoever deletes their account leaves behind what the privacy notice says, and nothing else: a person whose every word is a
// mark uses all that the shop offers, and is looked for in all tables and pictures afterwards.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeEnded } from "#app/features/job/purge.server.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

const phone = "9876504321";
const password = "Zq7secret@12345";
/** In all that the person writes, and in nothing else. */
const marks = ["zq7", phone];
const origin = "http://localhost";

let api: ApiShop;
let shop: WholeShop;
let owner: string;
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = (await api.addVisitor({ isAdmin: true, name: "Asha" })).token;
});
afterAll(() => api.close());

/** What may stay, where, and how the notice says it. */
const stays: { notice: string; places: string[] }[] = [
  {
    notice: "Orders, invoices and payment references",
    places: [
      ...["orders.customer_name", "orders.customer_phone", "orders.street", "orders.city"],
      ...["orders.landmark", "orders.door_note", "orders.note", "orders.cancel_reason"],
      ...["order_search.customer_name", "order_search.customer_phone"],
      ...["order_search_content.c1", "order_search_content.c2"],
    ],
  },
  {
    notice: "Complaints:",
    places: [
      ...["complaints.name", "complaints.phone", "complaints.text"],
      "complaint_settlements.text",
    ],
  },
  { notice: "Khata:", places: ["khata_entries.reference"] },
  { notice: "Reviews:", places: ["reviews.comment"] },
  {
    notice: "answers kept in case an app asks twice",
    places: ["attempts.subject", "attempts.about", "repeats.answer"],
  },
  { notice: "Searches that found nothing", places: ["search_misses.text"] },
];

/** Every text of every table that carries a mark, as `table.column: text`. */
async function found(): Promise<string[]> {
  const { DB } = api.bindings;
  const { results: tables } = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'",
  ).all<{ name: string }>();
  const texts: string[] = [];
  for (const { name } of tables) {
    const { results: rows } = await DB.prepare(`SELECT * FROM "${name}"`).all<Json>();
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
        if (marks.some((mark) => text.toLowerCase().includes(mark)))
          texts.push(`${name}.${column}: ${text}`);
      }
  }
  return texts;
}
const placesOf = (texts: string[]) => [...new Set(texts.map((text) => text.split(":")[0] ?? ""))];

async function visit(path: string, session: string, form: Record<string, string> = {}) {
  const { request } = await api.ask(path, { cookies: { session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const sent = { method: "POST", headers, body: new URLSearchParams(form) };
  return shop.answer(new Request(origin + path, sent));
}

async function done(asked: Promise<{ status: number; body: Json }>): Promise<Json> {
  const { status, body } = await asked;
  expect([status, body]).toEqual([expect.toSatisfy((one: number) => one < 300), body]);
  return body;
}

/** By a code, as everybody does. */
async function register(): Promise<{ id: string; token: string; session: string }> {
  await done(api.post("/api/otp/send", { phoneNo: phone, purpose: "register" }));
  const code = await api.codeFor(phone);
  const proven = await done(
    api.post("/api/otp/verify", { phoneNo: phone, code, purpose: "register" }),
  );
  const { verificationToken } = proven;
  const name = "Zq7name Rao";
  const user = await done(
    api.post("/api/users", { name, phoneNo: phone, password, verificationToken }),
  );
  await api.post("/api/users/auth", { phoneNo: phone, password: "wrong" });
  await api.post("/api/otp/send", { phoneNo: phone, purpose: "reset" });
  const id = String(user._id);
  return { id, token: String(user.token), session: await api.signIn(id) };
}

async function picture(token: string): Promise<string> {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new File([new Uint8Array(png)], "zq7photo.png", { type: "image/png" }));
  const kept = await done(api.send("POST", "/api/complaints/pictures", { token, form }));
  return String(kept.picture);
}

type Person = Awaited<ReturnType<typeof register>>;
const address = { street: "Zq7street 1", city: "Zq7city", postalCode: "560001" };

/** Known to the shop before there is an account. */
async function beforeTheAccount(financialId: string): Promise<void> {
  await done(
    api.post(
      "/api/khata/people",
      { name: "Zq7name", phoneNo: phone, limit: 1000, opening: 50 },
      { token: owner, headers: { "Idempotency-Key": "person" } },
    ),
  );
  await done(
    api.post(
      "/api/orders",
      {
        for: { phoneNo: phone, name: "Zq7name" },
        ...{ orderItems: [{ financialId, qty: 1 }], shippingAddress: address },
        paymentMethod: "Cash Or UPI",
      },
      { token: owner },
    ),
  );
}

async function orders({ id, token, session }: Person, financialId: string) {
  const place = { ...address, label: "Zq7home", landmark: "Zq7mark", doorNote: "Zq7door" };
  expect((await visit("/addresses/add", session, place)).status).toBe(303);
  const order = async (key: string) => {
    const placed = await done(
      api.post(
        "/api/orders",
        {
          ...{ orderItems: [{ financialId, qty: 2 }], shippingAddress: address },
          ...{ paymentMethod: "Cash Or UPI", note: "Zq7note zq7mail@example.com" },
        },
        { token, headers: { "Idempotency-Key": key } },
      ),
    );
    return String(placed._id);
  };
  const cancelled = await order("zq7first");
  await done(
    api.put(
      `/api/orders/${cancelled}/cancel`,
      { reason: "Zq7reason" },
      { token, headers: { "Idempotency-Key": "zq7again" } },
    ),
  );
  const kept = await order("zq7second");
  for (const step of ["pack", "dispatch", "khata", "deliver"])
    await done(api.put(`/api/orders/${kept}/${step}`, {}, { token: owner }));
  const { balance } = await done(api.get("/api/khata", { token }));
  await done(
    api.post(
      `/api/khata/${id}/entries`,
      { kind: "payment", amount: balance, method: "upi", reference: "Zq7reference" },
      { token: owner },
    ),
  );
  return kept;
}

async function complaints({ token }: Person, orderId: string, financialId: string) {
  const complain = async (body: Json) =>
    String((await done(api.post("/api/complaints", body, { token }))).number);
  const [ofOrder, ofNone] = [await picture(token), await picture(token)];
  const lines = [{ financialId, qty: 1 }];
  const about = { orderId, lines, reason: "damaged", text: "Zq7torn", picture: ofOrder };
  const settled = await complain(about);
  const other = await complain({ reason: "other", text: "Zq7loud", picture: ofNone });
  for (const number of [settled, other])
    await done(
      api.put(
        `/api/complaints/${number}/resolve`,
        { by: "refused", text: "Dear Zq7name, we are sorry." },
        { token: owner },
      ),
    );
  await complain({ reason: "late", text: "Zq7waiting" });
  return { ofOrder, ofNone, unsent: await picture(token) };
}

async function wishes({ id, token, session }: Person, pack: { financialId: string; slug: string }) {
  const items = [{ financialId: pack.financialId, qty: 1 }];
  await done(api.post("/api/saved-lists", { name: "Zq7list", items }, { token }));
  const paymentMethod = "Cash Or UPI";
  await done(api.post("/api/standing", { items, weekdays: [1, 2, 3], paymentMethod }, { token }));
  await api.bindings.DB.prepare("UPDATE financials SET count_in_stock = 0 WHERE id = ?")
    .bind(pack.financialId)
    .run();
  await done(api.post(`/api/financials/${pack.financialId}/tell-me`, {}, { token }));
  await done(
    api.post(`/api/products/${pack.slug}/reviews`, { rating: 4, comment: "Zq7tasty" }, { token }),
  );
  await visit("/language", session, { language: "hi" });
  const headers = { Host: "localhost" };
  await shop.answer(new Request(`${origin}/search?query=zq7unknown`, { headers }));
  await shop.settled();
  return String((await done(api.post(`/api/khata/${id}/statement`, {}, { token: owner }))).url);
}

const pictures = async () =>
  (await api.bindings.PICTURES.list({ prefix: "complaints/" })).objects.map(({ key }) => key);

test("of a deleted account stays what the privacy notice says, in no other table, column or picture", async () => {
  const pack = await api.addPack();
  await beforeTheAccount(pack.financialId);
  const person = await register();
  const orderId = await orders(person, pack.financialId);
  const sent = await complaints(person, orderId, pack.financialId);
  const statement = await wishes(person, pack);
  const planted = placesOf(await found());
  for (const place of [
    ...["users.name", "users.phone", "addresses.label", "addresses.street", "addresses.landmark"],
    ...["addresses.door_note", "saved_lists.name", "reviews.name", "user_search.name"],
    ...["complaints.text", "one_time_codes.phone", "repeats.key"],
  ])
    expect(planted, place).toContain(place);
  expect(await pictures()).toHaveLength(3);

  const deleted = await visit("/profile/delete", person.session, { password });
  expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, "/"]);
  const { context } = await api.ask("/");
  await purgeEnded(context);

  const left = await found();
  expect(placesOf(left).sort()).toEqual(stays.flatMap(({ places }) => places).sort());
  for (const gone of ["zq7loud", "zq7waiting", "zq7list", "zq7home", "zq7secret"])
    expect(left.filter((text) => text.toLowerCase().includes(gone))).toEqual([]);
  const notice = readFileSync("app/features/shop/legal/privacy/words.html", "utf8");
  for (const { notice: said } of stays) expect(notice).toContain(said);
  expect(await pictures()).toEqual([`complaints/${sent.ofOrder}`]);
  const linked = await shop.answer(
    new Request(origin + new URL(statement, origin).pathname, {
      headers: { Host: "localhost" },
    }),
  );
  expect(linked.status).toBe(404);
  const rows = await api.bindings.DB.prepare(
    "SELECT (SELECT count(*) FROM standing_orders) + (SELECT count(*) FROM back_wishes) + (SELECT count(*) FROM saved_lists) AS n",
  ).first<number>("n");
  expect(rows).toBe(0);
});

test("what stays leads nobody to it: who has the phone next sees neither orders, khata nor complaints", async () => {
  await api.bindings.DB.prepare("DELETE FROM attempts").run();
  const next = await register();
  const { token } = next;
  expect((await done(api.get("/api/orders/mine", { token }))).orders).toEqual([]);
  expect((await api.get("/api/khata", { token })).status).toBe(404);
  const { results } = await api.bindings.DB.prepare("SELECT number FROM complaints").all<{
    number: string;
  }>();
  expect(results).toHaveLength(3);
  for (const { number } of results)
    expect((await api.get(`/api/complaints/${number}`, { token })).status).toBe(404);
});
