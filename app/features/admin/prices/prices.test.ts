import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RequestContext } from "#app/platform/context.server.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import {
  detailsPerPage,
  getPacksToPrice,
  listPacks,
} from "#app/features/catalogue/prices/list-packs.server.ts";
import { type PriceColumn, typedOf } from "#app/features/catalogue/prices/pack-to-price.ts";
import { answerPreview } from "./answer-preview.server.ts";
import { answerSave } from "./answer-save.server.ts";
import { action as again, loader } from "./prices.route.tsx";

let shop: TestShop;
let admin: string;
let packs: AddedPack[];
beforeAll(async () => {
  shop = await openTestShop({ PARTY_URL: await openRoom() });
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
});

/** A room that only listens. */
let room: Server;
type Heard = { _id: string };
const heard: string[] = [];
async function openRoom(): Promise<string> {
  room = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const { product, products = [] } = JSON.parse(body) as {
        product?: Heard;
        products?: Heard[];
      };
      heard.push(...[...products, ...(product ? [product] : [])].map(({ _id }) => _id));
      response.end();
    });
  });
  await new Promise<void>((listening) => {
    room.listen(0, "127.0.0.1", listening);
  });
  return `http://127.0.0.1:${(room.address() as AddressInfo).port}`;
}

let made = 0;
beforeEach(async () => {
  packs = await shop.addProduct({
    name: `Atta ${(made += 1)}`,
    brands: {
      Aashirvaad: [
        { quantity: 1, pricePaise: 10_000, discountBasisPoints: 1000, countInStock: 40 },
        { quantity: 5, pricePaise: 45_050, countInStock: 7 },
      ],
    },
  });
});
afterAll(async () => {
  room.close();
  await shop.close();
});

const ask = async () => (await shop.ask("/")).context;
const packRow = (id: string) =>
  shop.bindings.DB.prepare(
    "SELECT price_paise, discount_basis_points, count_in_stock, dprice_paise FROM financials WHERE id = ?",
  )
    .bind(id)
    .first();
const sell = (id: string, qty: number) =>
  shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = count_in_stock - ? WHERE id = ?")
    .bind(qty, id)
    .run();
const countSaves = () =>
  shop.bindings.DB.prepare("SELECT count(*) AS n FROM price_saves").first("n");

/** The form as the page holds it, with what is typed over it. */
async function formOf(
  typed: Record<string, Partial<Record<PriceColumn, string>>> = {},
): Promise<Record<string, string>> {
  const shown = await getPacksToPrice(
    await ask(),
    packs.map((pack) => pack.financialId),
  );
  return Object.fromEntries(
    shown.flatMap((pack) =>
      Object.entries({ ...typedOf(pack), ...typed[pack.financialId] }).map(([name, value]) => [
        `${name}.${pack.financialId}`,
        value,
      ]),
    ),
  );
}

async function post(
  action: typeof answerPreview | typeof answerSave | typeof again,
  fields: Record<string, string>,
  session: string | null = admin,
) {
  const asked = await shop.ask("/admin/prices?category=Flours", {
    method: "POST",
    body: new URLSearchParams(fields),
    cookies: session ? { session } : {},
  });
  return (action as typeof answerPreview)({ ...asked, params: {} }).catch(
    (thrown: Response) => thrown as never,
  );
}

/** What the preview's second button posts. */
function fieldsOf({ data }: Awaited<ReturnType<typeof answerPreview>>): Record<string, string> {
  if (data.kind !== "preview") throw new Error("No preview");
  return Object.fromEntries([
    ["save", data.saveId],
    ...data.changes.flatMap(({ pack, wanted }) =>
      Object.entries({ ...typedOf(wanted), was: typedOf(pack).was }).map(([name, value]) => [
        `${name}.${pack.financialId}`,
        value,
      ]),
    ),
  ]);
}

test("the page begins with all packs, and with what is asked for else", async () => {
  const packsAt = async (path: string) =>
    loader(await shop.ask(path, { cookies: { session: admin } }));
  const all = await packsAt("/admin/prices");
  expect(all).toMatchObject({ category: null, text: "" });
  expect(all.packs.map((pack) => pack.financialId)).toEqual(
    expect.arrayContaining(packs.map((pack) => pack.financialId)),
  );
  expect(await packsAt("/admin/prices?category=Oils")).toMatchObject({
    category: "Oils",
    packs: [],
  });
});

test("prices and stock may be typed in the digits of Hindi", async () => {
  const [one] = packs.map((pack) => pack.financialId) as [string];
  const typed = { price: "१२०", discount: "१०", dprice: "१०८", stock: "५१" };
  const shown = await post(answerPreview, await formOf({ [one]: typed }));
  expect(shown.data).toMatchObject({
    changes: [{ wanted: { pricePaise: 12_000, dpricePaise: 10_800, countInStock: 51 } }],
  });
});

