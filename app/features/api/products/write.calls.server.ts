// Products, details and packs change by the commands of the admin's pages; each answers what it
// left.
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import {
  CreateDetailSchema,
  UpdateDetailSchema,
  UpdateProductSchema,
} from "#app/features/catalogue/write/catalogue.schema.ts";
import {
  createDetail,
  deleteDetail,
} from "#app/features/catalogue/write/detail-commands.server.ts";
import { updateDetail } from "#app/features/catalogue/write/update-detail.server.ts";
import {
  createProduct,
  deleteProduct,
  updateProduct,
} from "#app/features/catalogue/write/product-commands.server.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
} from "#app/features/api/call/call.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { detailJson, productJson } from "./product-json.server.ts";
import { DetailJson, ProductJson } from "./product.schema.ts";

const params = { id: "chakki-atta", detailId: "0123456788" };
const gone = refuse(404, "This product does not exist.");

const createProductCall = defineCall({
  method: "POST",
  path: "/api/products",
  auth: "admin",
  summary: "Make a draft: one detail with one empty pack",
  answer: ProductJson,
  status: 201,
  example: {},
  async handle({ context }) {
    const { productId } = await createProduct(context);
    return answerProduct(context, productId, 201);
  },
});

const updateProductCall = defineCall({
  method: "PUT",
  path: "/api/products/{id}",
  auth: "admin",
  summary: "Change names or category",
  body: UpdateProductSchema,
  answer: ProductJson,
  refusals: [404],
  example: { params: { id: params.id }, body: { name: "Chakki Atta", category: "Flours" } },
  async handle({ context, params: { id = "" }, body }) {
    const updated = await updateProduct(context, id, body);
    return updated.ok ? answerProduct(context, updated.productId) : refuseAs(updated);
  },
});

const deleteProductCall = defineCall({
  method: "DELETE",
  path: "/api/products/{id}",
  auth: "admin",
  summary: "Delete a product; placed orders keep it",
  answer: Message,
  refusals: [404],
  example: { params: { id: params.id } },
  async handle({ context, params: { id = "" } }) {
    const deleted = await deleteProduct(context, id);
    return deleted.ok ? answer({ message: "Product deleted successfully" }) : refuseAs(deleted);
  },
});

const createDetailCall = defineCall({
  method: "POST",
  path: "/api/products/{id}/details",
  auth: "admin",
  summary: "Add a brand, with one empty pack",
  body: CreateDetailSchema,
  answer: DetailJson,
  status: 201,
  refusals: [404],
  example: {
    params: { id: params.id },
    body: { brand: "Pillsbury", images: [{ image: "https://pictures.example/atta.jpg" }] },
  },
  async handle({ context, params: { id = "" }, body }) {
    const created = await createDetail(context, id, body);
    if (!created.ok) return refuseAs(created);
    const product = await getProductAsAdmin(context, created.productId);
    const detail = product?.details.find((candidate) => candidate.id === created.detailId);
    return detail ? answer(detailJson(detail), 201) : gone;
  },
});

const updateDetailCall = defineCall({
  method: "PUT",
  path: "/api/products/{id}/details/{detailId}",
  auth: "admin",
  isRepeatable: true,
  summary: "Change product, brand, picture and the pack of quantity or manualQuantity",
  body: UpdateDetailSchema,
  answer: ProductJson,
  refusals: [404, 409],
  example: {
    params,
    body: {
      slug: "chakki-atta",
      detailId: params.detailId,
      price: 279,
      discount: 10.5,
      quantity: 5,
      units: "kg",
      countInStock: 40,
    },
  },
  handle(asked) {
    const { id = "", detailId = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const updated = await updateDetail(context, { product: id, detailId }, asked.body);
        return updated.ok ? answerProduct(context, updated.productId) : refuseAs(updated);
      },
      answerNow: (context) => answerProduct(context, id),
    });
  },
});

const deleteDetailCall = defineCall({
  method: "DELETE",
  path: "/api/products/{id}/details/{detailId}",
  auth: "admin",
  summary: "Delete a brand; the last one takes the product along",
  answer: Message,
  refusals: [404],
  example: { params },
  async handle({ context, params: { id = "", detailId = "" } }) {
    const deleted = await deleteDetail(context, { product: id, detailId });
    return deleted.ok ? answer({ message: "Product deleted successfully" }) : refuseAs(deleted);
  },
});

export const productWrites = [
  createProductCall,
  updateProductCall,
  deleteProductCall,
  createDetailCall,
  updateDetailCall,
  deleteDetailCall,
];

async function answerProduct(
  context: RequestContext,
  productId: string,
  status = 200,
): Promise<ApiAnswer> {
  const product = await getProductAsAdmin(context, productId);
  return product ? answer(productJson(product), status) : gone;
}

export function refuseAs({
  status,
  message,
  field,
}: {
  status: number;
  message: string;
  field?: string;
}): ApiAnswer {
  return field && status !== 404 ? refuseField(status, field, message) : refuse(status, message);
}
