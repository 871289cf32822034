// Between the two migrations of a deploy the old Worker and the new one write into one database: the
// old one counts on the triggers, the new one's commands say all themselves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateProfile } from "#app/features/account/profile/update-profile.server.ts";
import { listUsers } from "#app/features/account/users/list-users.server.ts";
import { updateUser } from "#app/features/account/users/update-user.server.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { saveAddress } from "#app/features/checkout/shipping/save-address.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { searchOrders } from "#app/features/orders/list-orders.server.ts";
import { startSession } from "#app/features/session/session.server.ts";
import { getVisitor, requireCustomer } from "#app/features/session/visitor.server.ts";
import { newId } from "#app/values/identifier.ts";
import { applyMissing, migrationNames, waitsForWorker } from "#db/migrate.ts";
import { openBindings } from "#scripts/bindings.ts";
import { openTestShop } from "./test-shop.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let local: Awaited<ReturnType<typeof openBindings>>;
const place = { street: "7 Residency Road", city: "Bengaluru", postalCode: "560025" };

beforeAll(async () => {
  shop = await openTestShop();
  local = await openBindings(null);
  const names = migrationNames();
  const at = names.findIndex((name) => name.endsWith("_write_in_the_command.sql"));
  await applyMissing(local.bindings.DB, names.slice(0, at));
  shop.bindings.DB = local.bindings.DB;
  await old(`INSERT INTO users (id, name, phone, password_hash, is_admin, street, city, postal_code, created_at) VALUES
    ('0123456789abcde0', 'Asha Admin', '9000000001', 'x', 1, '', '', '', 1),
    ('0123456789abcde1', 'Ravi Kumar', '9000000002', 'x', 0, '1 Main Road', 'Bengaluru', '560001', 1)`);
  await orderOfOld("0123456789abcd01");
  // Codes hang on the packs' table, which is made anew by a migration that waits for the Worker.
  await applyMissing(
    local.bindings.DB,
    names.filter((name) => !waitsForWorker(name) && !name.endsWith("_keep_codes.sql")),
  );
});
afterAll(async () => {
  await shop.close();
  await local.close();
});

/** As the old Worker says it. */
const old = (...statements: string[]) =>
  local.bindings.DB.batch(statements.map((sql) => local.bindings.DB.prepare(sql)));
const orderOfOld = (id: string, slotId: string | null = null) =>
  old(
    `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, created_at, slot_id)
    SELECT '${id}', id, '${id}', '', name, phone, street, city, postal_code, 'Cash Or UPI', 1, 1, ${slotId ? `'${slotId}'` : "NULL"} FROM users WHERE id = '0123456789abcde1'`,
    `UPDATE orders SET lines_written = 1 WHERE id = '${id}'`,
  );
const rows = async (sql: string) =>
  (await local.bindings.DB.prepare(sql).all<Record<string, unknown>>()).results;
const ask = async (session?: string) => {
  const { request, context } = await shop.ask("/", session ? { cookies: { session } } : {});
  return { request, context };
};
const foundUsers = async (text: string) =>
  (await listUsers((await ask()).context, { text })).users.map(({ name }) => name);
const foundOrders = async (text: string) =>
  (await searchOrders((await ask()).context, text, null)).orders.map(({ id }) => id);

test("what both Workers write between the migrations stands once, and afterwards the commands alone keep it", async () => {
  const { context } = await ask();
  expect([await foundUsers("ravi"), await foundOrders("01234")]).toEqual([
    ["Ravi Kumar"],
    ["0123456789abcd01"],
  ]);

  const slot = "slot000000000001";
  await old(
    `INSERT INTO delivery_slots VALUES ('${slot}', NULL, '2030-11-25', 1921840200000, 1921847400000, 1921833000000, 9, 0, 0, 0)`,
    "INSERT INTO categories (id, name, position) VALUES ('flours', 'Flours', 1)",
  );
  const [pack] = await shop.addProduct({ name: "Atta", brands: { X: [{}] } });
  const session = await shop.signIn("0123456789abcde1");
  const customer = await ask(session).then(({ request, context: c }) =>
    requireCustomer(request, c),
  );
  const order = async () => {
    const placed = await placeOrder((await ask(session)).context, customer, {
      entries: [{ financialId: pack!.financialId, qty: 1, seenPaise: 10_000 }],
      ...{ orderKey: newId(), paymentMethod: "Cash Or UPI", slotId: slot },
      address: place,
    });
    if (!placed.ok) throw new Error(placed.reason);
    return placed.orderId;
  };
  const takenPlaces = async () => (await rows("SELECT taken FROM delivery_slots"))[0]!.taken;
  await orderOfOld("1123456789abcd02", slot);
  const mine = await order();
  expect([await takenPlaces(), await foundOrders("ravi")]).toEqual([
    2,
    [mine, "1123456789abcd02", "0123456789abcd01"],
  ]);
  await old(
    "UPDATE orders SET cancelled_at = 2, stock_returned_at = 2 WHERE id = '1123456789abcd02'",
  );
  expect(await takenPlaces()).toBe(1);

  await old(
    "UPDATE users SET name = 'Ravi Rao', street = '2 Other Road' WHERE id = '0123456789abcde1'",
  );
  expect([await foundUsers("rao"), await foundUsers("kumar")]).toEqual([["Ravi Rao"], []]);
  const seen = async () => getVisitor((await ask(session)).context);
  expect(await seen()).toMatchObject({ name: "Ravi Rao", street: "2 Other Road" });
  await saveAddress(context, customer, place);
  expect(await rows("SELECT street, city, postal_code FROM users WHERE street <> ''")).toEqual([
    { street: place.street, city: place.city, postal_code: place.postalCode },
  ]);

  const { length: before } = await rows("SELECT seq FROM admin_log");
  await startSession(context, "cookie", {
    ...{ userId: "0123456789abcde0", passwordHash: "x", userAgent: null },
  });
  await old(
    "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ('old', '0123456789abcde0', 1, 2), ('older', '0123456789abcde0', 2, 3)",
  );
  const owner = await ask(await shop.signIn("0123456789abcde0"));
  await updateProfile(owner.context, await requireCustomer(owner.request, owner.context), {
    ...{ name: "Asha Admin", password: "Another 12345", street: "", city: "", postalCode: "" },
  });
  await applyMissing(local.bindings.DB, migrationNames());
  expect(await rows(`SELECT kind FROM admin_log ORDER BY seq LIMIT 9 OFFSET ${before}`)).toEqual(
    ["sign-in", "sign-in", "sign-in", "sign-in", "password"].map((kind) => ({ kind })),
  );

  const { phone } = customer;
  await updateUser(context, customer.id, { name: "Meera", phoneNo: phone, isAdmin: false });
  expect([await foundUsers("meera"), await foundUsers("rao")]).toEqual([["Meera"], []]);
  expect(await seen()).toMatchObject({ name: "Meera", ...place });
  expect(await rows("SELECT street, is_default FROM addresses")).toEqual([
    { street: place.street, is_default: 1 },
  ]);
  const next = await order();
  expect([await takenPlaces(), (await foundOrders("ravi"))[0]]).toEqual([2, next]);
  const asked = await ask(session);
  await cancelOrder(asked.context, customer, { orderId: mine, reason: "" });
  expect(await takenPlaces()).toBe(1);
});