test("the first POST shows what changes and writes nothing, the second saves it all", async () => {
  const [one, two] = packs.map((pack) => pack.financialId) as [string, string];
  const shown = await post(
    answerPreview,
    await formOf({ [one]: { price: "120", discount: "12.5" }, [two]: { stock: "20" } }),
  );
  expect(shown.data).toMatchObject({
    kind: "preview",
    changes: [
      {
        pack: { financialId: one, pricePaise: 10_000 },
        wanted: { pricePaise: 12_000, discountBasisPoints: 1250, countInStock: 40 },
        sinceShown: 0,
      },
      {
        pack: { financialId: two, countInStock: 7 },
        wanted: { pricePaise: 45_050, discountBasisPoints: 0, countInStock: 20 },
      },
    ],
  });
  expect(await packRow(one)).toMatchObject({ price_paise: 10_000 });
  const answer = (await post(answerSave, fieldsOf(shown))) as unknown as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    "/admin/prices?category=Flours",
  ]);
  expect(await packRow(one)).toEqual({
    price_paise: 12_000,
    discount_basis_points: 1250,
    count_in_stock: 40,
    dprice_paise: 10_500,
  });
  expect(await packRow(two)).toMatchObject({ price_paise: 45_050, count_in_stock: 20 });
  const { results } = await shop.bindings.DB.prepare(
    `SELECT c.*, s.user_name FROM price_changes c JOIN price_saves s ON s.id = c.save_id
    WHERE c.financial_id IN (?, ?) ORDER BY c.stock_change`,
  )
    .bind(one, two)
    .all();
  expect(results).toMatchObject([
    {
      old_price_paise: 10_000,
      new_price_paise: 12_000,
      old_discount_basis_points: 1000,
      new_discount_basis_points: 1250,
      stock_change: 0,
      user_name: "Asha",
    },
    { old_price_paise: 45_050, new_price_paise: 45_050, stock_change: 13 },
  ]);
});

