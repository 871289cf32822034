import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as togglePasswords } from "./command.route.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { action, loader } from "./profile.route.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const whole = { name: "Ravi Kumar", street: "24, 3rd Cross", city: "Mysuru", postalCode: "570001" };

async function signedIn() {
  const customer = await shop.addCustomer();
  return { ...customer, session: await shop.signIn(customer.id) };
}

async function post(session: string, fields: Record<string, string>, path = "/profile") {
  const answer = await action(
    await shop.ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies: { session },
    }),
  );
  if (!("data" in answer))
    return {
      status: answer.status,
      to: answer.headers.get("Location"),
      cookies: answer.headers.getSetCookie(),
      errors: {},
    };
  return {
    status: answer.init?.status,
    to: null,
    cookies: [],
    errors: answer.data.errors,
    values: answer.data.values,
  };
}

const userOf = (id: string) =>
  shop.bindings.DB.prepare(
    "SELECT u.*, a.street, a.city, a.postal_code FROM users AS u LEFT JOIN addresses AS a ON a.user_id = u.id WHERE u.id = ?",
  )
    .bind(id)
    .first<Record<string, string>>();

test("an update is stored, told by a toast, and leads back to the profile", async () => {
  const { id, session } = await signedIn();
  const answer = await post(session, { ...whole, name: "  Ravi   Kumar ", postalCode: "570 001" });
  expect(answer).toMatchObject({ status: 303, to: "/profile" });
  const toast = decodeURIComponent(answer.cookies[0]!.slice("toast=".length)).split(".")[0]!;
  expect(JSON.parse(atob(toast))).toEqual({
    kind: "success",
    message: "Profile updated successfully",
  });
  expect(await userOf(id)).toMatchObject({
    name: "Ravi Kumar",
    street: "24, 3rd Cross",
    city: "Mysuru",
    postal_code: "570001",
  });
});

test("from the panel it leads back to the page the panel stood on, never elsewhere", async () => {
  const { session } = await signedIn();
  expect((await post(session, whole, "/profile?redirect=%2Fcart")).to).toBe("/cart");
  expect((await post(session, whole, "/profile?redirect=https://evil.example")).to).toBe("/");
});

test("another phone, an id or a rank in the form is ignored", async () => {
  const { id, phone, session } = await signedIn();
  const other = await shop.addCustomer();
  await post(session, {
    ...whole,
    phoneNo: "9111111111",
    phone: "9111111111",
    id: other.id,
    isAdmin: "1",
  });
  expect(await userOf(id)).toMatchObject({ phone, role: null });
  expect(await userOf(other.id)).toMatchObject({ name: other.name });
});

test.each([
  [{ name: " " }, "name", "Please enter your name."],
  [{ street: "x".repeat(201) }, "street", "Please use at most 200 characters."],
  [
    { postalCode: "012345" },
    "postalCode",
    "Please enter a postal code of 6 digits that does not begin with 0.",
  ],
  [
    { postalCode: "5600011" },
    "postalCode",
    "Please enter a postal code of 6 digits that does not begin with 0.",
  ],
  [
    { password: "short", confirmPassword: "short" },
    "password",
    "Please choose a password of 8 to 128 characters.",
  ],
  [
    { password: "long enough", confirmPassword: "long enougH" },
    "confirmPassword",
    "Passwords do not match",
  ],
  [{ password: "", confirmPassword: "long enough" }, "confirmPassword", "Passwords do not match"],
])("%j is refused at its field and nothing is written", async (fields, field, message) => {
  const { id, session } = await signedIn();
  const before = await userOf(id);
  const answer = await post(session, { ...whole, ...fields });
  expect(answer).toMatchObject({
    status: 400,
    errors: { [field]: message },
    values: { city: "Mysuru" },
  });
  expect(Object.keys(answer.values ?? {}).filter((name) => /password/i.test(name))).toEqual([]);
  expect(await userOf(id)).toEqual(before);
});

test("the password part opens when its fields have errors, even where it was closed", async () => {
  const { session } = await signedIn();
  const pageAfter = async (fields: Record<string, string>) => {
    const { errors } = await post(session, { ...whole, ...fields });
    return markupOf({ failure: { ok: false, errors, values: {} } });
  };
  const wrong: Record<string, string>[] = [
    { password: "short" },
    { confirmPassword: "long enough" },
  ];
  for (const fields of wrong) {
    const html = await pageAfter(fields);
    for (const part of [
      'name="password"',
      'aria-invalid="true"',
      "Passwords do not match",
      "Hide Password Fields",
    ])
      expect(html).toContain(part);
  }
  expect(await pageAfter({ name: "" })).not.toContain("New Password");
});

