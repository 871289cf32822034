import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSave } from "#app/features/catalogue/prices/write-save.server.ts";
import { deleteProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { resetPassword } from "#app/features/account/registration/reset/reset-password.server.ts";
import { updateUser } from "#app/features/account/users/update-user.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { newId } from "#app/values/identifier.ts";
import { phoneGrants } from "#db/schema/codes.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { removeAdminSql } from "#scripts/admin-sql.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type LogEntry, changesOf, subjectOf, verbOf } from "#app/features/audit/entry.ts";
import { listEntries } from "./list-entries.server.ts";
import { loader } from "./log.route.tsx";

let shop: ApiShop;
let admin: { id: string; name: string; token: string; session: string };
beforeAll(async () => {
  shop = await openApiShop();
  admin = await shop.addVisitor({ isAdmin: true, name: "Asha Admin" });
});
afterAll(() => shop.close());

const entries = async () =>
  (await listEntries((await shop.ask("/")).context, { kind: null, before: null })).entries;
const told = (entry: LogEntry) => [
  entry.userName,
  entry.kind,
  verbOf(entry),
  ...changesOf(entry).map(({ field, was, is }) => `${field} ${was} → ${is}`),
];
const newest = async () => told((await entries())[0]!);
const asked = async () => (await shop.ask("/", { cookies: { session: admin.session } })).context;
const asAdmin = () => ({ token: admin.token });
const d1 = () => shop.bindings.DB;

test("every write of an admin by the API leaves one entry that says who, what, and before and after", async () => {
  const pack = await shop.addPack({ countInStock: 5 });
  const path = `/api/products/${pack.productId}/details/${pack.detailId}`;
  await shop.put(path, { quantity: 1, price: 199, Discount: 0, countInStock: 9 }, asAdmin());
  expect(await newest()).toEqual([
    "Asha Admin",
    "detail",
    "changed",
    "Price ₹250.00 → ₹199.00",
    "Selling price ₹250.00 → ₹199.00",
    "Stock 5 → 9",
  ]);
  await shop.put(`/api/products/${pack.productId}`, { category: "Oils" }, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "product", "changed", "Category Flours → Oils"]);
  await shop.post(`${path}/financials`, { quantity: 2, units: "kg" }, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "pack", "created"]);
  expect(subjectOf((await entries())[0]!)).toMatch(/^Aashirvaad Atta \w+ 2 kg$/);
  await shop.post(`/api/products/${pack.productId}/details`, { brand: "Fortune" }, asAdmin());
  expect(subjectOf((await entries())[0]!)).toMatch(/^Fortune Atta/);
  await shop.remove(path, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "detail", "deleted"]);
  await shop.remove(`/api/products/${pack.productId}`, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "product", "deleted"]);
  await shop.post("/api/products", undefined, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "product", "created"]);
});

test("what is changed of a customer is told without the data", async () => {
  const { id, phone } = await shop.addCustomer({ name: "Farida Sheikh" });
  await shop.put(
    `/api/users/${id}`,
    { name: "Farida S", phoneNo: phone, isAdmin: false },
    asAdmin(),
  );
  expect(await newest()).toEqual(["Asha Admin", "user", "changed", "Name old → new"]);
  expect(subjectOf((await entries())[0]!)).toBe("Farida S");
  await shop.put(
    `/api/users/${id}/address`,
    { street: "7 Secret Lane", city: "Pune", postalCode: "411001" },
    asAdmin(),
  );
  expect(await newest()).toEqual(["Asha Admin", "user", "changed", "Delivery address old → new"]);
  await shop.put(
    `/api/users/${id}`,
    { name: "Farida S", phoneNo: "9111122223", isAdmin: true },
    asAdmin(),
  );
  expect(await newest()).toEqual([
    "Asha Admin",
    "user",
    "changed",
    "Admin no → yes",
    "Phone old → new",
  ]);
  const gone = await shop.addCustomer();
  await shop.remove(`/api/users/${gone.id}`, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "user", "deleted"]);
  expect(subjectOf((await entries())[0]!)).toBe("A customer");
  const { results } = await d1().prepare("SELECT * FROM admin_log").all();
  expect(JSON.stringify(results)).not.toMatch(new RegExp(`Farida|Secret|Pune|${phone}|9111122223`));
});

