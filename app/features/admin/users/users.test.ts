import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#app/values/identifier.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { findableUsers } from "#db/search-tables.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { deleteUser } from "#app/features/account/users/delete-user.server.ts";
import { action as deleteAction, loader as deletePage } from "./delete.route.tsx";
import { action as edit, loader as editPage } from "./edit.route.tsx";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { listUsers } from "#app/features/account/users/list-users.server.ts";
import { updateUser } from "#app/features/account/users/update-user.server.ts";
import { UserEditForm } from "./user-edit-form.tsx";
import { loader as listPage } from "./userlist.route.tsx";

let shop: TestShop;
let admin: { id: string; session: string; phone: string };
beforeAll(async () => {
  shop = await openTestShop();
  const { id, phone } = await shop.addCustomer({ isAdmin: true, name: "Asha Admin" });
  admin = { id, phone, session: await shop.signIn(id) };
});
afterAll(() => shop.close());

const ask = async () => (await shop.ask("/")).context;
const rowOf = (id: string) =>
  shop.bindings.DB.prepare("SELECT * FROM users WHERE id = ?")
    .bind(id)
    .first<Record<string, unknown>>();

async function send(
  action: typeof edit | typeof deleteAction,
  id: string,
  fields: Record<string, string>,
  session: string | null = admin.session,
) {
  const asked = await shop.ask(`/admin/user/${id}/edit`, {
    method: "POST",
    body: new URLSearchParams(fields),
    cookies: session ? { session } : {},
  });
  return (action as typeof edit)({ ...asked, params: { id } }).catch((thrown: Response) => thrown);
}

test("an update is stored, told by a toast, and leads back to the list", async () => {
  const { id } = await shop.addCustomer();
  const answer = (await send(edit, id, {
    name: " Ravi  Kumar ",
    phoneNo: "+91 91111 11111",
    isAdmin: "on",
  })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/userlist"]);
  const toast = decodeURIComponent(answer.headers.getSetCookie()[0]!.slice("toast=".length)).split(
    ".",
  )[0]!;
  expect(JSON.parse(atob(toast))).toEqual({
    kind: "success",
    message: "user updated successfully",
  });
  expect(await rowOf(id)).toMatchObject({ name: "Ravi Kumar", phone: "9111111111", role: "owner" });
});

test("the form says which phone it takes", () => {
  const form = createElement(UserEditForm, {
    user: { id: "u", name: "Ravi", phone: "9111111111" },
  });
  const router = createMemoryRouter([{ path: "/", element: form }]);
  const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const hint = markup.match(/name="phoneNo"[^>]*aria-describedby="([^"]+)"/)![1]!;
  expect(markup).toMatch(
    new RegExp(`<p id="${hint}"[^>]*>Please enter a 10-digit phone number.</p>`),
  );
});

test("a box that is not ticked makes no admin", async () => {
  const { id, phone } = await shop.addCustomer();
  await send(edit, id, { name: "Ravi", phoneNo: phone });
  expect(await rowOf(id)).toMatchObject({ role: null });
});

test.each([
  [{ name: " ", phoneNo: "9222222222" }, { name: "Please enter your name." }],
  [
    { name: "x".repeat(101), phoneNo: "9222222222" },
    { name: "Please use at most 100 characters." },
  ],
  [{ name: "Ravi", phoneNo: "12345" }, { phoneNo: "Please enter a valid 10-digit phone number." }],
  [{ name: "Ravi" }, { phoneNo: "Please enter a valid 10-digit phone number." }],
])(
  "%j comes back with its message and what was typed, and nothing is written",
  async (fields, errors) => {
    const { id } = await shop.addCustomer();
    const before = await rowOf(id);
    expect(await send(edit, id, fields)).toMatchObject({
      init: { status: 400 },
      data: { errors, values: fields },
    });
    expect(await rowOf(id)).toEqual(before);
  },
);

