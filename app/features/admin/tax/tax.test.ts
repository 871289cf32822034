import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type TaxCommand,
  type TaxPage,
  changeTaxClassPath,
  taxCommandPath,
  taxPagePath,
} from "#app/addresses/side-paths.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { type LogKind, changesOf } from "#app/features/audit/entry.ts";
import { loader as root } from "#app/root.tsx";
import { type BillingShop, openBillingShop } from "#tests/billing-shop.ts";
import { loader as openSettle } from "#app/features/orders/settle/settle.route.tsx";
import { classField, productField } from "./product-field.ts";
import { action, loader } from "./tax.route.tsx";
import { downloadUnclassed } from "./unclassed.server.ts";

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.bindings.DB.prepare("DELETE FROM shop_tax").run());

const path = "/admin/tax";
const settings = {
  regime: "regular",
  gstin: "29aagcb7383j1z4",
  state: "",
  hsnDigits: "6",
  series: "b",
  creditSeries: "C",
  upiId: "kirana@okbank",
  isRounded: "on",
};

async function post(
  command: TaxCommand,
  body: Record<string, string> | FormData,
  session = shop.admin,
) {
  const form = body instanceof FormData ? body : new URLSearchParams(body);
  const cookies = { session };
  return action(
    await shop.ask(taxCommandPath(command), { method: "POST", body: form, cookies }),
  ).catch((thrown: Response) => thrown);
}
const shown = async (page: TaxPage = "settings") =>
  loader(await shop.ask(taxPagePath(page), { cookies: { session: shop.admin } }));
const changesIn = async (kind: LogKind) => {
  const { entries } = await listEntries(await shop.asAdmin(), { kind, before: null });
  return entries[0] ? changesOf(entries[0]) : null;
};
const saved = (page: TaxPage) => ({ status: 303, location: taxPagePath(page) });
const answered = (answer: unknown) => ({
  status: (answer as Response).status,
  location: (answer as Response).headers.get("Location"),
});

test("every page says the GSTIN that the regime has, kept pages too: the configured one while none is chosen", async () => {
  const said = async () => {
    const asked = await shop.ask("/");
    const { data } = await root({
      ...asked,
      context: { ...asked.context, config: { ...asked.context.config, SUPPLIER_TAX_NUMBER: "X" } },
    });
    const [row] = await shop.rows<{ version: number }>("SELECT version FROM catalogue");
    return { gstin: data.shop.taxNumber, version: row?.version ?? 0 };
  };
  const seen = [await said()];
  for (const regime of ["regular", "composition", "unregistered", "none"]) {
    await post("settings/save", { ...settings, regime });
    seen.push(await said());
  }
  const own = "29AAGCB7383J1Z4";
  expect(seen.map(({ gstin }) => gstin)).toEqual(["X", own, own, "", "X"]);
  expect(new Set(seen.map(({ version }) => version)).size).toBe(5);
  await shop.bindings.DB.prepare("DELETE FROM shop_tax").run();
});

test("as seeded no regime is chosen; what the owner sets is kept, and the log says what was changed", async () => {
  expect((await shown()).settings).toMatchObject({
    regime: "none",
    series: "KS",
    isRounded: false,
  });
  expect(answered(await post("settings/save", settings))).toEqual(saved("settings"));
  expect((await shown()).settings).toMatchObject({
    regime: "regular",
    gstin: "29AAGCB7383J1Z4",
    state: "29",
    hsnDigits: 6,
    series: "B",
    creditSeries: "C",
    upiId: "kirana@okbank",
    isRounded: true,
  });
  expect(await changesIn("tax")).toContainEqual({ field: "Regime", was: "none", is: "regular" });
  await post("settings/save", { ...settings, regime: "unregistered", isRounded: "" });
  expect((await shown()).settings).toMatchObject({
    regime: "unregistered",
    gstin: "",
    isRounded: false,
  });
});

