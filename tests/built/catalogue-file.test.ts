import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Visitor, visitShop } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
let admin: Visitor;
beforeAll(async () => {
  shop = await openBuiltShop();
  admin = visitShop(shop.url);
  await admin.ask("/login", { phoneNo: "9000000001", password: "Admin@12345" });
});
afterAll(() => shop?.close());

const page = "/admin/catalogue";
const header = (cookie: string) => ({ headers: { Cookie: cookie }, redirect: "manual" as const });
const download = async () =>
  (await fetch(`${shop.url}${page}/download`, header(admin.cookie()))).text();

async function upload(text: string | Uint8Array<ArrayBuffer>, visitor = admin) {
  const body = new FormData();
  body.append("file", new File([text], "catalogue.csv", { type: "text/csv" }));
  const answer = await fetch(shop.url + page, {
    method: "POST",
    body,
    ...header(visitor.cookie()),
  });
  const toast = /toast=([^.;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return {
    status: answer.status,
    html: await answer.text(),
    toast: toast && Buffer.from(decodeURIComponent(toast), "base64").toString(),
  };
}

/** A whole page is too long to be shown when it doesn't. */
const says = (html: string, text: string) =>
  expect(html.replaceAll("<!-- -->", "").includes(text), text).toBe(true);

test("the catalogue goes out as a file and comes back in without a change", async () => {
  const text = await download();
  expect(text.split("\r\n").length).toBeGreaterThan(900);
  const { status, toast } = await upload(text);
  expect([status, toast]).toEqual([303, expect.stringContaining("read: nothing changed")]);
  expect(await download()).toBe(text);
});

test("a changed price shows on the product's page at once and in the history, under the admin's name", async () => {
  const [head = "", first = ""] = (await download()).split("\r\n");
  const [, slug = ""] = first.split(",");
  const { toast } = await upload(`${head}\r\n${first.replace(/,\d+\.\d\d,[^,]*,/, ",4321.50,0,")}`);
  expect(toast).toContain("1 pack read: 1 changed pack");
  says((await visitShop(shop.url).ask(`/product/${slug}`)).html, "₹4,321.50");
  const { html } = await admin.ask("/admin/prices/history");
  says(html, "Asha Admin");
  says((await admin.ask("/admin/log")).html, "Prices saved");
});

test("what a spreadsheet calls Unicode text is read", async () => {
  const text = "\uFEFFname\tcategory\tbrand\tquantity\tunits\tprice\r\nजई\tFlours\t\t1\tkg\t99\r\n";
  const { status, toast } = await upload(new Uint8Array(Buffer.from(text, "utf16le")));
  expect([status, toast]).toEqual([303, expect.stringContaining("1 new product, 1 new pack")]);
});

test("an open cart hears of a price that came with a file", async () => {
  const { DB } = await shop.bindings();
  const pack = await DB.prepare(
    `SELECT f.id AS financialId, d.id AS brandId, d.product_id AS productId, p.slug FROM financials f JOIN details d ON d.id = f.detail_id
    JOIN products p ON p.id = d.product_id WHERE f.count_in_stock > 5 ORDER BY f.seq DESC LIMIT 1`,
  ).first<Record<string, string>>();
  const socket = new WebSocket(`${shop.room.replace("http", "ws")}/parties/catalogue/live`);
  const heard = new Promise<string>((resolve) => {
    socket.onmessage = ({ data }) => resolve(String(data));
  });
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  socket.send(JSON.stringify({ type: "clientCart", cartItems: [pack] }));
  const text = await download();
  const line =
    text
      .split("\r\n")
      .filter((one) => one.includes(`,${pack?.slug},`))
      .at(-1) ?? "";
  await upload(`${text.split("\r\n")[0]}\r\n${line.replace(/,\d+\.\d\d,[^,]*,/, ",1234.50,0,")}`);
  expect(JSON.parse(await heard)).toMatchObject({
    type: "productUpdate",
    product: { _id: pack?.productId },
  });
  expect(await heard).toContain("1234.5");
  socket.close();
});

test("wrong lines are listed in place, and so is a file that is none", async () => {
  const [head = ""] = (await download()).split("\r\n");
  const wrong = await upload(
    "name,category,brand,quantity,units,price\n<script>kirana(1)</script>,Nowhere,A,1,kg,5",
  );
  expect(wrong.status).toBe(400);
  for (const text of [
    "Nothing was imported: one thing is wrong in this file.",
    "choose one of the shop&#x27;s categories",
  ])
    says(wrong.html, text);
  says((await upload("")).html, "Please choose a file.");
  says((await upload(`${head}\n${"x".repeat(1_100_000)}`)).html, "larger than 1 MB");
});

test("two thousand packs fit in one upload", async () => {
  const lines = Array.from(
    { length: 2000 },
    (_, n) => `Load article ${Math.floor(n / 4)},,Flours,Brand ${n % 4},${n + 1},g,10.50,5,20,`,
  );
  const start = performance.now();
  expect(
    await upload(
      `name,slug,category,brand,quantity,units,price,Discount,countInStock,picture\n${lines.join("\n")}`,
    ),
  ).toMatchObject({
    status: 303,
    toast: expect.stringContaining("500 new products, 2000 new packs"),
  });
  expect(performance.now() - start).toBeLessThan(15_000);
  says(
    (await upload(`name,category,brand,quantity,units,price\n${"A,Flours,B,1,g,1\n".repeat(2001)}`))
      .html,
    "At most 2000 packs fit in one file here",
  );
});

test("half an hour after signing in the password is asked for again, by a form that needs no scripts", async () => {
  const { DB } = await shop.bindings();
  await DB.prepare("UPDATE sessions SET created_at = created_at - 1860000").run();
  const asked = await admin.ask(page);
  expect(asked.status).toBe(403);
  says(asked.html, "Confirm your password");
  expect(
    (await fetch(`${shop.url}${page}/download`, header(admin.cookie()))).headers.get("Location"),
  ).toBe(page);
  expect((await upload("x")).toast).toContain(
    "Please confirm your password, then choose the file again.",
  );
  says((await admin.ask(page, { currentPassword: "wrong" })).html, "This is not your password.");
  expect(await admin.ask(page, { currentPassword: "Admin@12345" })).toMatchObject({
    status: 303,
    location: page,
  });
  says((await admin.ask(page)).html, "Upload CSV");
});

test("nobody else reads or writes the catalogue as a file", async () => {
  const other = visitShop(shop.url);
  await other.ask("/login", { phoneNo: customer.phone, password: customer.password });
  for (const visitor of [other, visitShop(shop.url)]) {
    expect((await visitor.ask(page)).location).toBe(`/login?redirect=${encodeURIComponent(page)}`);
    expect((await visitor.ask(`${page}/download`)).location).toContain("/login?redirect=");
    expect((await upload("x", visitor)).status).toBe(302);
  }
});

test("what reads the files is not sent to browsers", () => {
  const scripts = readdirSync(shop.client, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  for (const name of scripts)
    expect(readFileSync(join(shop.client, name), "utf8"), name).not.toMatch(
      /CSV_INVALID|relax_column_count/,
    );
});
