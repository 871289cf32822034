// Files of other programs, files with mistakes, and what the page asks about them: every form as a
// browser without scripts sends it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileCommandPath } from "#app/addresses/side-paths.ts";
import { attribute } from "#scripts/bench/reads/visitor.ts";
import { formWith } from "#tests/page-form.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let shop: TestShop;
let whole: WholeShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

type Asked = { as?: string; language?: "en" | "hi" };

async function ask(path: string, init: RequestInit = {}, { as = session, language }: Asked = {}) {
  const { request } = await shop.ask(path, { ...init, cookies: { session: as } });
  const cookies = [request.headers.get("Cookie"), language ? `lang=${language}` : ""];
  request.headers.set("Cookie", cookies.filter(Boolean).join("; "));
  const answer = await whole.answer(new Request(`http://localhost${path}`, request));
  return {
    status: answer.status,
    location: answer.headers.get("Location"),
    toast: toastOf(answer.headers.get("Set-Cookie") ?? ""),
    text: (await answer.text()).replaceAll("<!-- -->", ""),
  };
}

function toastOf(cookies: string): string {
  const value = /toast=([^.;]+)/.exec(cookies)?.[1] ?? "";
  return value && Buffer.from(decodeURIComponent(value), "base64").toString();
}

function upload(content: string | Uint8Array<ArrayBuffer>, asked?: Asked) {
  const body = new FormData();
  body.append("file", new File([content], "goods.csv", { type: "text/csv" }));
  return ask("/admin/catalogue", { method: "POST", body }, asked);
}

/** The form with that button, its selects as they stand, and what is changed of it. */
function send(
  html: string,
  button: string,
  { changed = {}, ...asked }: Asked & { changed?: Record<string, string> } = {},
) {
  const { action, fields } = formWith(html, button);
  const body = new URLSearchParams({ ...fields, ...chosenIn(html), ...changed });
  return ask(action, { method: "POST", body }, asked);
}

/** Of every select by its name; a page that asks has one form with selects of a name. */
function chosenIn(html: string): Record<string, string> {
  const selects = [...html.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)];
  return Object.fromEntries(
    selects.map(([, tag = "", inside = ""]) => {
      const options = [...inside.matchAll(/<option([^>]*)>(.*?)<\/option>/gs)];
      const [, chosen = "", text = ""] =
        options.find(([, one = ""]) => /\sselected=""/.test(one)) ?? options[0] ?? [];
      return [attribute(tag, "name"), / value="/.test(chosen) ? attribute(chosen, "value") : text];
    }),
  );
}

const rows = async (sql: string) =>
  (await shop.bindings.DB.prepare(sql).all<Record<string, unknown>>()).results;
const packsOf = (name: string) =>
  rows(`SELECT d.brand, f.quantity_milli AS q, f.units, f.price_paise AS mrp, f.dprice_paise AS paid, f.count_in_stock AS stock, p.category_id AS category
    FROM financials f JOIN details d ON d.id = f.detail_id JOIN products p ON p.id = d.product_id WHERE p.name = '${name}' ORDER BY f.seq`);
const countOf = async (table: string) => (await rows(`SELECT count(*) AS n FROM ${table}`))[0]?.n;
const says = (html: string, text: string) => expect(html.includes(text), text).toBe(true);
const saysNot = (html: string, text: string) => expect(html.includes(text), text).toBe(false);

const vyapar = (...lines: string[]) =>
  [
    "Item name*,Item code,HSN,Category,Default Mrp,Sale price,Purchase price,Opening stock quantity,Tax Rate,Base Unit (x)",
    ...lines,
  ].join("\r\n");
const own = (...lines: string[]) =>
  ["name,category,brand,quantity,units,price,dprice", ...lines].join("\n");

test("a file of another program is asked about: each column has its guess, and nothing is written", async () => {
  const before = await countOf("products");
  const { status, text } = await upload(
    vyapar('Rajma,,0713,Pulses,180,"₹ 1,65.00",140,25.0,GST@5%,Kgs'),
  );
  expect(status).toBe(200);
  says(text, "Which column is which?");
  expect(chosenIn(text)).toMatchObject({
    ...{ "column.name": "0", "column.codes": "1", "column.category": "3", "column.price": "4" },
    ...{ "column.dprice": "5", "column.countInStock": "7", "column.units": "9" },
    ...{ "column.brand": "", "column.quantity": "", "column.nameHi": "", otherCategory: "" },
  });
  says(text, "Left out unless you choose them: HSN, Purchase price, Tax Rate.");
  says(text, "Not in this file: 1 in each pack");
  expect(await countOf("products")).toBe(before);
});