test.each([
  [{ regime: "else" }, "regime"],
  [{ gstin: "" }, "gstin"],
  [{ gstin: "29AAGCB7383J1Z5" }, "gstin"],
  [{ state: "27" }, "state"],
  [{ state: "00" }, "state"],
  [{ hsnDigits: "5" }, "hsnDigits"],
  [{ hsnDigits: "" }, "hsnDigits"],
  [{ series: "KSX" }, "series"],
  [{ series: "क" }, "series"],
  [{ creditSeries: "B" }, "creditSeries"],
  [{ upiId: "nobody" }, "upiId"],
])("%j is refused in its place, with what was typed kept", async (wrong, field) => {
  const answer = await post("settings/save", { ...settings, ...wrong });
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: {
      command: "settings/save",
      failure: { errors: { [field]: expect.any(String) }, values: wrong },
    },
  });
  expect((await shown()).settings.regime).toBe("none");
});

test("a rate is set from a day on: a known name changes its class, another one makes a new class", async () => {
  const asked = { name: "Papad", hsn: "1905", rate: "12", validFrom: "2031-04-01" };
  expect(answered(await post("class/save", asked))).toEqual(saved("classes"));
  expect(answered(await post("class/save", { ...asked, rate: "18%" }))).toEqual(saved("classes"));
  expect(answered(await post("class/save", { ...asked, name: "Kites", hsn: "" }))).toEqual(
    saved("classes"),
  );
  const { classes } = await shown("classes");
  const named = (name: string) => classes.find((one) => one.name === name);
  expect(named("Papad")?.rates).toEqual([
    { validFrom: "2025-09-22", basisPoints: 0 },
    { validFrom: "2031-04-01", basisPoints: 1800 },
  ]);
  expect(named("Kites")).toMatchObject({ hsn: "", rates: [{ basisPoints: 1200 }] });
  expect(await changesIn("tax-class")).toEqual([]);
  for (const [wrong, field] of [
    [{ name: " " }, "name"],
    [{ rate: "101" }, "rate"],
    [{ rate: "" }, "rate"],
    [{ hsn: "123" }, "hsn"],
    [{ validFrom: "1.4.2031" }, "validFrom"],
    [{ validFrom: "2031-02-30" }, "validFrom"],
  ] as const)
    expect(await post("class/save", { ...asked, ...wrong })).toMatchObject({
      data: { command: "class/save", failure: { errors: { [field]: expect.any(String) } } },
    });
});

test("each class that the shop brought along has a Hindi name, which the owner changes; left empty it stays", async () => {
  const names = () =>
    shop.rows<{ name: string; name_hi: string | null }>("SELECT name, name_hi FROM tax_classes");
  const hindiOf = async (called: string) =>
    (await names()).find(({ name }) => name === called)?.name_hi;
  const own = (await names()).filter(({ name }) => name !== "Kites");
  expect(own.filter(({ name_hi: hindi }) => !/^[\u0900-\u097f ,:-]+$/.test(hindi ?? ""))).toEqual(
    [],
  );
  expect(new Set(own.map(({ name_hi: hindi }) => hindi)).size).toBe(own.length);
  const asked = { name: "Jam", hsn: "2007", rate: "5", validFrom: "2031-04-01" };
  expect(await hindiOf("Jam")).toBe("जैम");
  await post("class/save", { ...asked, nameHi: "जैम और मुरब्बा" });
  expect(await changesIn("tax-class")).toContainEqual({
    field: "Name in Hindi",
    was: "जैम",
    is: "जैम और मुरब्बा",
  });
  await post("class/save", { ...asked, rate: "12" });
  expect(await hindiOf("Jam")).toBe("जैम और मुरब्बा");
  await post("class/save", { ...asked, name: "Lanterns", nameHi: "लालटेन" });
  expect(await hindiOf("Lanterns")).toBe("लालटेन");
  expect(await post("class/save", { ...asked, nameHi: "ज".repeat(81) })).toMatchObject({
    data: { command: "class/save", failure: { errors: { nameHi: "Please take a shorter name." } } },
  });
});