test("all packs of a category or search change by one percentage, in the same preview", async () => {
  const raise = (fields: Record<string, string>, query: string) =>
    shop
      .ask(`/admin/prices/preview?${query}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        cookies: { session: admin },
      })
      .then((asked) => answerPreview({ ...asked, params: {} }));
  const query = `query=Atta+${made}`;
  const shown = await raise({ percent: "+5", round: "5" }, query);
  expect(shown.data).toMatchObject({
    kind: "preview",
    changes: [{ wanted: { pricePaise: 10_500 } }, { wanted: { pricePaise: 47_500 } }],
  });
  await post(answerSave, fieldsOf(shown));
  expect(await packRow(packs[1]!.financialId)).toMatchObject({ price_paise: 47_500 });
  expect((await raise({ of: "dprice", percent: "50", unit: "rupees" }, query)).data).toMatchObject({
    held: { stay: expect.any(Number), stop: expect.any(Number) },
  });
  expect((await raise({ of: "dprice", percent: "-2", unit: "rupees" }, query)).data).toMatchObject({
    changes: [{ wanted: { pricePaise: 10_500 } }, { wanted: { pricePaise: 47_500 } }],
  });
  expect(await raise({ percent: "lots", round: "5" }, query)).toMatchObject({
    init: { status: 400 },
    data: {
      kind: "raise-refused",
      raise: { percent: "lots", round: "5", problem: expect.stringMatching(/percentage/) },
    },
  });
});

test.each([
  [{ dprice: "195" }, [23_800, 1807, 19_500]],
  [{ discount: "10" }, [23_800, 1000, 21_420]],
  [{ price: "250" }, [25_000, 500, 23_750]],
  [{ price: "250", dprice: "199.50" }, [25_000, 2020, 19_950]],
  [{ dprice: "195", discount: "18.07" }, [23_800, 1807, 19_500]],
])(
  "of %j what was typed stays and the rest follows, through the preview too",
  async (typed, expected) => {
    const [one] = packs.map((pack) => pack.financialId) as [string];
    await shop.bindings.DB.prepare(
      "UPDATE financials SET price_paise = 23800, discount_basis_points = 500, dprice_paise = 22610 WHERE id = ?",
    )
      .bind(one)
      .run();
    await post(answerSave, fieldsOf(await post(answerPreview, await formOf({ [one]: typed }))));
    const row = (await packRow(one))!;
    expect([row.price_paise, row.discount_basis_points, row.dprice_paise]).toEqual(expected);
  },
);

test("a selling price above the MRP, or with a percent that is another's, is refused at its field", async () => {
  const [one] = packs.map((pack) => pack.financialId) as [string];
  for (const [typed, dprice] of [
    [{ dprice: "100.01" }, "The selling price can't be above the MRP."],
    [{ price: "80", dprice: "85" }, "The selling price can't be above the MRP."],
    [
      { dprice: "75", discount: "20" },
      "₹75.00 is 25% off, not 20%: please change only one of the two.",
    ],
  ] as const)
    expect(await post(answerSave, await formOf({ [one]: typed }))).toMatchObject({
      init: { status: 400 },
      data: { problems: { [one]: { dprice } }, typed: { [one]: typed } },
    });
  expect(await packRow(one)).toMatchObject({ price_paise: 10_000, dprice_paise: 9_000 });
});

test("a form in which nothing was typed changes nothing", async () => {
  expect((await post(answerPreview, await formOf())).data).toMatchObject({
    kind: "preview",
    changes: [],
  });
  const before = await countSaves();
  expect(await post(answerSave, await formOf())).toMatchObject({ status: 303 });
  expect(await countSaves()).toBe(before);
});

test.each([
  [{ price: "abc" }, { price: "Please enter rupees from 0 to 10,00,000 with at most 2 decimals." }],
  [{ price: "" }, { price: "Please enter rupees from 0 to 10,00,000 with at most 2 decimals." }],
  [{ price: "-5" }, { price: "Please enter rupees from 0 to 10,00,000 with at most 2 decimals." }],
  [
    { discount: "101" },
    { discount: "Please enter a percentage from 0 to 100 with at most 2 decimals." },
  ],
  [
    { discount: "5.555", stock: "1.5" },
    {
      discount: "Please enter a percentage from 0 to 100 with at most 2 decimals.",
      stock: "Please enter a whole number from 0 to 1,00,000.",
    },
  ],
  [{ stock: "<script>" }, { stock: "Please enter a whole number from 0 to 1,00,000." }],
])(
  "%j is refused at its field, everything typed stays, and nothing is saved by either POST",
  async (typed, problems) => {
    const [one, two] = packs.map((pack) => pack.financialId) as [string, string];
    const fields = await formOf({ [one]: typed, [two]: { price: "500" } });
    const before = await countSaves();
    for (const action of [answerPreview, answerSave]) {
      const answer = await post(action, fields);
      expect(answer).toMatchObject({
        init: { status: 400 },
        data: {
          kind: "editing",
          problems: { [one]: problems },
          typed: { [one]: typed, [two]: { price: "500" } },
        },
      });
    }
    expect(await countSaves()).toBe(before);
    expect(await packRow(two)).toMatchObject({ price_paise: 45_050 });
  },
);

test("a price can't be set back to 0; a draft's may stay 0", async () => {
  const [one] = packs.map((pack) => pack.financialId) as [string];
  expect(await post(answerSave, await formOf({ [one]: { price: "0" } }))).toMatchObject({
    init: { status: 409 },
    data: { problems: { [one]: { price: "A price can't be set back to 0." } } },
  });
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = 0, dprice_paise = 0 WHERE id = ?",
  )
    .bind(one)
    .run();
  await post(answerSave, await formOf({ [one]: { stock: "50" } }));
  expect(await packRow(one)).toMatchObject({ price_paise: 0, count_in_stock: 50 });
});

test("stock is saved as the difference to what was shown: sales made meanwhile are kept, and told", async () => {
  const [one] = packs.map((pack) => pack.financialId) as [string];
  const form = await formOf({ [one]: { stock: "50" } });
  await sell(one, 3);
  const shown = await post(answerPreview, form);
  expect(shown.data).toMatchObject({
    changes: [{ pack: { countInStock: 37 }, wanted: { countInStock: 47 }, sinceShown: -3 }],
  });
  await sell(one, 2);
  await post(answerSave, fieldsOf(shown));
  expect(await packRow(one)).toMatchObject({ count_in_stock: 45 });
});

test("stock that would fall below nothing is refused, and the whole save with it", async () => {
  const [one, two] = packs.map((pack) => pack.financialId) as [string, string];
  const form = await formOf({ [one]: { stock: "0" }, [two]: { price: "500" } });
  await sell(one, 3);
  const answer = await post(answerSave, form);
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: { problems: { [one]: { stock: "Only 37 left now: the stock fell by 3 meanwhile." } } },
  });
  expect([await packRow(one), await packRow(two)]).toMatchObject([
    { count_in_stock: 37 },
    { price_paise: 45_050 },
  ]);
  // The form that came back is based on what is there now.
  const { data } = answer;
  if (data.kind !== "editing") throw new Error("No form");
  const repeat = Object.fromEntries(
    Object.entries(data.typed).flatMap(([id, typed]) =>
      Object.entries(typed).map(([name, value]) => [`${name}.${id}`, value]),
    ),
  );
  expect(await post(answerSave, repeat)).toMatchObject({ status: 303 });
  expect([await packRow(one), await packRow(two)]).toMatchObject([
    { count_in_stock: 0 },
    { price_paise: 50_000 },
  ]);
});

test("a price that someone else changed meanwhile is not overwritten unseen; one that was not touched stays theirs", async () => {
  const [one, two] = packs.map((pack) => pack.financialId) as [string, string];
  const form = await formOf({ [one]: { price: "120" }, [two]: { stock: "9" } });
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = price_paise + 500 WHERE id IN (?, ?)",
  )
    .bind(one, two)
    .run();
  expect(await post(answerSave, form)).toMatchObject({
    init: { status: 409 },
    data: {
      problems: { [one]: { price: "Someone changed it to ₹105.00 meanwhile." } },
      typed: { [one]: { price: "120", was: "10500.1000.9000.40" } },
    },
  });
  await post(answerSave, await formOf({ [one]: { price: "120" }, [two]: { stock: "9" } }));
  expect([await packRow(one), await packRow(two)]).toMatchObject([
    { price_paise: 12_000 },
    { price_paise: 45_550, count_in_stock: 9 },
  ]);
});

test("a save sent five times at once is written once; two saves at once both count their stock", async () => {
  const [one] = packs.map((pack) => pack.financialId) as [string];
  const fields = fieldsOf(await post(answerPreview, await formOf({ [one]: { stock: "50" } })));
  const before = Number(await countSaves());
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(answerSave, fields)));
  expect(answers.map((answer) => (answer as unknown as Response).status)).toEqual([
    303, 303, 303, 303, 303,
  ]);
  expect(await packRow(one)).toMatchObject({ count_in_stock: 50 });
  expect(await countSaves()).toBe(before + 1);
  const form = await formOf({ [one]: { stock: "60" } });
  await Promise.all([post(answerSave, form), post(answerSave, form)]);
  expect(await packRow(one)).toMatchObject({ count_in_stock: 70 });
});

test("a pack that vanished is named as such and nothing is saved", async () => {
  const [one, two] = packs.map((pack) => pack.financialId) as [string, string];
  const form = await formOf({ [one]: { price: "120" }, [two]: { price: "500" } });
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(one).run();
  expect(await post(answerSave, form)).toMatchObject({
    init: { status: 409 },
    data: { problems: { [one]: { price: "This pack is no longer there." } } },
  });
  expect(await packRow(two)).toMatchObject({ price_paise: 45_050 });
});

test("going on editing shows what was typed and judges nothing", async () => {
  const [one] = packs.map((pack) => pack.financialId) as [string];
  expect(await post(again, await formOf({ [one]: { price: "12x" } }))).toMatchObject({
    init: { status: 200 },
    data: { typed: { [one]: { price: "12x" } }, problems: {} },
  });
});

test("a form that was tampered with is a 400, one with too many packs a 413, one of a customer's leads to sign in", async () => {
  const tampered: Record<string, string>[] = [
    { "was.x": "1.2.3.4" },
    { [`was.${packs[0]!.financialId}`]: "1.2.3" },
    { [`was.${packs[0]!.financialId}`]: "a.b.c.d" },
    { "was.' OR 1=1": "1.1.1.1" },
  ];
  for (const fields of tampered)
    expect(await post(answerSave, fields)).toMatchObject({ status: 400 });
  const many = Object.fromEntries(
    Array.from({ length: 501 }, (_, index) => [
      `was.aaaaaaa${String(index).padStart(3, "0")}`,
      "1.1.1.1",
    ]),
  );
  expect(await post(answerSave, many)).toMatchObject({ status: 413 });
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const action of [answerPreview, answerSave, again])
    for (const session of [customer, null])
      expect(await post(action, {}, session)).toMatchObject({ status: 302 });
  const asked = await shop.ask("/admin/prices?category=Flours", { cookies: { session: customer } });
  await expect(loader({ ...asked, params: {} })).rejects.toMatchObject({ status: 302 });
});

test("a search shows only what is named so, and what has its words where nothing is", async () => {
  for (const [name, alsoKnownAs] of [
    ["Sugar", ""],
    ["Brown Sugar", ""],
    ["Diabetes Care", "sugar patient powder"],
    ["Sugar Free Dark Chocolate", "chini"],
  ] as const)
    await shop.addProduct({ name, alsoKnownAs, brands: { Zed: [{}] } });
  const namesOf = async (text: string) =>
    (await listPacks(await ask(), { category: null, text, after: null })).packs.map(
      ({ name }) => name,
    );
  expect(await namesOf("chini")).toEqual(["Sugar", "Brown Sugar"]);
  expect(await namesOf("sugar")).toEqual(["Sugar", "Brown Sugar"]);
  expect(await namesOf("diabet")).toEqual(["Diabetes Care"]);
  expect(await namesOf("free sugar dark")).toEqual(["Sugar Free Dark Chocolate"]);
});

async function counted<T>(read: (context: RequestContext) => Promise<T>) {
  const real = shop.bindings.DB;
  const { d1, take } = countD1(real);
  shop.bindings.DB = d1;
  const { context } = await shop.ask("/");
  shop.bindings.DB = real;
  return { value: await read(context), ...take() };
}

test("a category and a search page through all of their packs, each once, reading little more than they show", async () => {
  await shop.bindings.DB.batch([
    shop.bindings.DB
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO products (id, name, slug, category_id, created_at) SELECT printf('product%04d', i), 'Murukku', 's' || i, 'oils', i FROM n`),
    shop.bindings.DB.prepare(
      "INSERT INTO details (id, product_id, category_id, brand) SELECT 'd' || id, id, category_id, 'Haldiram' FROM products WHERE category_id = 'oils'",
    ),
    shop.bindings.DB
      .prepare(`INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, dprice_paise, count_in_stock)
      SELECT 'financial' || n.value || substr(d.id, 9), d.id, n.value * 1000, 'kg', 100, 100, substr(d.id, 9) % 3 FROM details d, json_each('[1, 2, 3]') n WHERE category_id = 'oils'`),
  ]);
  await shop.refreshCards();
  for (const query of [
    { category: "Oils", text: "" },
    { category: null, text: "haldiram muruk" },
  ]) {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 30 && (page === 0 || after); page += 1) {
      const { value, statements, roundTrips } = await counted((context) =>
        listPacks(context, { ...query, after }),
      );
      seen.push(...value.packs.map((pack) => pack.financialId));
      after = value.after;
      expect(roundTrips).toBe(query.text ? 2 : 1);
      const rowsRead = statements.reduce((sum, statement) => sum + statement.rowsRead, 0);
      expect(rowsRead).toBeLessThanOrEqual(13 * detailsPerPage);
    }
    expect(new Set(seen).size).toBe(3000);
    expect(seen).toHaveLength(3000);
  }
  for (const after of ["x", "9.9", "1.999999999999", "' OR 1"])
    await listPacks(await ask(), { category: "Oils", text: "", after });
});