test("the steps of an order and a save of prices are told", async () => {
  await d1()
    .prepare(
      `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, items_paise, created_at)
    VALUES ('0123456789abcdef', 'k', '', 'Ravi', '9876543210', '', '', '', 'Cash Or UPI', 1, 49900, 1)`,
    )
    .run();
  await shop.put("/api/orders/0123456789abcdef/pack", undefined, asAdmin());
  expect(await newest()).toEqual([
    "Asha Admin",
    "order",
    "changed",
    "Accepted no → yes",
    "Packed no → yes",
    "Amount  → ₹499.00",
  ]);
  await shop.put("/api/orders/0123456789abcdef/pay", { method: "cash" }, asAdmin());
  expect(await newest()).toEqual(["Asha Admin", "order", "changed", "Paid no → yes"]);
  expect(subjectOf((await entries())[0]!)).toBe("012345");
  const { financialId, productId } = await shop.addPack();
  const [before, next] = [
    { pricePaise: 25_000, discountBasisPoints: 0, dpricePaise: 25_000 },
    { pricePaise: 24_000, discountBasisPoints: 0, dpricePaise: 24_000 },
  ];
  const customer = {
    ...admin,
    phone: "",
    role: "owner" as const,
    isAdmin: true,
    street: "",
    city: "",
    postalCode: "",
  };
  const change = { financialId, productId, before, next, stockChange: 0 };
  expect(
    await writeSave(await asked(), customer, { id: "save1", undoes: null, changes: [change] }),
  ).toBe(true);
  expect((await entries())[0]).toMatchObject({
    kind: "prices",
    subjectId: "save1",
    userName: "Asha Admin",
    after: { packs: 1 },
  });
  expect(subjectOf((await entries())[0]!)).toMatch(/^Aashirvaad Atta/);
  expect(
    await writeSave(await asked(), customer, { id: "save2", undoes: null, changes: [change] }),
  ).toBe(false);
  expect((await entries())[0]).toMatchObject({ subjectId: "save1" });
});

test("an admin's sign-ins, own new passwords and uploads are told, and nothing personal with them", async () => {
  const other = await shop.addCustomer({
    isAdmin: true,
    name: "Bela Admin",
    password: "Admin@12345",
  });
  const agent = { "User-Agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0" };
  const before = await shop.count("admin_log");
  await shop.post("/api/users/auth", { phoneNo: other.phone, password: "wrong" });
  await shop.post("/api/users/auth", {
    phoneNo: (await shop.addCustomer()).phone,
    password: "Customer@12345",
  });
  expect(await shop.count("admin_log")).toBe(before);
  const body = { phoneNo: other.phone, password: "Admin@12345" };
  const { body: signedIn } = await shop.post("/api/users/auth", body, { headers: agent });
  expect(await newest()).toEqual(["Bela Admin", "sign-in", "signed in"]);
  expect(subjectOf((await entries())[0]!)).toBe("Chrome on Android");
  const token = String(signedIn.token);
  await shop.put("/api/users/profile", { password: "Another 12345" }, { token });
  expect(await newest()).toEqual(["Bela Admin", "password", "changed"]);
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "green" } });
  const form = new FormData();
  form.set("image", new File([Uint8Array.from(await picture.png().toBuffer())], "Front.png"));
  const uploaded = await shop.send("POST", "/api/upload", { token, form });
  expect(uploaded.status).toBe(201);
  expect(await newest()).toEqual(["Bela Admin", "upload", "uploaded"]);
  expect(uploaded.body.image).toBe(`/images/${subjectOf((await entries())[0]!)}`);
  const { results } = await d1().prepare("SELECT * FROM admin_log").all();
  expect(JSON.stringify(results)).not.toContain(other.phone);
});

test("a new password of an admin who forgot the old one is told, a customer's is not", async () => {
  const reset = async ({ phone }: { phone: string }) => {
    const { context } = await shop.ask("/");
    const token = newId();
    await context.db.insert(phoneGrants).values({
      ...{ phone, purpose: "reset" as const, tokenHash: await sha256Hex(token) },
      expiresAt: context.now + 60_000,
    });
    return resetPassword(context, { phone, token, password: "Another 12345" });
  };
  const before = (await shop.count("admin_log"))!;
  expect(await reset(await shop.addCustomer())).toMatchObject({ ok: true });
  expect(await shop.count("admin_log")).toBe(before);
  const other = await shop.addCustomer({ isAdmin: true, name: "Chitra Admin" });
  expect(await reset(other)).toMatchObject({ ok: true });
  expect(await newest()).toEqual(["Chitra Admin", "password", "changed"]);
  expect(await shop.count("admin_log")).toBe(before + 1);
});

test("what was refused, was not there or changed nothing leaves no entry", async () => {
  const { id, phone } = await shop.addCustomer({ name: "Ravi" });
  const taken = await shop.addCustomer();
  const before = await shop.count("admin_log");
  await shop.put(
    `/api/users/${id}`,
    { name: "Ravi", phoneNo: taken.phone, isAdmin: true },
    asAdmin(),
  );
  await shop.put(`/api/users/${id}`, { name: "Ravi", phoneNo: phone, isAdmin: false }, asAdmin());
  await shop.remove(`/api/users/${admin.id}`, asAdmin());
  await shop.remove("/api/products/nothing", asAdmin());
  await shop.put("/api/orders/0123456789abcdef/deliver", undefined, asAdmin());
  expect(await shop.count("admin_log")).toBe(before);
});