test("products without a class are listed, and set many at once", async () => {
  const [one, two] = [
    await shop.addProduct({ name: "Peanut Chikki", brands: { X: [{}] } }),
    await shop.addProduct({ name: "Til Laddu", brands: { X: [{}] } }),
  ].map(([pack]) => pack!.productId);
  expect((await shown("goods")).unclassed).toMatchObject({
    count: 2,
    products: [{ id: one, name: "Peanut Chikki" }, { id: two }],
  });
  const ticked = { [`product.${one}`]: "on", [`product.${two}`]: "on" };
  expect(await post("products/class", { ...ticked, taxClass: " " })).toMatchObject({
    data: {
      command: "products/class",
      failure: { errors: { taxClass: "Please choose a tax class." } },
    },
  });
  expect(await post("products/class", { taxClass: "Sweets" })).toMatchObject({
    data: { failure: { errors: { products: "Please tick the products." } } },
  });
  expect(
    answered(
      await post("products/class", { ...ticked, taxClass: "sweets", "product.nobody": "on" }),
    ),
  ).toEqual(saved("goods"));
  expect((await shown("goods")).unclassed).toEqual({ count: 0, products: [] });
  expect(await changesIn("product")).toEqual([{ field: "Tax class", was: "", is: "Sweets" }]);
});

test("a file sets classes by their names; one mistake and nothing is set", async () => {
  await shop.addProduct({ name: "Gajak", brands: { X: [{}] } });
  await shop.addProduct({ name: "=Chakli", brands: { X: [{}] } });
  const file = async () =>
    (
      await downloadUnclassed(
        await shop.ask("/admin/tax/products", { cookies: { session: shop.admin } }),
      )
    ).text();
  expect(await file()).toBe("product,name,taxClass\r\ngajak,Gajak,\r\nchakli,'=Chakli,\r\n");
  const upload = async (text: string) => {
    const form = new FormData();
    form.set("file", new File([text], "classes.csv", { type: "text/csv" }));
    return post("products/upload", form);
  };
  expect(
    await upload("product,taxClass\ngajak,Sweets\nnobody,Sweets\nchakli,Else\n"),
  ).toMatchObject({
    data: {
      command: "products/upload",
      problems: [
        { line: 3, column: "product", reason: "There is no such product." },
        { line: 4, column: "taxClass", reason: "There is no such tax class." },
      ],
    },
  });
  expect((await shown("goods")).unclassed.count).toBe(2);
  const filled = (await file()).replace("Gajak,", "Gajak,Sweets");
  expect(answered(await upload(filled))).toEqual(saved("goods"));
  expect((await shown("goods")).unclassed.products.map(({ name }) => name)).toEqual(["=Chakli"]);
  for (const wrong of ["", "else\n1", 'product,taxClass\n"'])
    expect(await upload(wrong), wrong).toMatchObject({ data: { command: "products/upload" } });
});

test("the password is asked for again after half an hour, and nobody but an admin changes anything", async () => {
  expect(answered(await post("settings/save", settings, shop.shopper)).location).toContain(
    "/login",
  );
  const customer = await shop.addCustomer({ isAdmin: true });
  const session = await shop.signIn(customer.id);
  await shop.bindings.DB.prepare("UPDATE sessions SET created_at = 1 WHERE user_id = ?")
    .bind(customer.id)
    .run();
  const rate = { name: "X", rate: "5", validFrom: "2031-04-01" };
  expect(await post("settings/save", settings, session)).toMatchObject({ status: 403 });
  expect(await post("class/save", rate, session)).toMatchObject({ status: 403 });
  expect((await shown()).settings.regime).toBe("none");
});

