import { brotliCompressSync } from "node:zlib";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type OrderCommand, orderStepPath } from "#app/addresses/paths.ts";
import { loader as openOrder } from "#app/features/orders/order.route.tsx";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { qrCodeOf } from "#app/platform/qr-code.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import { QrImage } from "#app/ui/qr-image.tsx";
import { upiLink } from "#app/values/upi.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { action } from "#app/features/orders/progress/step.route.tsx";

let shop: PaymentShop;
let admin: string;
beforeAll(async () => {
  shop = await openPaymentShop();
  admin = (await shop.addCustomer({ isAdmin: true })).session;
});
afterAll(() => shop.close());

const svgOf = (text: string) =>
  renderToStaticMarkup(createElement(QrImage, { ...qrCodeOf(text), label: "code" }));

/** As a camera sees it. */
async function readCode(svg: string): Promise<string> {
  const drawn = svg.replace(
    "<svg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"',
  );
  const { data, info } = await sharp(Buffer.from(drawn))
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

const payment = {
  id: "kirana.stores@okaxis",
  name: "Kirana & Sons, ₹",
  paise: 45_200,
  note: "Khata Ravi",
  reference: "KH0123456789abcdef",
};

test("a UPI link encodes each value by itself, with the amount in two decimals, and its code reads as exactly that", async () => {
  const link = upiLink(payment);
  expect(link).toBe(
    "upi://pay?pa=kirana.stores@okaxis&pn=Kirana%20%26%20Sons%2C%20%E2%82%B9&am=452.00&cu=INR&tn=Khata%20Ravi&tr=KH0123456789abcdef",
  );
  expect(await readCode(svgOf(link))).toBe(link);
  expect(upiLink({ ...payment, paise: 50 })).toContain("&am=0.50&");
  const longest = upiLink({ ...payment, name: "म".repeat(99), note: "घी".repeat(40) });
  expect(await readCode(svgOf(longest))).toBe(longest);
});

test("a code weighs at most 2 KB, and without a UPI id or an amount there is none", () => {
  expect(brotliCompressSync(svgOf(upiLink(payment))).length).toBeLessThanOrEqual(2_048);
  expect(makeUpiRequest({ ...payment, id: "" })).toBeNull();
  expect(makeUpiRequest({ ...payment, paise: 0 })).toBeNull();
});

async function packedOrder() {
  const shopper = await shop.addCustomer();
  const cash = { paymentMethod: "Cash Or UPI" as "Online" };
  const id = await shop.order(shopper, await shop.addPack(), cash);
  await shop.bindings.DB.prepare(
    "UPDATE orders SET packed_at = 1, settled_paise = 20920 WHERE id = ?",
  )
    .bind(id)
    .run();
  return { id, shopper };
}

async function seen(id: string, session: string) {
  const asked = await shop.ask(`/order/${id}`, { cookies: { session } });
  return (await openOrder({ ...asked, params: { id } })).collection;
}

async function press(step: OrderCommand, id: string, form: Record<string, string> = {}) {
  const body = new URLSearchParams(form);
  const asked = await shop.ask(orderStepPath(id, step), {
    ...{ method: "POST", cookies: { session: admin }, body },
  });
  const answer = (await action({ ...asked, params: { id } })) as unknown as {
    status?: number;
    init?: { status: number };
    data?: unknown;
  };
  return { status: answer.status ?? answer.init?.status, data: answer.data };
}

const setUpiId = (id: string) =>
  shop.bindings.DB.prepare(
    "INSERT INTO shop_tax (id, regime, upi_id) VALUES (1, 'none', ?) ON CONFLICT DO UPDATE SET upi_id = excluded.upi_id",
  )
    .bind(id)
    .run();

test("staff see the code of what was packed as long as it is owed, the shopper from dispatch on; without a UPI id nobody", async () => {
  const { id, shopper } = await packedOrder();
  expect(await seen(id, admin)).toMatchObject({ upi: null, isStaff: true, canMakeLink: true });
  await setUpiId("shop@bank");
  const { upi } = (await seen(id, admin))!;
  expect(upi).toMatchObject({ id: "shop@bank", paise: 20_920 });
  expect(upi!.link).toContain(
    `&am=209.20&cu=INR&tn=Order%20${id.slice(0, 6).toUpperCase()}&tr=${id}`,
  );
  expect(await seen(id, shopper.session)).toBeNull();
  await shop.bindings.DB.prepare("UPDATE orders SET dispatched_at = 2 WHERE id = ?").bind(id).run();
  expect(await seen(id, shopper.session)).toEqual({
    ...{ upi, isStaff: false, khata: null, link: null, canMakeLink: false },
  });
  expect(await shop.orderRow(id)).toMatchObject({ paid_at: null });
  await setUpiId("");
  expect(await seen(id, shopper.session)).toBeNull();
});

test("UPI received stands with the last digits of its reference, once, from however many hands; and is taken back", async () => {
  const { id } = await packedOrder();
  for (const reference of ["123", "12a4", "1234567890123"])
    expect(await press("upi", id, { reference })).toMatchObject({
      status: 400,
      data: { errors: { reference: expect.any(String) }, values: { reference } },
    });
  const taken = await Promise.all([
    press("upi", id, { reference: "48 21" }),
    press("upi", id, { reference: "4821" }),
    press("cash", id),
  ]);
  expect(taken.filter(({ status }) => status === 303).length).toBeGreaterThan(0);
  const row = await shop.orderRow(id);
  expect(["UPI 4821", "Cash"]).toContain(row.payment_reference);
  expect(taken.map(({ status }) => status).sort()).toEqual(
    row.payment_reference === "Cash" ? [303, 409, 409] : [303, 303, 409],
  );
  const { context } = await shop.ask("/", { cookies: { session: admin } });
  expect(await undoStep(context, id, "cash")).toEqual({ ok: true });
  expect(await shop.orderRow(id)).toMatchObject({ paid_at: null, payment_reference: null });
});

test("the gateway's link is a code too, and only its word pays the order", async () => {
  const { id } = await packedOrder();
  expect((await press("link", id)).status).toBe(303);
  expect((await press("link", id)).status).toBe(303);
  const [payment, ...others] = await shop.paymentRows(id);
  expect([others, payment!.amount_paise]).toEqual([[], 20_920]);
  const { link, canMakeLink } = (await seen(id, admin))!;
  expect(canMakeLink).toBe(false);
  expect(link).toEqual(qrCodeOf(payment!.link!));
  expect(await shop.orderRow(id)).toMatchObject({ paid_at: null });
  await shop.press(payment!.link!, "pay");
  await vi.waitUntil(async () => (await shop.orderRow(id)).paid_at !== null, { timeout: 30_000 });
  expect(await shop.orderRow(id)).toMatchObject({ payment_reference: payment!.id });
  expect(await seen(id, admin)).toBeNull();
});
