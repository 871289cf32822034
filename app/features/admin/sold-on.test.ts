import { afterAll, beforeAll, expect, test } from "vitest";
import { getDay } from "#app/features/books/day-book.server.ts";
import { writeInDrawer } from "#app/features/books/write-drawer.server.ts";
import {
  deliverFor,
  deliverOnKhata,
  deliverOrder,
} from "#app/features/orders/progress/deliver-order.server.ts";
import { takenByUpi, takenInCash } from "#app/features/orders/progress/taken-at-door.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { soldOn } from "./sold-on.server.ts";

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

/** Dispatched; paid online where `paidAt` is said. */
async function order(paise: number, { userId = null, paidAt = null }: Partial<Paid> = {}) {
  const id = newId();
  await shop.bindings.DB.prepare(
    `INSERT INTO orders (id, order_key, cart_digest, user_id, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, items_paise, created_at, packed_at, settled_paise, dispatched_at, paid_at, charged_paise)
    VALUES (?1, ?1, '', ?3, 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001',
      iif(?4 IS NULL, 'Cash Or UPI', 'Online'), 1, ?2, 1, 1, ?2, 2, ?4, iif(?4 IS NULL, 0, ?2))`,
  )
    .bind(id, paise, userId, paidAt)
    .run();
  return id;
}
type Paid = { userId: string | null; paidAt: number | null };

test("what was sold is told by how it was paid, and the parts add up to it whatever else the drawer saw", async () => {
  const { context } = await shop.ask("/admin", { cookies: { session: admin } });
  await writeInDrawer(context, { kind: "float", amount: 200_000, text: "" });
  await writeInDrawer(context, { kind: "expense", amount: 12_000, text: "" });
  const holder = await shop.addCustomer();
  await shop.bindings.DB.prepare(
    "INSERT INTO khata_accounts (id, user_id, limit_paise, opened_at, consent_at) VALUES (?1, ?2, 90000, 1, 1)",
  )
    .bind(newId(), holder.id)
    .run();
  const back = await order(7_000);
  for (const outcome of [
    await deliverFor(context, await order(10_000), takenInCash()),
    await deliverFor(context, await order(5_050), takenByUpi("")),
    await deliverFor(context, back, takenInCash()),
    await deliverOnKhata(context, await order(3_000, { userId: holder.id })),
    await deliverOrder(context, await order(2_000, { paidAt: 1 })),
    await deliverOrder(context, await order(1_000)),
  ])
    expect(outcome).toMatchObject({ ok: true });
  for (const step of ["cash", "deliver"] as const) await undoStep(context, back, step);
  const today = indianDay(context.now);
  const sold = await soldOn(context, today);
  expect(Object.fromEntries(sold.map(({ paidAs, paise }) => [paidAs, paise]))).toEqual({
    ...{ cash: 10_000, upi: 5_050, khata: 3_000, online: 2_000, "": 1_000 },
  });
  expect((await getDay(context, today)).deliveredPaise).toBe(21_050);
});