test("goods that keep an order from being dispatched are led to, guessed from their category, and lead back to it", async () => {
  await shop.setTax("regular");
  const goods = [
    { name: "Ragi Chikki", paise: 100, taxClass: null },
    { name: "Atta", paise: 100, taxClass: "atta" },
  ];
  const { id, products } = await shop.addOrder({ goods });
  const [chikki] = products as [string];
  const asked = `${path}?order=${id}&at=counter`;
  const { ofOrder } = await loader(await shop.ask(asked, { cookies: { session: shop.admin } }));
  expect(ofOrder).toMatchObject({
    of: { orderId: id, isAtCounter: true },
    products: [{ id: chikki, name: "Ragi Chikki", guess: expect.any(String) }],
  });
  const set = { order: id, [`product.${chikki}`]: "on" };
  expect(
    answered(await post("products/class", { ...set, at: "counter", taxClass: "मिठाइयाँ" })),
  ).toEqual({ status: 303, location: "/admin/counter" });
  const settled = await openSettle({
    ...(await shop.ask(`/order/${id}/settle`, { cookies: { session: shop.admin } })),
    params: { id },
  });
  expect(settled.lacking).toEqual([]);
});

test("a class is found by its name in either language, or by letters that no other has", async () => {
  const [pack] = await shop.addProduct({ name: "Besan Laddu", brands: { X: [{}] } });
  const ticked = { [`product.${pack!.productId}`]: "on" };
  const set = async (taxClass: string) => {
    await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = NULL WHERE id = ?")
      .bind(pack!.productId)
      .run();
    const answer = await post("products/class", { ...ticked, taxClass });
    const [row] = await shop.rows<{ name: string | null }>(
      `SELECT (SELECT name FROM tax_classes WHERE id = p.tax_class_id) AS name FROM products AS p WHERE id = '${pack!.productId}'`,
    );
    return { answer, name: row!.name };
  };
  for (const typed of ["sweets", " SWEETS "]) expect((await set(typed)).name).toBe("Sweets");
  expect((await set("lanter")).name).toBe("Lanterns");
  const { answer, name } = await set("xyz");
  expect(name).toBe(null);
  expect(answer).toMatchObject({
    data: { failure: { errors: { taxClass: "No tax class is called xyz." }, values: ticked } },
  });
});

test("goods without a class are guessed by their own words first, then by what most of their category have", async () => {
  const add = async (name: string) => {
    const [pack] = await shop.addProduct({
      ...{ name, category: "Rice & Pulses", brands: { X: [{}] } },
    });
    return pack!.productId;
  };
  const guessOf = async (name: string) =>
    (await shown("goods")).unclassed.products.find((one) => one.name === name)?.guess;
  await add("Masoor");
  expect(await guessOf("Masoor")).toBe(null);
  for (const name of ["Toor Dal", "Moong Dal"])
    await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'pulses' WHERE id = ?")
      .bind(await add(name))
      .run();
  await add("Kolam Rice");
  expect(await guessOf("Kolam Rice")).toBe("rice");
  expect(await guessOf("Masoor")).toBe("pulses");
});

