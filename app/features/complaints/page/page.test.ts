import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let owner: Visitor;
let shopper: Visitor;
let orderId: string;
let financialId: string;
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true, name: "Asha" });
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await api.addVisitor({ name: "Ravi" });
  ({ financialId } = await api.addPack({}, `Toor Dal ${Math.random()}`));
  const placed = await api.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 3 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: shopper.token },
  );
  orderId = String(placed.body._id);
  for (const [step, body] of [["pack"], ["dispatch"], ["pay", { method: "cash" }], ["deliver"]] as [
    string,
    object?,
  ][])
    await api.put(`/api/orders/${orderId}/${step}`, body ?? {}, { token: owner.token });
});

async function visit(
  path: string,
  { by, form }: { by?: Visitor | undefined; form?: Record<string, string | File> } = {},
) {
  const { request } = await api.ask(path, { cookies: by ? { session: by.session } : {} });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
  if (form) headers.delete("Content-Type");
  const answer = await shop.answer(
    new Request(origin + path, { headers, ...(form ? { method: "POST", body } : {}) }),
  );
  return {
    status: answer.status,
    to: answer.headers.get("Location") ?? "",
    text: await answer.text(),
  };
}

test("who complains without an order chooses among the own ones that can still be complained about", async () => {
  const toIt = `href="/order/${orderId}/complain"`;
  expect((await visit("/complain", { by: shopper })).text).toContain(toIt);
  for (const by of [undefined, await api.addVisitor()])
    expect((await visit("/complain", { by })).text).not.toContain("Which order was it?");
  await api.bindings.DB.prepare("UPDATE orders SET delivered_at = 1 WHERE id = ?")
    .bind(orderId)
    .run();
  expect((await visit("/complain", { by: shopper })).text).not.toContain(toIt);
});

test("a customer complains on the order's page, and follows it under its number", async () => {
  const order = await visit(`/order/${orderId}`, { by: shopper });
  expect(order.text).toContain(`/order/${orderId}/complain`);
  const page = await visit(`/order/${orderId}/complain`, { by: shopper });
  expect(page).toMatchObject({
    status: 200,
    text: expect.stringContaining("We sent 3"),
  });
  const form = {
    reason: "damaged",
    text: "Torn.",
    [`qty-${financialId}`]: "2",
    key: "one",
    wish: "resend",
  };
  const sent = await visit(`/order/${orderId}/complain`, { by: shopper, form });
  expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/^\/complaints\/C\d+$/)]);
  expect((await visit(`/order/${orderId}/complain`, { by: shopper, form })).to).toBe(sent.to);
  const shown = await visit(sent.to, { by: shopper });
  expect(shown.text).toContain("It is damaged");
  expect(shown.text.replace(/<!-- -->/g, "")).toContain("Would like: Send it again");
  expect(shown.text).toContain("Toor Dal");
  expect(shown.text).not.toContain("/resolve");
  const stranger = await api.addVisitor();
  expect((await visit(sent.to, { by: stranger })).status).toBe(404);
});

test("where every item came once they are ticked, else it is said how many of each", async () => {
  const path = `/order/${orderId}/complain`;
  const field = async () => {
    const { text } = await visit(path, { by: shopper });
    return new RegExp(`<input[^>]*name="qty-${financialId}"[^>]*>`).exec(text)?.[0];
  };
  expect(await field()).toMatch(/inputMode="numeric"[^>]*value="0"/i);
  const form = { reason: "missing", [`qty-${financialId}`]: "2" };
  expect(await visit(path, { by: shopper, form })).toMatchObject({ status: 303 });
  expect(await field()).toMatch(/type="checkbox"[^>]*value="1"/);
});

test("what is wrong in the form is said in place, and what was typed stays", async () => {
  const send = (form: Record<string, string>) =>
    visit(`/order/${orderId}/complain`, { by: shopper, form });
  expect(await send({ text: "Torn." })).toMatchObject({
    status: 400,
    text: expect.stringContaining("Please choose what was wrong."),
  });
  const many = await send({ reason: "damaged", text: "Torn.", [`qty-${financialId}`]: "4" });
  expect(many.status).toBe(400);
  expect(many.text).toContain("Please enter a number from 0 to 3.");
  expect(many.text).toContain("Torn.");
  expect(await send({ reason: "other" })).toMatchObject({
    status: 400,
    text: expect.stringContaining("Please tell us what was wrong."),
  });
  const stranger = await api.addVisitor();
  expect((await visit(`/order/${orderId}/complain`, { by: stranger })).status).toBe(404);
});

