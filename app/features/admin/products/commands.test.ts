import { afterAll, beforeAll, expect, test } from "vitest";
import { formWith } from "#tests/page-form.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { openWholeShop } from "#tests/whole-shop.ts";
import { loader as listLoader } from "#app/features/admin/products/list/productlist.route.tsx";
import { productCommandPath, productCommands } from "#app/addresses/side-paths.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { action, loader } from "./command.route.tsx";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

function read(answer: unknown) {
  if (answer instanceof Response)
    return {
      status: answer.status,
      to: answer.headers.get("Location"),
      cookies: answer.headers.getSetCookie(),
      command: null,
    };
  const whole = answer as { data?: Command; init?: { status?: number } } & Command;
  return { status: whole.init?.status ?? 200, to: null, cookies: [], command: whole.data ?? whole };
}

async function get(path: string, query: Record<string, string> = {}) {
  return read(
    await loader({
      ...(await shop.ask(`${path}?${new URLSearchParams(query)}`, { cookies: { session } })),
    }),
  );
}

async function post(
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  return read(
    await action(
      await shop.ask(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        cookies: { session },
        headers,
      }),
    ),
  );
}

test("a brand is added on the product's own page by one button, which asks for no id", async () => {
  const whole = await openWholeShop(shop.bindings);
  const [pack] = await shop.addProduct({ name: "Jeera", brands: { Tata: [{}] } });
  const path = `/admin/product/${pack!.slug}/edit/${pack!.detailId}`;
  const { request } = await shop.ask(path, { cookies: { session } });
  const html = await (await whole.answer(new Request(`http://localhost${path}`, request))).text();
  const { action, fields } = formWith(html, "Add a brand");
  const { status, to } = await post(action, fields);
  expect(status).toBe(303);
  expect(to).toMatch(new RegExp(`^/admin/product/${pack!.slug}/edit/(?!${pack!.detailId})`));
});

const toastIn = (cookies: string[]) =>
  (
    JSON.parse(atob(decodeURIComponent(cookies[0]!.slice("toast=".length)).split(".")[0]!)) as {
      message: string;
    }
  ).message;

test("Create Product asks, makes a draft, and opens its edit page", async () => {
  expect((await get("/admin/product/create")).command).toMatchObject({
    title: "Are you sure you want to create a new product?",
    method: "post",
  });
  const made = await post("/admin/product/create");
  expect(made).toMatchObject({
    status: 303,
    to: expect.stringMatching(/^\/admin\/product\/draft-\w{10}\/edit\/\w{10}$/),
  });
});

test("an empty id is asked for once more, a second time it ends quietly", async () => {
  const [pack] = await shop.addProduct({ name: "Poha", brands: { Tata: [{}] } });
  const first = await post("/admin/detail/create", { productId: " " });
  expect(first).toMatchObject({
    status: 400,
    command: {
      fields: [{ name: "productId", error: "Product ID is required." }],
      hidden: { asked: "1" },
    },
  });
  expect(await post("/admin/detail/create", { productId: "", asked: "1" })).toMatchObject({
    status: 303,
    to: "/admin/productlist",
  });
  const both = await post("/admin/financial/create", {});
  expect(both.command!.fields.map(({ error }) => error)).toEqual([
    "Product ID is required.",
    "Detail ID is required.",
  ]);
  const half = await post("/admin/financial/create", { productId: pack!.productId });
  expect(half.command!.fields).toEqual([
    { name: "productId", label: "Product ID", value: pack!.productId, error: undefined },
    { name: "detailId", label: "Detail ID", value: "", error: "Detail ID is required." },
  ]);
  const back = { Referer: "http://shop.test/admin/productlist/3" };
  expect(
    await post("/admin/financial/create", { productId: "x", detailId: "", asked: "1" }, back),
  ).toMatchObject({ to: "/admin/productlist/3" });
});

test("a brand that is removed on its own page leads back to the list that page was opened from", async () => {
  for (const [from, to] of [
    ["?back=%2Fadmin%2Fproducts%3Fshow%3Dsold-out", "/admin/products?show=sold-out"],
    ["?back=%2Fadmin%2Fday", "/admin/productlist"],
    ["", "/admin/productlist"],
  ]) {
    const [pack] = await shop.addProduct({ name: "Murmura", brands: { Tata: [{}] } });
    const { productId, detailId, slug } = pack!;
    const Referer = `http://shop.test/admin/product/${slug}/edit/${detailId}${from}`;
    const gone = await post("/admin/detail/delete", { productId, detailId }, { Referer });
    expect([from, gone.to]).toEqual([from, to]);
  }
});