test("each ticked product gets the class in its row, those left empty the one for all such; a wrong one is said in its row", async () => {
  const [chikki, soap, jam] = await Promise.all(
    ["Rajgira Chikki", "Neem Bar", "Amla Spread"].map(async (name) => {
      const [pack] = await shop.addProduct({ name, brands: { X: [{}] } });
      return pack!.productId;
    }),
  );
  const ticked = Object.fromEntries(
    [chikki, soap, jam].map((id = "") => [productField.of(id), "on"]),
  );
  const rows = { [classField.of(chikki!)]: "Sweets", [classField.of(soap!)]: "no such" };
  expect(await post("products/class", { ...ticked, ...rows, taxClass: "Jam" })).toMatchObject({
    data: { failure: { errors: { [classField.of(soap!)]: "No tax class is called no such." } } },
  });
  const emptied = {
    ...ticked,
    ...rows,
    [classField.of(soap!)]: "Soap",
    [classField.of(jam!)]: " ",
  };
  expect(await post("products/class", emptied)).toMatchObject({
    data: { failure: { errors: { [classField.of(jam!)]: "Please choose a tax class." } } },
  });
  const right = { ...rows, [classField.of(soap!)]: "Soap" };
  expect(answered(await post("products/class", { ...ticked, ...right, taxClass: "Jam" }))).toEqual(
    saved("goods"),
  );
  const classes = await shop.rows<{ id: string; tax_class_id: string }>(
    "SELECT id, tax_class_id FROM products",
  );
  expect(
    [chikki, soap, jam].map((id) => classes.find((one) => one.id === id)?.tax_class_id),
  ).toEqual(["sweets", "soap", "jam"]);
});

test("a name that several classes begin with leads to them, with their rates", async () => {
  const [pack] = await shop.addProduct({ name: "Sona Masoori", brands: { X: [{}] } });
  const ticked = { [`product.${pack!.productId}`]: "on" };
  const which = "Which one: 'Rice, loose · 0%', 'Rice, packed · 5%'? Please give its whole name.";
  expect(await post("products/class", { ...ticked, taxClass: "rice" })).toMatchObject({
    data: { failure: { errors: { taxClass: which } } },
  });
  expect(answered(await post("products/class", { ...ticked, taxClass: "rice, p" }))).toEqual(
    saved("goods"),
  );
});

test("classes are searched in both languages and by HSN, and one that is chosen stands in the form", async () => {
  const found = async (query: string) => {
    const asked = `${taxPagePath("classes")}?${new URLSearchParams({ query })}`;
    const { classes } = await loader(await shop.ask(asked, { cookies: { session: shop.admin } }));
    return classes.map(({ name }) => name);
  };
  expect(await found("SWEETS")).toContain("Sweets");
  expect(await found("मिठाइयाँ")).toEqual(["Sweets"]);
  expect(await found("1704")).toContain("Sweets");
  expect(await found("xyz")).toEqual([]);
  const asked = await shop.ask(changeTaxClassPath("sweets"), { cookies: { session: shop.admin } });
  expect((await loader(asked)).asked.chosen).toBe("sweets");
});

test("the page of the classes knows how many goods each has", async () => {
  const counted = async () => {
    const asked = await shop.ask(taxPagePath("classes"), { cookies: { session: shop.admin } });
    return (await loader(asked)).goodsOf;
  };
  const before = await counted();
  const [pack] = await shop.addProduct({ name: "Barfi", brands: { Haldiram: [{}] } });
  await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'sweets' WHERE id = ?")
    .bind(pack!.productId)
    .run();
  expect(await counted()).toEqual({ ...before, sweets: (before.sweets ?? 0) + 1 });
});

test("goods whose class has no HSN code are listed beside those without a class, where bills say codes", async () => {
  const [{ productId } = { productId: "" }] = await shop.addProduct({
    name: "Red Chilli Powder",
    brands: { X: [{}] },
  });
  await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'other' WHERE id = ?")
    .bind(productId)
    .run();
  const listed = async () =>
    (await shown("goods")).withoutHsn.products.find(({ id }) => id === productId);
  expect(await listed()).toBeUndefined();
  expect((await shown("settings")).toClass).toBe(0);
  await post("settings/save", settings);
  expect(await listed()).toMatchObject({ name: "Red Chilli Powder", guess: "pepper" });
  const { unclassed, withoutHsn } = await shown("goods");
  expect((await shown("settings")).toClass).toBe(unclassed.count + withoutHsn.count);
  expect(withoutHsn.count).toBeGreaterThan(0);
  await post("products/class", {
    [productField.of(productId)]: "on",
    taxClass: "Pepper and chillies",
  });
  expect(await listed()).toBeUndefined();
});
