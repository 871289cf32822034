import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { openWholeShop } from "#tests/whole-shop.ts";
import ProductPage, { action, loader } from "./product.route.tsx";
import { getProduct } from "./product.server.ts";
import { UpdateDetailSchema } from "#app/features/catalogue/write/catalogue.schema.ts";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { updateDetail } from "#app/features/catalogue/write/update-detail.server.ts";
import { readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { select, selectionKey } from "./selection.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function post(slug: string, fields: Record<string, string>) {
  const asked = await shop.ask(`/product/${slug}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return action({ ...asked, params: { slug } }) as Promise<
    Response | { data: { message: string }; init: { status: number } }
  >;
}

test("a fault on a product's page is told as on any other, and what is not sold leads to all that is", async () => {
  const { DB } = shop.bindings;
  const { answer } = await openWholeShop(shop.bindings);
  const ask = async () => {
    const page = await answer(new Request("http://localhost/product/no-such-thing"));
    return { status: page.status, html: await page.text() };
  };
  const missing = await ask();
  expect(missing).toMatchObject({ status: 404, html: expect.stringContaining("/category/all") });
  expect(missing.html).toContain("Not sold here");
  await DB.prepare("ALTER TABLE products RENAME TO lost_products").run();
  const broken = await ask();
  await DB.prepare("ALTER TABLE lost_products RENAME TO products").run();
  expect(broken).toMatchObject({ status: 500, html: expect.stringContaining('<main id="main"') });
});

test("a product shows its brands, and what stands beside it", async () => {
  await shop.addProduct({
    name: "Toor Dal",
    category: "Rice & Pulses",
    brands: { Tata: [{ quantity: 1 }], Fortune: [{ quantity: 1 }, { quantity: 5 }] },
  });
  await shop.addProduct({ name: "Moong Dal", category: "Rice & Pulses", brands: { Tata: [{}] } });
  const product = await getProduct((await shop.ask("/")).context, "toor-dal");
  expect(product?.brands.map((card) => card.brand)).toEqual(["Tata", "Fortune"]);
  expect(product?.similar.map(readCard).map((card) => card.name)).toEqual(["Moong Dal"]);
});

test("an unknown product and a draft are not found", async () => {
  await shop.addProduct({ name: "Secret Draft", brands: { X: [{ pricePaise: 0 }] } });
  for (const slug of ["no-such-thing", "secret-draft", "'; DROP TABLE products;--", "\ud800"]) {
    const thrown = await loader({ ...(await shop.ask("/product/x")), params: { slug } }).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(404);
    expect(await (thrown as Response).json()).toMatchObject({
      message: "Not sold here",
      waysOn: { sold: [] },
    });
  }
});

test("a draft that was given its name is found at its first address too", async () => {
  const { productId, slug, detailId } = await createProduct((await shop.ask("/")).context);
  const { context } = await shop.ask("/");
  await updateDetail(
    context,
    { product: slug, detailId },
    v.parse(UpdateDetailSchema, { name: "Sabudana", manualQuantity: "1", price: "90" }),
  );
  const thrown = await loader({
    ...(await shop.ask(`/product/${slug}`)),
    params: { slug: `draft-${productId}` },
  }).catch((error: unknown) => error as Response);
  expect(thrown).toMatchObject({ status: 301 });
  expect((thrown as Response).headers.get("Location")).toBe("/product/sabudana");
});

test("brand, pack and count asked for are shown, anything else falls back to the first", async () => {
  const product = (await getProduct((await shop.ask("/")).context, "toor-dal"))!;
  const fortune = product.brands[1]!;
  const chosen = select(product.brands, {
    brand: fortune.detailId,
    quantity: fortune.packs[1]!.financialId,
    qty: "3",
  })!;
  expect([chosen.card.brand, chosen.pack.quantityMilli, chosen.qty]).toEqual(["Fortune", 5000, 3]);
  expect(selectionKey(chosen)).toBe(`${fortune.packs[1]!.financialId}x3`);
  expect(select(product.brands, { brand: "Fortune", qty: "11" })).toMatchObject({
    card: fortune,
    qty: 1,
  });
  expect(select(product.brands, { brand: "nobody", quantity: "x" })?.card.brand).toBe("Tata");
});

test("the form without scripts adds the selection, comes back with it and says so", async () => {
  const [pack] = await shop.addProduct({
    name: "Chana Dal",
    brands: { Tata: [{ pricePaise: 9000 }] },
  });
  const response = (await post("chana-dal", {
    brand: pack!.detailId,
    quantity: pack!.financialId,
    qty: "2",
  })) as Response;
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toContain(`added=${pack!.financialId}x2`);
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["cart", "toast"]);
});

test("a count above what is left is marked before it is asked for", async () => {
  await shop.addProduct({ name: "Masoor Dal", brands: { Tata: [{ countInStock: 2 }] } });
  const path = "/product/masoor-dal";
  const loaded = await loader({ ...(await shop.ask(path)), params: { slug: "masoor-dal" } });
  const element = createElement(ProductPage);
  const pageFor = (qty: number) =>
    renderToStaticMarkup(
      createElement(RouterProvider, {
        router: createMemoryRouter([{ id: "page", path, element, loader: () => null }], {
          initialEntries: [`${path}?qty=${qty}`],
          hydrationData: { loaderData: { page: loaded } },
        }),
      }),
    );
  expect(pageFor(3)).toMatch(/name="qty"[^>]*aria-invalid="true".*role="alert"[^>]*>Only 2 left/s);
  expect(pageFor(2)).not.toMatch(/aria-invalid|role="alert"/);
});

test("a brand or pack that is not there is refused with its alert", async () => {
  const [pack, other] = await shop.addProduct({
    name: "Urad Dal",
    brands: { Tata: [{ countInStock: 2 }], Fortune: [{}] },
  });
  const refused = async (fields: Record<string, string>) => {
    const answer = (await post("urad-dal", fields)) as {
      data: { message: string };
      init: { status: number };
    };
    return [answer.init.status, answer.data.message];
  };
  expect(await refused({ brand: "x", quantity: pack!.financialId, qty: "1" })).toEqual([
    400,
    "Selected brand details are not available.",
  ]);
  expect(await refused({ brand: pack!.detailId, quantity: other!.financialId, qty: "1" })).toEqual([
    400,
    "Selected quantity details are not available.",
  ]);
  for (const qty of ["0", "11", "-1", "1e9", "abc", ""])
    expect(await refused({ brand: pack!.detailId, quantity: pack!.financialId, qty })).toEqual([
      400,
      "Choose 1 to 10 packs.",
    ]);
  expect(await refused({ brand: pack!.detailId, quantity: pack!.financialId, qty: "3" })).toEqual([
    409,
    "Only 2 left",
  ]);
});