test("Create Detail and Create Financial open the edit page of what they made", async () => {
  const [pack] = await shop.addProduct({ name: "Suji", brands: { Tata: [{}] } });
  expect(
    (
      await get("/admin/financial/create", { productId: "suji", detailId: "x" })
    ).command!.fields.map(({ value }) => value),
  ).toEqual(["suji", "x"]);
  expect(await post("/admin/detail/create", { productId: ` ${pack!.productId} ` })).toMatchObject({
    to: expect.stringMatching(/^\/admin\/product\/suji\/edit\/\w{10}$/),
  });
  expect(
    await post("/admin/financial/create", { productId: "suji", detailId: pack!.detailId }),
  ).toMatchObject({ status: 303, to: `/admin/product/suji/edit/${pack!.detailId}` });
  const { details } = (await getProductAsAdmin((await shop.ask("/")).context, "suji"))!;
  expect(details.map(({ financials }) => financials.length)).toEqual([2, 1]);
  expect(await post("/admin/detail/create", { productId: "nothing" })).toMatchObject({
    status: 404,
    command: { fields: [{ value: "nothing", error: "This product does not exist." }] },
  });
  expect(
    (await post("/admin/financial/create", { productId: "suji", detailId: "0000000000" })).command!
      .fields[1],
  ).toMatchObject({ error: "This product has no such detail." });
});

test("Delete Product asks for an id, shows what goes, and deletes after that", async () => {
  await shop.addProduct({
    name: "Doomed",
    brands: { A: [{}, {}].map((_, index) => ({ quantity: index + 1 })), B: [{}] },
  });
  expect(await get("/admin/product/delete")).toMatchObject({
    status: 200,
    command: { method: "get", fields: [{ error: undefined }] },
  });
  expect(await get("/admin/product/delete", { productId: " " })).toMatchObject({
    status: 400,
    command: { fields: [{ error: "Product ID is required for deletion." }] },
  });
  expect(await get("/admin/product/delete", { productId: "nothing" })).toMatchObject({
    status: 404,
    command: { fields: [{ value: "nothing" }] },
  });
  const question = await get("/admin/product/delete", { productId: "doomed" });
  expect(question.command).toMatchObject({
    title: "Are you sure you want to delete this product?",
    method: "post",
    notes: [expect.stringMatching(/^Doomed: its 2 details and 3 packs/)],
  });
  expect(await post("/admin/product/delete", { productId: "" })).toMatchObject({ status: 400 });
  const gone = await post("/admin/product/delete", question.command!.hidden);
  expect([gone.status, gone.to, toastIn(gone.cookies)]).toEqual([
    303,
    "/admin/productlist",
    "Product deleted successfully",
  ]);
  expect(await post("/admin/product/delete", question.command!.hidden)).toMatchObject({
    status: 404,
  });
});

test("a row's Delete asks 'Are you sure', and says when the product goes too", async () => {
  const packs = await shop.addProduct({ name: "Idli Rava", brands: { MTR: [{}], Udhayam: [{}] } });
  const ask = (index: number) =>
    get("/admin/detail/delete", {
      productId: packs[index]!.productId,
      detailId: packs[index]!.detailId,
    });
  const first = await ask(0);
  expect(first.command).toMatchObject({
    title: "Are you sure",
    notes: [expect.stringMatching(/^MTR Idli Rava is deleted/)],
  });
  expect(toastIn((await post("/admin/detail/delete", first.command!.hidden)).cookies)).toBe(
    "Product deleted successfully",
  );
  const last = await ask(1);
  expect(last.command!.notes).toContain(
    "It is this product's last detail: the product is deleted with it.",
  );
  await post("/admin/detail/delete", last.command!.hidden);
  expect(await getProductAsAdmin((await shop.ask("/")).context, "idli-rava")).toBeNull();
  expect(await get("/admin/detail/delete", { productId: "" })).toMatchObject({ status: 400 });
  expect(await get("/admin/detail/delete")).toMatchObject({ status: 200 });
});

test("no command answers a visitor or a customer", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  const before = await shop.bindings.DB.prepare("SELECT count(*) AS n FROM products").first();
  for (const cookies of [{}, { session: customer }]) {
    for (const path of productCommands.map(productCommandPath)) {
      await expect(loader(await shop.ask(path, { cookies }))).rejects.toMatchObject({
        status: 302,
      });
      await expect(
        action(
          await shop.ask(path, {
            method: "POST",
            body: new URLSearchParams({ productId: "poha" }),
            cookies,
          }),
        ),
      ).rejects.toMatchObject({ status: 302 });
    }
    await expect(
      listLoader(await shop.ask("/admin/productlist", { cookies })),
    ).rejects.toMatchObject({ status: 302 });
  }
  expect(await shop.bindings.DB.prepare("SELECT count(*) AS n FROM products").first()).toEqual(
    before,
  );
});

test("the list takes any page and any text", async () => {
  const list = async (pageNumber: string, query = "") =>
    listLoader({
      ...(await shop.ask(`/admin/productlist/${pageNumber}?query=${encodeURIComponent(query)}`, {
        cookies: { session },
      })),
      params: { pageNumber },
    });
  for (const page of ["0", "-1", "abc", "1e9", "99999", "2'"])
    expect((await list(page)).page).toBe(1);
  expect((await list("1", "poha")).rows).toHaveLength(1);
  for (const text of ["<script>", '" OR name MATCH "', "*", "x".repeat(5000)])
    expect((await list("1", text)).rows).toEqual([]);
});
