import { words } from "./words.ts";

/** What a command says when it can't; `field` is the field of the form or body that is to blame. */
export type Refusal<Reason extends string> = {
  ok: false;
  reason: Reason;
  status: 400 | 404 | 409;
  message: string;
  field?: string;
};

export const noProduct = (): Refusal<"no-product"> => ({
  ok: false,
  reason: "no-product",
  status: 404,
  message: words.noProduct,
  field: "productId",
});

export const noDetail = (): Refusal<"no-detail"> => ({
  ok: false,
  reason: "no-detail",
  status: 404,
  message: words.noDetail,
  field: "detailId",
});

export const noCategory = (): Refusal<"no-category"> => ({
  ok: false,
  reason: "no-category",
  status: 400,
  message: words.category,
  field: "category",
});

/** Of MRP, percent and price paid, which don't go together. */
export function wrongPrice(message: string): Refusal<"wrong-price"> {
  return { ok: false, reason: "wrong-price", status: 400, message, field: "dprice" };
}

export const packExists = (): Refusal<"pack-exists"> => ({
  ok: false,
  reason: "pack-exists",
  status: 409,
  message: words.packExists,
  field: "quantity",
});
