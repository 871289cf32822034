// Packs, reviews and pictures.
import { createFinancial } from "#app/features/catalogue/write/create-financial.server.ts";
import { CreateFinancialSchema } from "#app/features/catalogue/write/catalogue.schema.ts";
import { getFinancial } from "#app/features/catalogue/whole/get-financials.server.ts";
import { addReview } from "#app/features/catalogue/reviews/add-review.server.ts";
import { hideReview, noReviewMessage } from "#app/features/catalogue/reviews/hide-review.server.ts";
import { AddReviewSchema } from "#app/features/catalogue/reviews/review.schema.ts";
import {
  answer,
  defineCall,
  refuse,
  refuseField,
  refuseTooMany,
} from "#app/features/api/call/call.ts";
import { storeUpload } from "#app/features/catalogue/pictures/store-upload.server.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { financialJson } from "./product-json.server.ts";
import {
  AddedJson,
  FinancialJson,
  HiddenReviewJson,
  HideReviewBody,
  UploadJson,
} from "./product.schema.ts";
import { refuseAs } from "./write.calls.server.ts";

const noPack = refuse(404, "There is no such pack.");

const createFinancialCall = defineCall({
  method: "POST",
  path: "/api/products/{id}/details/{detailId}/financials",
  auth: "admin",
  isRepeatable: true,
  summary: "Add a pack, empty where nothing is given",
  body: CreateFinancialSchema,
  answer: FinancialJson,
  status: 201,
  refusals: [404, 409],
  example: {
    params: { id: "chakki-atta", detailId: "0123456788" },
    body: { quantity: 10, units: "kg", price: 549.5, Discount: 12, countInStock: 25 },
  },
  handle(asked) {
    const { id = "", detailId = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const created = await createFinancial(context, { product: id, detailId }, asked.body);
        if (!created.ok) return refuseAs(created);
        const { productId: product, financialId } = created;
        const pack = await getFinancial(context, "admin", { product, detailId, financialId });
        return pack ? answer(financialJson(pack), 201) : noPack;
      },
      async answerNow(context) {
        const product = await getProductAsAdmin(context, id);
        const detail = product?.details.find((one) => one.id === detailId);
        const newest = detail?.financials.at(-1);
        return newest ? answer(financialJson(newest), 201) : noPack;
      },
    });
  },
});

const addReviewCall = defineCall({
  method: "POST",
  path: "/api/products/{id}/reviews",
  auth: "customer",
  summary: "Review a product, once",
  body: AddReviewSchema,
  answer: AddedJson,
  status: 201,
  refusals: [404, 409, 429],
  example: { params: { id: "chakki-atta" }, body: { rating: 5, comment: "Soft rotis every day." } },
  async handle({ context, customer, params: { id = "" }, body }) {
    const added = await addReview(context, customer, { ...body, product: id });
    if (added.ok) return answer({ _id: added.reviewId, message: "Review added" }, 201);
    return added.reason === "too-many"
      ? refuseTooMany(added.message, added.waitSeconds)
      : refuseAs(added);
  },
});

const hideReviewCall = defineCall({
  method: "PUT",
  path: "/api/products/{id}/reviews/{reviewId}",
  auth: "admin",
  summary: "Hide a review, or show it again; a hidden one counts for nothing",
  body: HideReviewBody,
  answer: HiddenReviewJson,
  refusals: [404],
  example: {
    params: { id: "chakki-atta", reviewId: "0123456789abcdea" },
    body: { isHidden: true },
  },
  async handle({ context, params: { id = "", reviewId = "" }, body: { isHidden } }) {
    const isDone = await hideReview(context, { product: id, reviewId, isHidden });
    return isDone ? answer({ _id: reviewId, isHidden }) : refuse(404, noReviewMessage());
  },
});

const uploadCall = defineCall({
  method: "POST",
  path: "/api/upload",
  auth: "admin",
  summary: "Upload a picture: JPEG, PNG or WebP of at most 5 MB",
  file: "image",
  answer: UploadJson,
  status: 201,
  refusals: [413, 429],
  async handle({ context, body }) {
    const stored = await storeUpload(context, body as unknown as File);
    if (stored.ok) return answer({ image: stored.image }, 201);
    if (stored.reason === "too-many") return refuseTooMany(stored.message, stored.retryAfter ?? 60);
    return refuseField(stored.status, "image", stored.message);
  },
});

export const productParts = [createFinancialCall, addReviewCall, hideReviewCall, uploadCall];