test("a phone that another user has is a 409 at its field, for two at once, too", async () => {
  const [taken, one, two] = [
    await shop.addCustomer(),
    await shop.addCustomer(),
    await shop.addCustomer(),
  ];
  expect(
    await send(edit, one.id, { name: "Ravi", phoneNo: taken.phone, isAdmin: "on" }),
  ).toMatchObject({
    init: { status: 409 },
    data: { errors: { phoneNo: "Another user has this phone number." }, values: { isAdmin: "on" } },
  });
  expect(await rowOf(one.id)).toMatchObject({ phone: one.phone, role: null });
  const wanted = { name: "Ravi", phoneNo: "9333333333", isAdmin: false };
  const outcomes = await Promise.all([
    updateUser(await ask(), one.id, wanted),
    updateUser(await ask(), two.id, wanted),
  ]);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({
    reason: "phone-taken",
    status: 409,
  });
});

test("an admin can be neither edited nor deleted, not even by the own hand", async () => {
  const other = await shop.addCustomer({ isAdmin: true });
  for (const id of [other.id, admin.id]) {
    expect(await send(edit, id, { name: "X", phoneNo: "9444444444" })).toMatchObject({
      status: 403,
    });
    expect(await send(deleteAction, id, {})).toMatchObject({
      init: { status: 403 },
      data: { refused: "An admin can't be deleted.", back: "/admin/userlist" },
    });
    const asked = await shop.ask(`/admin/user/${id}/edit`, { cookies: { session: admin.session } });
    await expect(editPage({ ...asked, params: { id } })).rejects.toMatchObject({ status: 403 });
    expect(await rowOf(id)).toMatchObject({ role: "owner" });
  }
  expect(await rowOf(other.id)).toMatchObject({ name: other.name, phone: other.phone });
});

test("a deleted customer is signed out and gone, the orders and reviews stay under their name", async () => {
  const { id } = await shop.addCustomer();
  const session = await shop.signIn(id);
  const [pack] = await shop.addProduct({ name: "Besan", brands: { X: [{}] } });
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare(
      `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, created_at)
      VALUES ('keptorder1', ?, 'k', '', 'Ravi', '9876543210', '', '', '', 'Cash Or UPI', 1, 1)`,
    ).bind(id),
    shop.bindings.DB.prepare(
      "INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at) VALUES ('r', ?, ?, 'Ravi', 5, '', 1)",
    ).bind(pack!.productId, id),
    shop.bindings.DB.prepare(
      "INSERT INTO repeats (user_id, path, key, digest, created_at) VALUES (?, '/api/orders', 'k', 'd', 1)",
    ).bind(id),
  ]);
  const answer = (await send(deleteAction, id, {})) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/userlist"]);
  expect(await rowOf(id)).toBeNull();
  const d1 = shop.bindings.DB;
  expect(await d1.prepare("SELECT 1 FROM repeats WHERE user_id = ?").bind(id).first()).toBeNull();
  expect(
    await d1.prepare("SELECT user_id, customer_name FROM orders WHERE id = 'keptorder1'").first(),
  ).toEqual({ user_id: null, customer_name: "Ravi" });
  expect(await d1.prepare("SELECT user_id, name FROM reviews WHERE id = 'r'").first()).toEqual({
    user_id: null,
    name: "Ravi",
  });
  const { getVisitor } = await import("#app/features/session/visitor.server.ts");
  expect(await getVisitor((await shop.ask("/", { cookies: { session } })).context)).toBeNull();
  expect(await send(deleteAction, id, {})).toMatchObject({ status: 404 });
});

test("a user is found by id or by phone, without the password's hash", async () => {
  const { id, phone } = await shop.addCustomer();
  const user = await getUser(await ask(), id);
  expect(user).toMatchObject({ id, phone, city: "Bengaluru" });
  expect(JSON.stringify(user)).not.toContain("argon2");
  expect(await getUser(await ask(), phone)).toEqual(user);
  expect(await getUser(await ask(), `91${phone}`)).toEqual(user);
  for (const nobody of ["", newId(), "0000000000", "' OR 1=1 --"])
    expect(await getUser(await ask(), nobody)).toBeNull();
  for (const unknown of ["", "x", newId()]) {
    expect(
      await updateUser(await ask(), unknown, { name: "X", phoneNo: "9555555555", isAdmin: false }),
    ).toMatchObject({ status: 404 });
    expect(await deleteUser(await ask(), unknown)).toMatchObject({ status: 404 });
  }
});

