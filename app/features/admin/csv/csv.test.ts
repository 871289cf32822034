import { afterAll, beforeAll, expect, test } from "vitest";
import { drizzle } from "drizzle-orm/d1";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { localStore } from "#app/features/catalogue/csv/store.server.ts";
import { csvLine } from "#app/values/csv.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";
import { importCatalogue } from "#app/features/catalogue/csv/import-catalogue.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const head = "name,slug,category,brand,quantity,units,price,Discount,countInStock,picture";
const by = { id: null, name: "", now: 1_800_000_000_000 };
const store = (d1 = shop.bindings.DB) => localStore(drizzle(d1));
const bring = (text: string | Uint8Array, d1 = shop.bindings.DB) =>
  importCatalogue(store(d1), by, {
    bytes: typeof text === "string" ? new TextEncoder().encode(text) : text,
    mostRows: 5000,
  });
const file = (...lines: string[]) => [head, ...lines].join("\n");
const rows = async (sql: string) =>
  (await shop.bindings.DB.prepare(sql).all<Record<string, unknown>>()).results;
const problemsOf = async (text: string | Uint8Array) => {
  const outcome = await bring(text);
  return outcome.ok
    ? []
    : outcome.problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`);
};

test("a file makes products, brands and packs; the same file again makes nothing", async () => {
  const text = file(
    "Ragi Flour,,Flours,Manna,500,g,62.50,10,40,https://pictures.example/ragi.webp",
    "Ragi Flour,,flours,Manna,1,kg,120,,,",
    "Ragi Flour,,Flours,24 Mantra,1,kg,140,5.5,7,",
  );
  expect(await bring(text)).toMatchObject({
    ok: true,
    imported: { rows: 3, newProducts: 1, newPacks: 3, changedPacks: 0 },
  });
  expect(
    await rows(
      "SELECT d.brand, d.shelf, d.image, f.quantity_milli AS q, f.units, f.price_paise AS price, f.dprice_paise AS dprice, f.count_in_stock AS stock FROM financials f JOIN cards d ON d.id = f.detail_id WHERE d.slug = 'ragi-flour' ORDER BY f.seq",
    ),
  ).toEqual([
    {
      brand: "Manna",
      shelf: 1,
      image: "https://pictures.example/ragi.webp",
      q: 500_000,
      units: "g",
      price: 6250,
      dprice: 5625,
      stock: 40,
    },
    {
      brand: "Manna",
      shelf: 1,
      image: "https://pictures.example/ragi.webp",
      q: 1000,
      units: "kg",
      price: 12_000,
      dprice: 12_000,
      stock: 0,
    },
    {
      brand: "24 Mantra",
      shelf: 1,
      image: "",
      q: 1000,
      units: "kg",
      price: 14_000,
      dprice: 13_230,
      stock: 7,
    },
  ]);
  const count = () =>
    rows(
      "SELECT (SELECT count(*) FROM products) + (SELECT count(*) FROM financials) + (SELECT count(*) FROM admin_log) + (SELECT count(*) FROM price_saves) AS n",
    );
  const before = await count();
  expect(await bring(text)).toMatchObject({
    ok: true,
    imported: { newProducts: 0, changedProducts: 0, newPacks: 0, changedPacks: 0 },
  });
  expect(await count()).toEqual(before);
  expect(await rows("SELECT DISTINCT word FROM search_words WHERE word = 'ragi'")).toEqual([
    { word: "ragi" },
  ]);
});

test("changed prices and stock are a save of the price page, changed names and pictures entries of the log", async () => {
  await bring(file("Besan,,Flours,Tata,1,kg,100,0,10,", "Besan,,Flours,Tata,500,g,55,0,10,"));
  const outcome = await bring(
    file(
      "Besan Fine,besan,Daily Needs,Tata,1,kg,110,12.5,8,/images/besan.webp",
      "Besan Fine,besan,Daily Needs,Tata,500,g,,,,",
      "Besan Fine,besan,Daily Needs,Tata,2,kg,199,0,3,",
    ),
  );
  expect(outcome).toMatchObject({
    ok: true,
    imported: { newProducts: 0, changedProducts: 1, newPacks: 1, changedPacks: 1 },
  });
  expect(
    await rows(
      "SELECT user_name AS who, change_count AS n, changes_written AS written FROM price_saves",
    ),
  ).toEqual([{ who: "Command line", n: 1, written: 1 }]);
  expect(
    await rows(
      "SELECT old_price_paise AS was, new_price_paise AS price, new_discount_basis_points AS discount, stock_change AS stock FROM price_changes",
    ),
  ).toEqual([{ was: 10_000, price: 11_000, discount: 1250, stock: -2 }]);
  const log = (
    await rows("SELECT kind, before, after FROM admin_log ORDER BY seq DESC LIMIT 4")
  ).map(({ kind, before, after }) => ({
    kind,
    before: JSON.parse(String(before)),
    after: JSON.parse(String(after)),
  }));
  expect(log).toMatchObject([
    { kind: "pack", before: null, after: { quantityMilli: 2000, pricePaise: 19_900 } },
    { kind: "prices", after: { packs: 1 } },
    { kind: "detail", before: { image: "" }, after: { image: "/images/besan.webp" } },
    {
      kind: "product",
      before: { name: "Besan" },
      after: { name: "Besan Fine", category: "Daily Needs", slug: "besan" },
    },
  ]);
  expect(
    await rows(
      "SELECT price_paise AS price, count_in_stock AS stock FROM financials WHERE units = 'g' AND price_paise = 5500",
    ),
  ).toEqual([{ price: 5500, stock: 10 }]);
});

test("every wrong line is named with its column and reason, and then nothing is written", async () => {
  await bring(file("Suji,,Flours,Tata,1,kg,50,0,10,"));
  const before = await exportCatalogue(store());
  expect(
    await problemsOf(
      file(
        'Maida,,Flours,"Ta\nta",1,kg,x,101,-1,',
        ",,Nowhere,Tata,1,kg,50,0,10,http://a.example/x",
        "Suji,Suji!,Flours,Tata,1,kg,50,0,10,",
        "Poha,,Flours,A,1,kg,50,0,10,",
        "Poha,,Oils,A,1,kg,50,0,10,",
        "Rava,poha,Flours,A,2,kg,50",
        "!!!,,Flours,A,1,kg,5,0,1,",
      ),
    ),
  ).toEqual([
    "2 price: Please enter rupees from 0 to 10,00,000 with at most 2 decimals.",
    "2 Discount: Please enter a percentage from 0 to 100 with at most 2 decimals.",
    "2 countInStock: Please enter a whole number from 0 to 1,00,000.",
    "4 name: Please enter a name.",
    "4 category: Please choose one of the shop's categories.",
    "4 picture: Please enter an https address, or a picture of this shop that begins with /images/.",
    "5 slug: Please use small letters, digits and hyphens.",
    "7 category: Line 6 has another category for the same product.",
    "7 quantity: Line 6 has this pack already.",
    "8 : This line has 7 cells, the first one 10.",
    "9 slug: This name has no letters or digits: please give a slug.",
  ]);
  expect(await problemsOf(file("Suji,,Flours,Tata,1,kg,0,0,10,"))).toEqual([
    "2 price: A price can't be set back to 0.",
  ]);
  expect(await problemsOf("name,price,colour,name\na,b,c,d")).toEqual([
    "1 category: This column is missing.",
    "1 brand: This column is missing.",
    "1 quantity: This column is missing.",
    "1 units: This column is missing.",
    "1 colour: This column is unknown.",
    "1 name: This column is there twice.",
  ]);
  expect(await problemsOf(file('Suji,"open'))).toEqual([
    "2 : A quotation mark is missing or in a wrong place.",
  ]);
  expect(await problemsOf(new Uint8Array([0xff, 0xfe, 0]))).toEqual([
    "1 : Please save the file as CSV in UTF-8.",
  ]);
  expect(await problemsOf("")).toHaveLength(6);
  expect(await problemsOf(head)).toEqual(["2 : The file has no packs."]);
  expect(await exportCatalogue(store())).toBe(before);
});

test("mistakes that the shop's own goods show are named with all others, a price above the MRP among them", async () => {
  await bring(file("Sago,,Flours,Tata,1,kg,50,0,10,"));
  const withPaid = (...lines: string[]) =>
    ["name,category,brand,quantity,units,price,dprice", ...lines].join("\n");
  expect(
    await problemsOf(
      withPaid(
        "Sago,Flours,Tata,1,kg,,51",
        "Sago,Nowhere,Tata,2,kg,90,",
        "Sago,Flours,Tata,1,kg,40,",
        "Sago,Flours,Tata,3,kg,90,90.01",
        "Sago,Flours,Tata,4,kg,120,",
      ),
    ),
  ).toEqual([
    "2 dprice: The selling price can't be above the MRP.",
    "3 category: Please choose one of the shop's categories.",
    "4 quantity: Line 2 has this pack already.",
    "5 dprice: The selling price can't be above the MRP.",
  ]);
});

test.each([
  ["semicolons", (text: string) => new TextEncoder().encode(text.replaceAll(",", ";"))],
  ["tabs", (text: string) => new TextEncoder().encode(text.replaceAll(",", "\t"))],
  ["UTF-16", (text: string) => utf16(`\uFEFF${text}`)],
  ["UTF-16 with tabs", (text: string) => utf16(`\uFEFF${text.replaceAll(",", "\t")}`)],
  ["big-endian UTF-16", (text: string) => utf16(`\uFEFF${text}`).map(swapped)],
])("a file with %s is the same file", async (name, written) => {
  const text = `name,category,brand,quantity,units,price,nameHi\r\n${name} Oats,Flours,"A; ""B""",1,kg,99.50,जई\r\n`;
  expect(await bring(written(text))).toMatchObject({ ok: true, imported: { newPacks: 1 } });
  const [made] = await rows(
    `SELECT p.name_hi AS hi, f.price_paise AS price FROM financials f JOIN details d ON d.id = f.detail_id JOIN products p ON p.id = d.product_id WHERE p.name = '${name} Oats'`,
  );
  expect(made).toEqual({ hi: "जई", price: 9950 });
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const swapped = (_: number, at: number, bytes: Uint8Array) => bytes[at ^ 1] ?? 0;

test("of selling price and percent what a file changes decides, and both say the same or are refused", async () => {
  const sent = (price: string, dprice: string, percent: string) =>
    `name,category,brand,quantity,units,price,dprice,Discount\nTea Dust,Flours,Tata,1,kg,${price},${dprice},${percent}`;
  const now = () =>
    rows(
      "SELECT f.price_paise AS mrp, f.dprice_paise AS paid, f.discount_basis_points AS off FROM financials f JOIN details d ON d.id = f.detail_id JOIN products p ON p.id = d.product_id WHERE p.slug = 'tea-dust'",
    );
  for (const [line, mrp, paid, off] of [
    [sent("238", "195", ""), 23_800, 19_500, 1807],
    [sent("240", "195", "18.07"), 24_000, 19_663, 1807],
    [sent("240", "200", "18.07"), 24_000, 20_000, 1667],
    [sent("240", "200", "10"), 24_000, 21_600, 1000],
    [sent("300", "", ""), 30_000, 27_000, 1000],
  ] as const) {
    expect(await bring(line)).toMatchObject({ ok: true });
    expect(await now()).toEqual([{ mrp, paid, off }]);
  }
  expect(await problemsOf(sent("300", "300.01", ""))).toEqual([
    "2 dprice: The selling price can't be above the MRP.",
  ]);
  expect(await problemsOf(sent("300", "200", "20"))).toEqual([
    "2 dprice: ₹200.00 is 33.33% off, not 20%: please change only one of the two.",
  ]);
});

test("what a spreadsheet would calculate is exported as text and comes back as it was", async () => {
  await bring(
    file(
      '"=HYPERLINK(""x""), ""Atta""",formula,Flours,@SUM(A1),1,-kg,50,0,10,',
      "'+91 Tea,plus,Oils,＝1+1,1,l,50.05,0,10,",
    ),
  );
  const text = await exportCatalogue(store());
  expect(text).toContain(
    `"'=HYPERLINK(""x""), ""Atta""",formula,Flours,'@SUM(A1),1,'-kg,50.00,50.00,0,10,${",".repeat(11)}\r\n`,
  );
  expect(text).toContain(",'＝1+1,");
  expect(await bring(text)).toMatchObject({
    ok: true,
    imported: { changedProducts: 0, newPacks: 0, changedPacks: 0 },
  });
  expect(await exportCatalogue(store())).toBe(text);
});

test("sales made while the file was read are kept, and a price changed meanwhile is planned anew", async () => {
  await bring(file("Jowar,,Flours,Tata,1,kg,50,0,10,"));
  const { all, write } = store();
  let isFirst = true;
  const racing = {
    all,
    async write(...planned: Parameters<typeof write>) {
      if (isFirst)
        await shop.bindings.DB.prepare(
          "UPDATE financials SET price_paise = 5500, dprice_paise = 5500, count_in_stock = count_in_stock - 2 WHERE price_paise = 5000 AND detail_id IN (SELECT d.id FROM details d JOIN products p ON p.id = d.product_id WHERE p.slug = 'jowar')",
        ).run();
      isFirst = false;
      return write(...planned);
    },
  };
  expect(
    await importCatalogue(racing, by, {
      bytes: new TextEncoder().encode(file("Jowar,,Flours,Tata,1,kg,60,0,20,")),
      mostRows: 10,
    }),
  ).toMatchObject({ ok: true, imported: { changedPacks: 1 } });
  expect(
    await rows(
      "SELECT old_price_paise AS was, stock_change AS stock FROM price_changes ORDER BY rowid DESC LIMIT 1",
    ),
  ).toEqual([{ was: 5500, stock: 12 }]);
});

test("a Hindi name goes out and comes in; a file without the column leaves it", async () => {
  const withHindi = (...lines: string[]) => [`${head},nameHi`, ...lines].join("\n");
  const line = "Foxtail Millet,,Flours,Manna,500,g,90,,,";
  const kept = () => rows("SELECT name_hi, kinds FROM products WHERE slug = 'foxtail-millet'");
  await bring(withHindi(`${line},कंगनी`));
  const made = [{ name_hi: "कंगनी", kinds: expect.stringContaining("कंगनी") }];
  expect(await kept()).toEqual(made);
  expect(await bring(file(line))).toMatchObject({ imported: { changedProducts: 0 } });
  expect(await bring(withHindi(`${line},`))).toMatchObject({ imported: { changedProducts: 0 } });
  expect(await kept()).toEqual(made);
  expect(await exportCatalogue(store())).toMatch(/^Foxtail Millet,.*,कंगनी,,\r?$/m);
  expect(await bring(withHindi(`${line},काकुन`))).toMatchObject({
    imported: { changedProducts: 1 },
  });
  expect(await kept()).toMatchObject([{ name_hi: "काकुन" }]);
  expect(
    await problemsOf(withHindi(`${line},काकुन`, "Foxtail Millet,,Flours,Manna,1,kg,90,,,,कंगनी")),
  ).toEqual(["3 nameHi: Line 2 has another Hindi name for the same product."]);
});

test("a tax class goes out and comes in by its name in either language; without one, and in a file without the column, it stays", async () => {
  const withClass = (...lines: string[]) => [`${head},taxClass`, ...lines].join("\n");
  const line = "Kodo Millet,,Flours,Manna,500,g,90,,,";
  const [one, other] = (await rows("SELECT id, name, name_hi FROM tax_classes ORDER BY id")) as {
    id: string;
    name: string;
    name_hi: string;
  }[];
  const kept = async () =>
    (await rows("SELECT tax_class_id AS id FROM products WHERE slug = 'kodo-millet'"))[0]?.id;
  await bring(withClass(`${line},"${one!.name.toUpperCase()}"`));
  expect(await kept()).toBe(one!.id);
  for (const same of [file(line), withClass(`${line},`), withClass(`${line},"${one!.name_hi}"`)])
    expect(await bring(same)).toMatchObject({ imported: { changedProducts: 0 } });
  const exported = (await exportCatalogue(store())).split(/\r?\n/);
  const [ours] = exported.filter((text) => text.startsWith("Kodo Millet,"));
  expect(ours?.endsWith(csvLine([one!.name]).trim())).toBe(true);
  expect(await bring(withClass(`${line},"${other!.name}"`))).toMatchObject({
    imported: { changedProducts: 1 },
  });
  expect(await kept()).toBe(other!.id);
  expect(await problemsOf(withClass(`${line},Gold bars`))).toEqual([
    "2 taxClass: There is no tax class of this name: please take one of the page 'Tax'.",
  ]);
  expect(
    await problemsOf(
      withClass(`${line},"${other!.name}"`, `${line.replace("500,g", "1,kg")},"${one!.name}"`),
    ),
  ).toEqual(["3 taxClass: Line 2 has another tax class for the same product."]);
});

test("codes go out and come in, move from pack to pack in one file, and each stays with one", async () => {
  const withCodes = (...lines: string[]) => [`${head},codes`, ...lines].join("\n");
  const [half, whole] = [
    "Jowar Flour,,Flours,Manna,500,g,60,,,",
    "Jowar Flour,,Flours,Manna,1,kg,99,,,",
  ];
  const kept = () =>
    rows(`SELECT c.code, f.quantity_milli AS q FROM pack_codes AS c JOIN financials AS f ON f.id = c.financial_id
      WHERE f.price_paise IN (6000, 9900) ORDER BY c.code`);
  expect(
    await bring(withCodes(`${half},8901234567890 036000291452`, `${whole},40170725`)),
  ).toMatchObject({ ok: true, imported: { newPacks: 2, changedPacks: 0 } });
  const made = [
    { code: "036000291452", q: 500_000 },
    { code: "40170725", q: 1000 },
    { code: "8901234567890", q: 500_000 },
  ];
  expect(await kept()).toEqual(made);
  expect(await exportCatalogue(store())).toMatch(
    /^Jowar Flour,.*,036000291452 8901234567890,\r?$/m,
  );
  expect(await bring(withCodes(`${half},`, `${whole},`))).toMatchObject({
    imported: { changedPacks: 0 },
  });
  expect(await kept()).toEqual(made);
  expect(
    await bring(withCodes(`${half},0036000291452`, `${whole},40170725 8901234567890`)),
  ).toMatchObject({ imported: { changedPacks: 2 } });
  expect(await kept()).toEqual([made[0], made[1], { code: "8901234567890", q: 1000 }]);
  expect(
    await problemsOf(
      withCodes(
        `${half},8901234567890`,
        "Jowar Flour,,Flours,Manna,2,kg,180,,,,8901234567891",
        "Jowar Flour,,Flours,Manna,3,kg,260,,,,8.90123E+12",
      ),
    ),
  ).toEqual([
    "2 codes: The code 8901234567890 belongs to another pack.",
    "3 codes: The last digit of this code is not right. Please type it again.",
    "4 codes: A code has 8, 12, 13 or 14 digits.",
  ]);
  expect(await problemsOf(withCodes(`${half},8901234567890`))).toEqual([
    "2 codes: The code 8901234567890 belongs to another pack.",
  ]);
});