function markupOf(props: Partial<Parameters<typeof ProfileForm>[0]>) {
  const profile = { name: "Ravi", phone: "9876543210", street: "", city: "", postalCode: "" };
  const element = createElement(ProfileForm, { profile, target: "/profile", ...props });
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) }),
  );
}

test("without scripts the password fields show and hide with what was typed kept, the passwords emptied and nothing stored", async () => {
  const { id, session } = await signedIn();
  const before = await userOf(id);
  const typed = {
    ...whole,
    name: "Half ty",
    password: "A new one 1",
    confirmPassword: "A new one 1",
  };
  const answer = (await togglePasswords({
    ...(await shop.ask("/profile/password-fields?password=1", {
      method: "POST",
      body: new URLSearchParams(typed),
      cookies: { session },
    })),
    params: {},
  })) as { data: FormFailure };
  expect(answer.data).toEqual({ ok: false, errors: {}, values: { ...whole, name: "Half ty" } });
  expect(await userOf(id)).toEqual(before);
  const [hidden, shown] = [
    markupOf({ failure: answer.data }),
    markupOf({ failure: answer.data, arePasswordsOpen: true }),
  ];
  expect(hidden).toContain('formaction="/profile/password-fields?password=1"');
  expect(shown).toContain('formaction="/profile/password-fields"');
  for (const html of [hidden, shown]) {
    expect(html).toContain('value="Half ty"');
    expect(html).not.toContain("A new one 1");
    expect(/<button[^>]*>/.exec(html)![0]).not.toContain("formaction");
  }
  const visitor = await shop.ask("/profile/password-fields", {
    method: "POST",
    body: new URLSearchParams(typed),
  });
  await expect(togglePasswords({ ...visitor, params: {} })).rejects.toMatchObject({ status: 302 });
});

test("what can't be seen is stored neither in the name nor in the address", async () => {
  const { id, session } = await signedIn();
  await post(session, {
    ...whole,
    name: "Ravi\u0000\u202eKumar",
    street: "1\u0085Main\u2066 Road",
  });
  expect(await userOf(id)).toMatchObject({ name: "Ravi Kumar", street: "1 Main Road" });
});

test("an address may be empty", async () => {
  const { id, session } = await signedIn();
  expect((await post(session, { name: "Ravi" })).status).toBe(303);
  expect(await userOf(id)).toMatchObject({ street: null, city: null, postal_code: null });
});

test("empty passwords change nothing", async () => {
  const { id, session, password } = await signedIn();
  await post(session, { ...whole, password: "", confirmPassword: "" });
  expect(await verifyPassword(password, (await userOf(id))!.password_hash!)).toBe(true);
});

test("a new password is stored and ends every other session of that customer, and no one else's", async () => {
  const [mine, neighbour] = [await signedIn(), await signedIn()];
  const elsewhere = await shop.signIn(mine.id);
  await post(mine.session, { ...whole, password: "A new one 1", confirmPassword: "A new one 1" });
  expect(await verifyPassword("A new one 1", (await userOf(mine.id))!.password_hash!)).toBe(true);
  const visitorWith = async (session: string) =>
    getVisitor((await shop.ask("/", { cookies: { session } })).context);
  expect(await visitorWith(elsewhere)).toBeNull();
  expect(await visitorWith(mine.session)).toMatchObject({ id: mine.id });
  expect(await visitorWith(neighbour.session)).toMatchObject({ id: neighbour.id });
});

test("the page shows one's own facts and orders, never the hash; a visitor is sent to sign in", async () => {
  const { phone, session } = await signedIn();
  const shown = await loader(await shop.ask("/profile?page=abc", { cookies: { session } }));
  expect(shown).toMatchObject({
    profile: { phone, city: "Bengaluru" },
    orders: { orders: [], page: 1, hasNext: false },
    devices: { others: [] },
  });
  expect(JSON.stringify(shown)).not.toContain("argon2");
  await expect(loader(await shop.ask("/profile"))).rejects.toMatchObject({ status: 302 });
  const post = await shop.ask("/profile", { method: "POST", body: new URLSearchParams(whole) });
  await expect(action(post)).rejects.toMatchObject({ status: 302 });
});