test.each([
  [
    "Product,Group,MRP,Rate,Qty,UOM",
    { name: 0, category: 1, price: 2, dprice: 3, countInStock: 4 },
  ],
  ["Product Name;Brand Name;M.R.P. (Rs);Selling Price", { name: 0, brand: 1, price: 2, dprice: 3 }],
  ["सामान\tकैटेगरी\tयूनिट\tबेचने का दाम", { name: 0, category: 1, units: 2, dprice: 3 }],
])("the columns of %s are guessed", async (head, guessed) => {
  const chosen = chosenIn((await upload(`${head}\nx`)).text);
  for (const [column, place] of Object.entries(guessed))
    expect([column, chosen[`column.${column}`]]).toEqual([column, String(place)]);
});

test("what was chosen wrong is refused at its field, in both languages", async () => {
  for (const [language, name, category, price, twice] of [
    [
      ...["en", "Please choose the column with the names."],
      "Please choose the column with the categories, or one category beside it.",
      "Please choose the column with the MRP, or one with the selling price.",
      "This column is chosen already: Unit.",
    ],
    [
      ...["hi", "कृपया नाम वाला कॉलम चुनिए।"],
      "कृपया कैटेगरी वाला कॉलम चुनिए, या साथ में कोई एक कैटेगरी।",
      "कृपया MRP वाला कॉलम चुनिए, या बेचने के दाम वाला।",
      "यह कॉलम पहले ही चुना है: यूनिट।",
    ],
  ] as ["en" | "hi", string, string, string, string][]) {
    const asked = await upload(vyapar("Rajma,,,,,,,,,Kgs"), { language });
    const button = language === "en" ? "Check the file" : "फ़ाइल जाँचें";
    const { status, text } = await send(asked.text, button, {
      language,
      changed: {
        ...{ "column.name": "", "column.category": "", "column.price": "", "column.dprice": "" },
        "column.maker": "9",
      },
    });
    expect(status).toBe(400);
    for (const message of [name, category, price, twice]) says(text, message);
    expect(text.match(/<select[^>]*aria-invalid="true"/g)).toHaveLength(4);
    expect(chosenIn(text)).toMatchObject({ "column.maker": "9", "column.units": "9" });
  }
});

test("all mistakes are shown before anything is written, with the file's names of the columns; the good rows are imported, the rest comes back", async () => {
  await shop.addProduct({ name: "Moong Dal", category: "Oils", brands: { Tata: [{}] } });
  const bad = 'Urad Dal,,,Flours,100,110,,5,"=1+1",Kgs';
  const asked = await upload(
    vyapar(
      "Toor Dal,8901234567890,0713,Flours,180,165.5,140,25.0,GST@5%,Kgs",
      bad,
      "Moong Dal,,0713,Lentils,,90,80,7,GST@5%,Pieces (Pcs)",
      ",,0713,Flours,x,90,80,7,GST@5%,Kgs",
      "Gur,,,Sweets from afar,,60,,,,Bdl",
    ),
  );
  const { status, text } = await send(asked.text, "Check the file", {
    changed: { otherCategory: "Flours" },
  });
  expect(status).toBe(400);
  says(text, "Nothing was imported: 3 things are wrong in this file.");
  says(text, "The selling price can&#x27;t be above the MRP.");
  says(text, 'data-label="Column">Sale price<');
  says(text, 'data-label="Column">Item name*<');
  says(text, "Rows that join goods already there");
  expect(text.match(/data-label="In the shop">/g)).toHaveLength(1);
  says(text, 'data-label="In the shop">Moong Dal<');
  says(text, "What is “Kgs”?");
  saysNot(text, "What is “Bdl”?");
  expect(await packsOf("Toor Dal")).toEqual([]);

  const done = await send(text, "Import 3 good rows");
  expect(done).toMatchObject({ status: 303, location: "/admin/catalogue?rest=2" });
  expect(done.toast).toContain("3 packs read: 2 new products, 3 new packs");
  const made = { brand: "", q: 1000, category: "flours" };
  expect(await packsOf("Toor Dal")).toEqual([
    { ...made, units: "kg", mrp: 18_000, paid: 16_550, stock: 25 },
  ]);
  expect(await packsOf("Gur")).toEqual([
    { ...made, units: "Bdl", mrp: 6000, paid: 6000, stock: 0 },
  ]);
  expect((await packsOf("Moong Dal")).at(-1)).toEqual({
    ...{ ...made, category: "oils" },
    ...{ units: "pcs", mrp: 9000, paid: 9000, stock: 7 },
  });

  says((await ask(done.location ?? "")).text, "2 rows were not imported.");
  says((await ask(done.location ?? "", {}, { language: "hi" })).text, "2 लाइनें इंपोर्ट नहीं हुईं।");
  const rest = await ask("/admin/catalogue/rest");
  expect(rest.text).toBe(
    `${vyapar(bad.replace('"=1+1"', "'=1+1"), ",,0713,Flours,x,90,80,7,GST@5%,Kgs")}\r\n`,
  );
});

test("Cancel leads back to the page, and nothing was imported", async () => {
  const before = await countOf("products");
  const asked = await upload(own("Chana,Flours,,1,kg,90,", "Chana,Flours,,1,kg,95,"));
  says(asked.text, "Import 1 good row");
  const { action, method } = formWith(asked.text, "Cancel");
  expect([action, method]).toEqual(["/admin/catalogue", "get"]);
  expect((await ask(action)).status).toBe(200);
  expect(await countOf("products")).toBe(before);
});