test("a change whose entry can't be written is not made", async () => {
  const pack = await shop.addPack();
  await d1()
    .prepare(
      "CREATE TRIGGER no_log BEFORE INSERT ON admin_log BEGIN SELECT RAISE(ABORT, 'full'); END",
    )
    .run();
  await expect(deleteProduct(await asked(), pack.productId)).rejects.toThrow();
  await d1().prepare("DROP TRIGGER no_log").run();
  expect(
    await d1()
      .prepare("SELECT count(*) AS n FROM financials WHERE id = ?")
      .bind(pack.financialId)
      .first("n"),
  ).toBe(1);
});

test("an entry is never changed or removed, and one from the command line names nobody", async () => {
  await expect(d1().prepare("UPDATE admin_log SET user_name = 'Nobody'").run()).rejects.toThrow(
    /never changed/,
  );
  await expect(d1().prepare("DELETE FROM admin_log").run()).rejects.toThrow(/never removed/);
  const { phone, id } = await shop.addCustomer({ isAdmin: true });
  await databaseOf(d1()).execute(removeAdminSql(phone));
  expect(await newest()).toEqual(["", "user", "changed", "Admin yes → no"]);
  const before = await shop.count("admin_log");
  await updateUser(await asked(), id, { name: "Ravi", phoneNo: phone, isAdmin: true });
  expect(await shop.count("admin_log")).toBe(before! + 1);
});

test("only admins read the log, a page at a time, of one kind or one person if they like, few rows of ten thousand", async () => {
  await d1()
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO admin_log (kind, subject_id, user_id, after, is_closed, created_at)
    SELECT iif(i % 100 = 0, 'order', 'pack'), 's' || i, iif(i % 150 = 0, 'bela', NULL), '{}', 1, i FROM n`,
    )
    .run();
  const real = d1();
  const { d1: counting, take } = countD1(real);
  const read = async (path: string) => {
    shop.bindings.DB = counting;
    const page = await loader(
      await shop.ask(path, { cookies: { session: admin.session } }),
    ).finally(() => {
      shop.bindings.DB = real;
    });
    expect(
      take().statements.reduce((sum, statement) => sum + statement.rowsRead, 0),
    ).toBeLessThanOrEqual(200);
    return page;
  };
  const first = await read("/admin/log");
  expect(first.entries.map(({ subjectId }) => subjectId).slice(0, 2)).toEqual(["s10000", "s9999"]);
  expect((await read(`/admin/log?before=${first.before}`)).entries[0]?.subjectId).toBe("s9950");
  const orders = await read("/admin/log?kind=order");
  expect(new Set(orders.entries.map(({ kind }) => kind))).toEqual(new Set(["order"]));
  expect(orders.entries).toHaveLength(50);
  expect((await read(`/admin/log?kind=order&before=${orders.before}`)).entries[0]?.subjectId).toBe(
    "s5000",
  );
  const belas = await read("/admin/log?by=bela");
  expect(belas.entries.map(({ subjectId }) => subjectId).slice(0, 2)).toEqual(["s9900", "s9750"]);
  expect((await read("/admin/log?by=bela&kind=pack")).entries[0]?.subjectId).toBe("s9750");
  expect((await read("/admin/log?by=nobody")).entries).toEqual([]);
  expect(orders.entries.some(({ isOwn }) => isOwn)).toBe(false);
  expect((await read("/admin/log?kind='&before=x")).entries[0]?.subjectId).toBe("s10000");
  const customer = await shop.addVisitor();
  await expect(
    loader(await shop.ask("/admin/log", { cookies: { session: customer.session } })),
  ).rejects.toMatchObject({ status: 302 });
});

test("who no longer works in the shop stays the chosen one, with what was done or without", async () => {
  const chosen = async (query: string) => {
    const cookies = { session: admin.session };
    const { people, by } = await loader(await shop.ask(`/admin/log?${query}`, { cookies }));
    return people.filter(({ id }) => id === by).map(({ name }) => name);
  };
  const { id } = await shop.addCustomer({ name: "Bela Gone" });
  await d1()
    .prepare(
      "INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at) VALUES ('shop', 's', ?, 'Bela Then', '{}', 1, 1)",
    )
    .bind(id)
    .run();
  expect(await chosen(`by=${id}`)).toEqual(["Bela Then"]);
  expect(await chosen(`by=${id}&kind=order`)).toEqual(["Bela Gone"]);
  expect(await chosen(`by=${admin.id}`)).toEqual(["Asha Admin"]);
});
