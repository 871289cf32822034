import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true })).token;
});
afterAll(() => shop.close());

async function placed() {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const { body } = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId: pack.financialId, qty: 2 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token },
  );
  const path = `/api/orders/${String(body._id)}`;
  const put = (step: string) => shop.put(`${path}/${step}`, {}, { token: admin });
  const document = (as = token) => shop.get(`${path}/document`, { token: as });
  return { token, path, put, document, financialId: pack.financialId };
}

const setRegime = (regime: string) =>
  shop.bindings.DB.prepare(
    "INSERT OR REPLACE INTO shop_tax (id, regime, gstin, state) VALUES (1, ?, '29AAGCB7383J1Z4', '29')",
  )
    .bind(regime)
    .run();

test("an order has a document from its dispatch on, for its customer and admins; nothing of it changes but credit notes", async () => {
  const { token, path, put, document } = await placed();
  await put("pack");
  expect((await document()).status).toBe(404);
  await put("dispatch");
  const { status, body } = await document();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: "bill",
    groups: [],
    gross: 500,
    roundOff: 0,
    payable: 500,
    creditNotes: [],
    lines: [{ qty: 2, price: 250, amount: 500, rate: null, taxable: null }],
  });
  expect(body.number).toBe((await shop.get(path, { token })).body.invoiceNumber);
  expect((await document(admin)).body).toEqual(body);
  expect((await document((await shop.addVisitor()).token)).status).toBe(404);
  expect((await shop.get(`${path}/document`)).status).toBe(401);
  await put("cancel");
  const after = (await document()).body;
  expect(after).toEqual({ ...body, creditNotes: after.creditNotes });
  expect(after.creditNotes).toMatchObject([{ gross: 500, payable: 500, lines: body.lines }]);
});

test("in the regular regime its groups add up to its gross, and goods without a class are refused by name", async () => {
  await setRegime("regular");
  const { put, document } = await placed();
  await put("pack");
  const refused = await put("dispatch");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Please give these goods a tax class first: \w/),
  ]);
  await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'atta'").run();
  expect((await put("dispatch")).status).toBe(200);
  const { body } = await document();
  expect(body).toMatchObject({
    kind: "invoice",
    groups: [{ rate: 5, gross: 500, taxable: 476.2, cgst: 11.9, sgst: 11.9 }],
    lines: [{ rate: 5, hsn: "1101", taxable: 476.2 }],
  });
  const sum = (rows: unknown, field: string) =>
    (rows as Json[]).reduce((total, row) => total + Math.round(Number(row[field]) * 100), 0);
  expect(sum(body.groups, "gross")).toBe(sum(body.lines, "amount"));
});

test("what is paid is rounded when it is packed, where the owner wants whole rupees", async () => {
  await setRegime("none");
  await shop.bindings.DB.prepare("UPDATE shop_tax SET is_rounded = 1").run();
  const { path, put, document, token, financialId } = await placed();
  await shop.bindings.DB.prepare(
    "UPDATE order_lines SET dprice_paise = 24975 WHERE financial_id = ?",
  )
    .bind(financialId)
    .run();
  await shop.bindings.DB.prepare("UPDATE orders SET items_paise = 49950 WHERE id = ?")
    .bind(path.split("/").at(-1))
    .run();
  await put("pack");
  expect((await shop.get(path, { token })).body).toMatchObject({
    payablePrice: 500,
    totalPrice: 499.5,
  });
  await put("dispatch");
  expect((await document()).body).toMatchObject({ gross: 499.5, roundOff: 0.5, payable: 500 });
});