test("a file with the shop's own columns and a mistake says the same as ever, and now has its good rows", async () => {
  const asked = await upload(
    own(
      "Sabudana,Flours,Tata,1,kg,90,95",
      "Sabudana,Flours,Tata,500,g,50,",
      "Sooji,Nowhere,,1,kg,5,",
    ),
  );
  expect(asked.status).toBe(400);
  says(asked.text, "Nothing was imported: 2 things are wrong in this file.");
  says(asked.text, 'data-label="Column">dprice<');
  says(asked.text, "Please choose one of the shop&#x27;s categories.");
  const hindi = await upload(
    own("Sabudana,Flours,Tata,1,kg,90,95", "Sabudana,Flours,Tata,2,kg,9,"),
    {
      language: "hi",
    },
  );
  says(hindi.text, "1 सही लाइन इंपोर्ट करें");
  expect(await packsOf("Sabudana")).toEqual([]);
  expect(await send(hindi.text, "1 सही लाइन इंपोर्ट करें", { language: "hi" })).toMatchObject({
    status: 303,
    location: "/admin/catalogue?rest=1",
  });
  expect(await packsOf("Sabudana")).toMatchObject([{ q: 2000, units: "kg", mrp: 900 }]);
  const allWrong = await upload(own("Sabudana,Flours,Tata,1,kg,90,95"));
  expect(allWrong.status).toBe(400);
  saysNot(allWrong.text, "good row");
});

test("a unit that is likely meant as another is asked about once; a pack that has it keeps it", async () => {
  const file = own("Jaggery,Flours,,1,kgs,90,", "Jaggery,Flours,,2,Tin,150,");
  const asked = await upload(file);
  expect(asked.status).toBe(200);
  says(asked.text, "Nothing is wrong in this file, and nothing was imported yet.");
  expect(chosenIn(asked.text)).toMatchObject({ "unit.kgs": "kg" });
  const done = await send(asked.text, "Import 2 good rows", { changed: { "unit.kgs": "kgs" } });
  expect(done).toMatchObject({ status: 303, location: "/admin/catalogue" });
  expect(await packsOf("Jaggery")).toMatchObject([{ units: "kgs" }, { units: "Tin" }]);
  expect(await upload(file)).toMatchObject({
    status: 303,
    toast: expect.stringContaining("2 packs read: nothing changed"),
  });
});

test("a form about a file that another has replaced imports nothing, and says so in both languages", async () => {
  const old = await upload(own("Rava,Flours,,1,kgs,90,"));
  await upload(own("Poha,Flours,,1,kgs,90,"));
  const refused = await send(old.text, "Import 1 good row");
  expect(refused.status).toBe(400);
  says(refused.text, "This file is not kept any more: please choose it again.");
  const inHindi = await send(old.text, "Import 1 good row", { language: "hi" });
  says(inHindi.text, "यह फ़ाइल अब नहीं है: कृपया फिर से चुनिए।");
  expect(await packsOf("Rava")).toEqual([]);
});

test("the template has no goods; filled in, it is imported at once", async () => {
  const { status, text } = await ask("/admin/catalogue/template");
  expect([status, text]).toEqual([
    200,
    "name,category,brand,quantity,units,price,dprice,countInStock,nameHi,codes\r\n",
  ]);
  says((await upload(text)).text, "The file has no packs.");
  const filled = await upload(
    `${text}Whole Wheat Atta,Flours,Aashirvaad,5,kg,275,,10,गेहूँ का आटा,\r\n`,
  );
  expect([filled.status, filled.toast]).toEqual([
    303,
    expect.stringContaining("1 pack read: 1 new product, 1 new pack"),
  ]);
});

test("the rest is its admin's alone, and wants the password as the download does", async () => {
  const other = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  expect(await ask("/admin/catalogue/rest", {}, { as: other })).toMatchObject({
    status: 302,
    location: "/admin/catalogue",
  });
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const path of ["/admin/catalogue/rest", "/admin/catalogue/template"])
    expect((await ask(path, {}, { as: customer })).location).toContain("/login");
  const asked = await upload(own("Besan,Flours,,1,kgs,90,"));
  await shop.bindings.DB.prepare("UPDATE sessions SET created_at = created_at - 1860000").run();
  expect((await ask("/admin/catalogue/rest")).location).toBe("/admin/catalogue");
  const challenged = await send(asked.text, "Import 1 good row");
  expect(challenged.status).toBe(403);
  says(challenged.text, "Confirm your password");
  expect(challenged.text).toMatch(/<input[^>]*name="unit.kgs"[^>]*value="kg"/);
  expect(await packsOf("Besan")).toEqual([]);
  expect(await ask(fileCommandPath("columns"), { method: "POST" })).toMatchObject({ status: 403 });
});