test("users are listed newest first, page after page, found by name or phone, few rows read of ten thousand", async () => {
  await shop.bindings.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO users (id, name, phone, password_hash, created_at) SELECT 'many' || printf('%06d', i), 'Sita Devi', printf('7%09d', i), '', i FROM n`,
  ).run();
  await shop.bindings.DB.prepare(findableUsers).run();
  const real = shop.bindings.DB;
  const { d1, take } = countD1(real);
  shop.bindings.DB = d1;
  const { context } = await shop.ask("/");
  shop.bindings.DB = real;
  const read = async (text: string, before: number | null) => {
    const page = await listUsers(context, { text, before });
    const rowsRead = take().statements.reduce((sum, statement) => sum + statement.rowsRead, 0);
    expect(rowsRead).toBeLessThanOrEqual(200);
    return page;
  };
  const numbers = (page: { users: { id: string }[] }) =>
    page.users.map(({ id }) => Number(id.slice(4)));
  const first = await read("", null);
  expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, index) => 10_000 - index));
  expect(numbers(await read("", first.before))[0]).toBe(9_950);
  const found = await read("sita", null);
  expect(numbers(found)[0]).toBe(10_000);
  expect(numbers(await read("devi SIT", found.before))[0]).toBe(9_950);
  expect(numbers(await read("7000001234", null))).toEqual([1_234]);
  expect(await read("' OR", null)).toEqual({ users: [], before: null });
  await updateUser(await ask(), "many000007", {
    name: "Zubin",
    phoneNo: "7888888888",
    isAdmin: false,
  });
  expect(numbers(await read("zubin", null))).toEqual([7]);
  expect(numbers(await read("7000000007", null))).toEqual([]);
  await deleteUser(await ask(), "many000007");
  expect(await read("zubin", null)).toEqual({ users: [], before: null });
});

test("a customer and a visitor are sent to sign in by every page and form, and nothing is written", async () => {
  const { id, name } = await shop.addCustomer();
  const customer = await shop.signIn(id);
  for (const session of [customer, null]) {
    for (const loader of [listPage, editPage, deletePage] as (typeof editPage)[]) {
      const asked = await shop.ask("/admin/x", { cookies: session ? { session } : {} });
      await expect(loader({ ...asked, params: { id: newId() } })).rejects.toMatchObject({
        status: 302,
      });
    }
    expect(
      await send(edit, id, { name: "X", phoneNo: "9666666666", isAdmin: "on" }, session),
    ).toMatchObject({ status: 302 });
    expect(await send(deleteAction, id, {}, session)).toMatchObject({ status: 302 });
  }
  expect(await rowOf(id)).toMatchObject({ name, role: null });
});

test("the page of a user tells their role, how many orders they made and what they owe", async () => {
  const { id } = await shop.addCustomer();
  const shown = async () =>
    editPage({
      ...(await shop.ask(`/admin/user/${id}/edit`, { cookies: { session: admin.session } })),
      params: { id },
    });
  expect(await shown()).toMatchObject({
    role: null,
    orderCount: 0,
    lastOrderAt: null,
    owedPaise: null,
  });
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare(
      `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, items_paise, created_at)
    VALUES ('0123456789abcdee', ?, 'k', '', 'Ravi', '9876543210', '', '', '', 'Cash Or UPI', 1, 49900, 7)`,
    ).bind(id),
    shop.bindings.DB.prepare(
      "INSERT INTO khata_accounts (id, user_id, limit_paise, balance_paise, opened_at, consent_at) VALUES ('0123456789abcded', ?, 9000, 4200, 1, 1)",
    ).bind(id),
  ]);
  expect(await shown()).toMatchObject({ orderCount: 1, lastOrderAt: 7, owedPaise: 4200 });
});