test("a hundred prices are saved in one batch", async () => {
  const { packs: listed } = await listPacks(await ask(), {
    category: "Oils",
    text: "",
    after: null,
  });
  packs = listed.slice(0, 100).map((pack) => ({ ...pack, detailId: "", slug: "" }));
  const fields = await formOf(
    Object.fromEntries(packs.map((pack) => [pack.financialId, { price: "2.50", discount: "10" }])),
  );
  const { savePrices } = await import("#app/features/catalogue/prices/save-prices.server.ts");
  const { parsePriceForm } = await import("#app/features/catalogue/prices/prices.schema.ts");
  const asAdmin = {
    id: "a",
    name: "Asha",
    phone: "",
    role: "owner" as const,
    isAdmin: true,
    street: "",
    city: "",
    postalCode: "",
  };
  const told: Promise<unknown>[] = [];
  heard.length = 0;
  const waitUntil = (promise: Promise<unknown>) => void told.push(promise);
  const { value, roundTrips, statements } = await counted((context) =>
    savePrices({ ...context, waitUntil }, asAdmin, parsePriceForm(fields)),
  );
  expect(value).toEqual({ ok: true, count: 100 });
  await Promise.all(told);
  expect(heard.sort()).toEqual([...new Set(packs.map((pack) => pack.productId))].sort());
  const batch = statements.findIndex(({ sql }) => /^insert/i.test(sql));
  expect(
    statements.slice(batch, batch + 4).map(({ sql }) => sql.split(" ")[0]!.toLowerCase()),
  ).toEqual(["insert", "insert", "update", "update"]);
  // Beside the two, what the room is told is read after the answer.
  expect(roundTrips).toBeLessThanOrEqual(2 + told.length);
  expect(await packRow(packs[99]!.financialId)).toMatchObject({
    price_paise: 250,
    dprice_paise: 225,
  });
});
