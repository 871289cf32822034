import { afterAll, beforeAll, expect, test } from "vitest";
import { deletingDetail } from "#app/features/admin/products/detail/delete-detail.server.ts";
import { deletingProduct } from "#app/features/admin/products/product/delete-product.server.ts";
import {
  action as saveCatalogue,
  loader as openCatalogue,
} from "#app/features/admin/csv/csv.route.tsx";
import { action as saveTax, loader as openTax } from "#app/features/admin/tax/tax.route.tsx";
import { action as deleteUser } from "#app/features/admin/users/delete.route.tsx";
import { action as editUser } from "#app/features/admin/users/edit.route.tsx";
import { importUpload } from "#app/features/catalogue/csv/import-upload.server.ts";
import { action as saveProfile } from "#app/features/account/profile/profile.route.tsx";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import type { Challenge } from "#app/features/session/challenge.ts";

const password = "Admin@12345";
const profile = { name: "Asha", street: "1 Main Road", city: "Pune", postalCode: "411001" };
const minuteMs = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Action = typeof editUser;
type Admin = { id: string; phone: string; session: string };

async function addAdmin(signedInMinutesAgo: number): Promise<Admin> {
  const { id, phone } = await shop.addCustomer({ isAdmin: true, password });
  const session = await shop.signIn(id);
  await shop.bindings.DB.prepare("UPDATE sessions SET created_at = ? WHERE user_id = ?")
    .bind(Date.now() - signedInMinutesAgo * minuteMs, id)
    .run();
  return { id, phone, session };
}

async function post(
  action: unknown,
  admin: Admin,
  {
    id = "",
    path = "/admin/act",
    fields = {},
  }: { id?: string; path?: string; fields?: Record<string, string> },
) {
  const asked = await shop.ask(path, {
    method: "POST",
    cookies: { session: admin.session },
    body: new URLSearchParams(fields),
  });
  const answer: unknown = await (action as Action)({ ...asked, params: { id } }).catch(
    (thrown: Response) => thrown,
  );
  return answer as Response;
}

async function challenge(
  answer: Response,
): Promise<Challenge & { status: number; wait: string | null }> {
  return {
    status: answer.status,
    wait: answer.headers.get("Retry-After"),
    ...((await answer.json()) as Challenge),
  };
}

const exists = async (id: string) =>
  await shop.bindings.DB.prepare(
    "SELECT coalesce(role, 'customer') AS role FROM users WHERE id = ?",
  )
    .bind(id)
    .first<string>("role");

test("within half an hour of signing in nothing is asked", async () => {
  const admin = await addAdmin(29);
  const { id } = await shop.addCustomer();
  expect((await post(deleteUser, admin, { id })).status).toBe(303);
  expect(await exists(id)).toBeNull();
});

test("later the password is asked for, with what was posted; the right one carries on and is good for half an hour", async () => {
  const admin = await addAdmin(31);
  const { id, phone } = await shop.addCustomer();
  const fields = { name: "Ravi Kumar", phoneNo: phone, isAdmin: "on" };
  const path = `/admin/user/${id}/edit?x=1`;
  const asked = await challenge(await post(editUser, admin, { id, path, fields }));
  expect(asked).toMatchObject({
    status: 403,
    kind: "confirm",
    action: path,
    fields,
    phone: admin.phone,
    error: null,
  });
  expect(await exists(id)).toBe("customer");
  expect(
    (
      await post(editUser, admin, {
        id,
        path,
        fields: { ...asked.fields, username: admin.phone, currentPassword: password },
      })
    ).status,
  ).toBe(303);
  expect(await exists(id)).toBe("owner");
  const other = await shop.addCustomer();
  expect((await post(deleteUser, admin, { id: other.id })).status).toBe(303);
  await shop.bindings.DB.prepare(
    "UPDATE sessions SET confirmed_at = confirmed_at - ? WHERE user_id = ?",
  )
    .bind(31 * minuteMs, admin.id)
    .run();
  expect((await post(deleteUser, admin, { id: (await shop.addCustomer()).id })).status).toBe(403);
});

test("what harms nobody is not asked about", async () => {
  const admin = await addAdmin(600);
  const { id, phone } = await shop.addCustomer();
  expect(
    (await post(editUser, admin, { id, fields: { name: "Asha", phoneNo: phone } })).status,
  ).toBe(303);
});