/** What a form's fields are refused with, by their names; a group by the first of it. */
function wrongFields(html: string) {
  const fields = html.match(/<(?:input|textarea|select)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  return Object.fromEntries(
    fields.map((field) => {
      const [, name = ""] = /name="([^"]+)"/.exec(field) ?? [];
      const [, described = ""] = /aria-describedby="([^" ]+)/.exec(field) ?? [];
      const [, said] = new RegExp(`id="${described}"[^>]*>([^<]+)<`).exec(html) ?? [];
      return [name, said];
    }),
  );
}

test("every wrong field says at once what is wrong with it, and a photo that came along is kept", async () => {
  const path = `/order/${orderId}/complain`;
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const photo = new File([new Uint8Array(png)], "torn.png", { type: "image/png" });
  const form = { text: "x".repeat(1001), [`qty-${financialId}`]: "4", photo };
  const refused = await visit(path, { by: shopper, form });
  expect([refused.status, wrongFields(refused.text)]).toEqual([
    400,
    {
      reason: "Please choose what was wrong.",
      text: "At most 1000 characters.",
      [`qty-${financialId}`]: "Please enter a number from 0 to 3.",
    },
  ]);
  expect(refused.text.match(/autofocus=""/gi)?.length).toBeGreaterThan(0);
  const [, picture = ""] = /name="picture" value="(\w+)"/.exec(refused.text) ?? [];
  const right = { reason: "damaged", picture };
  const sent = await visit(path, { by: shopper, form: right });
  expect(sent.status).toBe(303);
  expect((await visit(sent.to, { by: shopper })).text).toContain(`/complaints/pictures/${picture}`);
  const stranger = await api.addVisitor();
  expect((await visit("/complain", { by: stranger, form: right })).status).toBe(400);
  const noPicture = { ...right, photo: new File(["no picture"], "torn.png") };
  expect(wrongFields((await visit(path, { by: shopper, form: noPicture })).text)).toEqual({
    photo: expect.any(String),
  });
  expect(wrongFields((await visit("/complain", { form: {} })).text)).toEqual({
    ...{ reason: "Please choose what was wrong.", text: "Please tell us what was wrong." },
    ...{ name: "Please enter your name.", phoneNo: "Please enter a mobile number of 10 digits." },
  });
});

test("who has no account complains with name and phone, and looks at it with that phone", async () => {
  const form = { reason: "other", text: "The scooter was loud.", name: "Meena" };
  expect((await visit("/complain", { form })).status).toBe(400);
  const sent = await visit("/complain", { form: { ...form, phoneNo: "9812340000" } });
  expect([sent.status, sent.to]).toEqual([
    ...[303, expect.stringMatching(/^\/complaints\/C\d+\?phone=9812340000$/)],
  ]);
  const [path = ""] = sent.to.split("?");
  expect((await visit(path)).text).toContain("Which mobile number did you send it with?");
  expect((await visit(`${path}?phone=9812340001`)).text).toContain("No complaint with this number");
  expect((await visit(sent.to)).text).toContain("The scooter was loud.");
  for (let at = 0; at < 20; at += 1) await visit(`${path}?phone=98123401${String(10 + at)}`);
  const guessing = await visit(sent.to);
  expect([guessing.status, guessing.text]).toEqual([
    429,
    expect.stringContaining("Too many wrong numbers."),
  ]);
});

test("the shop sees what is due, says that it read one, and settles it", async () => {
  const form = { reason: "wrong", [`qty-${financialId}`]: "1" };
  const { to } = await visit(`/order/${orderId}/complain`, { by: shopper, form });
  const list = await visit("/admin/complaints", { by: owner });
  expect(list.text).toContain(to);
  expect(list.text).toContain("Answer by");
  expect((await visit(`${to}/acknowledge`, { by: owner, form: {} })).status).toBe(303);
  const wrong = { [`qty-${financialId}`]: "2", [`shelf-${financialId}`]: "on" };
  const refused = await visit(`${to}/resolve`, { by: owner, form: wrong });
  expect([refused.status, wrongFields(refused.text)]).toEqual([
    400,
    {
      by: "Please choose how to settle it.",
      text: "Please write what you tell the customer.",
      [`qty-${financialId}`]: "Please enter a number from 0 to 1.",
    },
  ]);
  expect(refused.text).toMatch(/type="checkbox"[^>]*checked=""/);
  const settled = await visit(`${to}/resolve`, {
    by: owner,
    form: { by: "refund", text: "We are sorry.", [`qty-${financialId}`]: "1" },
  });
  expect([settled.status, settled.to]).toEqual([303, to]);
  const shown = await visit(to, { by: shopper });
  expect(shown.text).toContain("We are sorry.");
  expect(shown.text).toContain("₹250.00 was given back.");
  expect((await visit(`${to}/resolve`, { by: shopper, form: {} })).status).toBe(302);
});
