// Everyone may read what is for sale, and a draft by its id; the lists' drafts and packs without a
// price are the admins' alone.
import type { Customer } from "#app/features/session/visitor.server.ts";
import {
  batchFinancials,
  getFinancial,
} from "#app/features/catalogue/whole/get-financials.server.ts";
import { BatchFinancialsSchema } from "#app/features/catalogue/whole/batch.schema.ts";
import { listProductsAsAdmin } from "#app/features/catalogue/whole/list-products-as-admin.server.ts";
import {
  getProductAsAdmin,
  getProductForSale,
} from "#app/features/catalogue/whole/get-product.server.ts";
import {
  listCategoryProducts,
  listProducts,
  topProducts,
} from "#app/features/catalogue/whole/list-products.server.ts";
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { ListQuery, PageQuery } from "#app/features/api/call/shapes.schema.ts";
import { financialJson, pricesJson, productJson } from "./product-json.server.ts";
import {
  BatchJson,
  FinancialJson,
  ProductJson,
  ProductPageJson,
  ProductsJson,
} from "./product.schema.ts";

const audienceOf = (customer: Customer | null) => (customer?.isAdmin ? "admin" : "shopper");

const listProductsCall = defineCall({
  method: "GET",
  path: "/api/products",
  auth: "anyone",
  summary: "Products, by keyword or all; an admin's list is newest first, with drafts",
  query: ListQuery,
  answer: ProductPageJson,
  example: { query: { keyword: "atta", pageNumber: "1" } },
  async handle({ context, customer, query: { keyword, pageNumber: page } }) {
    const list = customer?.isAdmin ? listProductsAsAdmin : listProducts;
    const found = await list(context, { keyword: keyword.toWellFormed(), page });
    return answer({
      products: found.products.map(productJson),
      page: found.page,
      pages: found.pages,
    });
  },
});

const categoryProductsCall = defineCall({
  method: "GET",
  path: "/api/products/categories/{category}/products",
  auth: "anyone",
  summary: "Products of a category, named without case, or of all",
  query: PageQuery,
  answer: ProductPageJson,
  refusals: [404],
  example: { params: { category: "BUDGET FRIENDLY PACKAGES" } },
  async handle({ context, params, query }) {
    const found = await listCategoryProducts(context, params.category ?? "", query.pageNumber);
    if (!found) return refuse(404, "There is no such category.");
    return answer({
      products: found.products.map(productJson),
      page: found.page,
      pages: found.pages,
    });
  },
});

const topProductsCall = defineCall({
  method: "GET",
  path: "/api/products/top",
  auth: "anyone",
  summary: "The best rated products, up to 20",
  answer: ProductsJson,
  example: {},
  handle: async ({ context }) =>
    answer({ products: (await topProducts(context)).map(productJson) }),
});

const getProductCall = defineCall({
  method: "GET",
  path: "/api/products/{id}",
  auth: "anyone",
  summary: "A product by id or slug; a draft too, which no shopper's list shows",
  answer: ProductJson,
  refusals: [404],
  example: { params: { id: "chakki-atta" } },
  async handle({ context, customer, params: { id = "" } }) {
    const forSale = customer?.isAdmin ? null : await getProductForSale(context, id);
    const product = forSale ?? (await getProductAsAdmin(context, id));
    return product ? answer(productJson(product)) : refuse(404, "This product does not exist.");
  },
});

const getFinancialCall = defineCall({
  method: "GET",
  path: "/api/products/{id}/details/{detailId}/financials/{financialId}",
  auth: "anyone",
  summary: "A pack with its price and stock",
  answer: FinancialJson,
  refusals: [404],
  example: { params: { id: "chakki-atta", detailId: "0123456788", financialId: "0123456789" } },
  async handle({ context, customer, params: { id = "", detailId = "", financialId = "" } }) {
    const pack = await getFinancial(context, audienceOf(customer), {
      product: id,
      detailId,
      financialId,
    });
    return pack ? answer(financialJson(pack)) : refuse(404, "There is no such pack.");
  },
});

const batchFinancialsCall = defineCall({
  method: "POST",
  path: "/api/products/financials/batch",
  auth: "anyone",
  summary: "Prices and stock of the packs of a cart; unknown ones are left out",
  body: BatchFinancialsSchema,
  answer: BatchJson,
  example: {
    body: {
      items: [{ productId: "0123456787", brandId: "0123456788", financialId: "0123456789" }],
    },
  },
  async handle({ context, body }) {
    const packs = await batchFinancials(context, body.items);
    return answer({
      items: packs.map(({ productId, brandId, financialId, ...pack }) => ({
        productId,
        brandId,
        financialId,
        ...pricesJson(pack),
      })),
    });
  },
});

export const productReads = [
  listProductsCall,
  categoryProductsCall,
  topProductsCall,
  getProductCall,
  getFinancialCall,
  batchFinancialsCall,
];