test("changing anyone's phone asks, with what was typed; setting one's own password before does not count", async () => {
  const admin = await addAdmin(31);
  const { id } = await shop.addCustomer();
  const fields = { name: "Ravi Kumar", phoneNo: "9222200001" };
  const taken = { ...profile, password: "Stolen 12345", confirmPassword: "Stolen 12345" };
  const refused = (await post(saveProfile, admin, { fields: taken })) as unknown as {
    data: { errors: object; values: object };
    init: ResponseInit;
  };
  expect(refused.init.status).toBe(403);
  expect(refused.data).toMatchObject({
    errors: { currentPassword: "Confirm your password first." },
    values: profile,
  });
  expect(JSON.stringify(refused.data)).not.toContain("Stolen");
  const asked = await challenge(await post(editUser, admin, { id, fields }));
  expect(asked).toMatchObject({ status: 403, fields });
  expect(
    (await post(editUser, admin, { id, fields: { ...fields, currentPassword: "Stolen 12345" } }))
      .status,
  ).toBe(400);
  expect(
    (await post(editUser, admin, { id, fields: { ...fields, currentPassword: password } })).status,
  ).toBe(303);
});

test("with the old password beside it the profile takes a new one", async () => {
  const admin = await addAdmin(31);
  const fields = { ...profile, password: "Another 12345", confirmPassword: "Another 12345" };
  const wrong = (await post(saveProfile, admin, {
    fields: { ...fields, currentPassword: "wrong" },
  })) as unknown as { data: { errors: object }; init: ResponseInit };
  expect([wrong.init.status, wrong.data.errors]).toEqual([
    400,
    { currentPassword: "This is not your password." },
  ]);
  const { status } = await post(saveProfile, admin, {
    fields: { ...fields, currentPassword: password },
  });
  expect(status).toBe(303);
});

test("an import is refused by the command itself", async () => {
  const admin = await addAdmin(31);
  const { context } = await shop.ask("/admin/catalogue", { cookies: { session: admin.session } });
  const customer = (await getVisitor(context))!;
  const file = { bytes: new Uint8Array(), mostRows: 1 };
  await expect(importUpload(context, customer, file)).rejects.toMatchObject({ status: 403 });
});

test("deleting a product or a detail asks, too", async () => {
  const admin = await addAdmin(31);
  const [pack] = await shop.addProduct({ name: "Besan", brands: { X: [{}] } });
  const fields = { productId: pack!.productId, detailId: pack!.detailId };
  expect(await challenge(await post(deletingDetail.take, admin, { fields }))).toMatchObject({
    status: 403,
    fields,
  });
  expect(await challenge(await post(deletingProduct.take, admin, { fields }))).toMatchObject({
    status: 403,
    fields,
  });
  expect(
    (await post(deletingProduct.take, admin, { fields: { ...fields, currentPassword: password } }))
      .status,
  ).toBe(303);
});

test("a wrong password does nothing, keeps what was posted and no password, and counts with the failed sign-ins", async () => {
  const admin = await addAdmin(31);
  const { id } = await shop.addCustomer();
  const wrong = () =>
    post(deleteUser, admin, { id, fields: { kept: "1", currentPassword: "wrong" } });
  expect(await challenge(await wrong())).toMatchObject({
    status: 400,
    error: "This is not your password.",
    fields: { kept: "1" },
  });
  expect(
    await challenge(await post(deleteUser, admin, { id, fields: { currentPassword: "" } })),
  ).toMatchObject({ status: 400, error: "Please enter your password." });
  for (let n = 0; n < 4; n++) await wrong();
  const late = await challenge(
    await post(deleteUser, admin, { id, fields: { currentPassword: password } }),
  );
  expect(late).toMatchObject({
    status: 429,
    error: "Too many failed attempts. Please try again in 15 minutes.",
    fields: {},
  });
  expect(Number(late.wait)).toBeGreaterThan(0);
  expect(await exists(id)).toBe("customer");
});

test.each([
  ["/admin/tax", openTax, saveTax],
  ["/admin/tax/goods", openTax, saveTax],
  ["/admin/tax/papers", openTax, saveTax],
  ["/admin/tax?order=K7P2QX&at=counter", openTax, saveTax],
  ["/admin/catalogue", openCatalogue, saveCatalogue],
])("%s asks before it opens, and the password leads back to it", async (path, open, save) => {
  const admin = await addAdmin(31);
  const look = async () => open(await shop.ask(path, { cookies: { session: admin.session } }));
  const asked = await challenge(
    await look().then(
      () => expect.fail(),
      (thrown: Response) => thrown,
    ),
  );
  expect(asked).toMatchObject({ status: 403, action: path });
  const fields = { username: admin.phone, currentPassword: password };
  expect((await post(save, admin, { path, fields: {} })).status).toBeGreaterThan(400);
  const answer = await post(save, admin, { path, fields });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
  await look();
});

test("another's password, or who is no admin any more, confirms nothing", async () => {
  const admin = await addAdmin(31);
  const { id } = await shop.addCustomer();
  const other = await shop.addCustomer({ password: "Another@12345" });
  expect(
    (
      await post(deleteUser, admin, {
        id,
        fields: { username: other.phone, currentPassword: "Another@12345" },
      })
    ).status,
  ).toBe(400);
  const stranger = { ...(await shop.addCustomer({ password })), session: "" };
  expect(
    (await post(deleteUser, stranger, { id, fields: { currentPassword: password } })).status,
  ).toBe(302);
});
