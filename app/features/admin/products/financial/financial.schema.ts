import * as v from "valibot";
import { DiscountField, PriceField, QuantityField, StockField, UnitsField } from "../field.schema.ts";

/** POST …/financials: a pack, empty where nothing is given. */
export const CreateFinancialSchema = v.pipe(
  v.object({
    quantity: v.optional(QuantityField, 0),
    units: v.optional(UnitsField, ""),
    price: v.optional(PriceField, 0),
    Discount: v.optional(DiscountField, 0),
    countInStock: v.optional(StockField, 0),
  }),
  v.transform(({ quantity, units, price, Discount, countInStock }) =>
    ({ quantityMilli: quantity, units, pricePaise: price, discountBasisPoints: Discount, countInStock })),
);

export type NewFinancial = v.InferOutput<typeof CreateFinancialSchema>;

const mostItems = 200;
const item = "Please give each item a productId, a brandId and a financialId.";
const Id = v.pipe(v.string("Please give an id."), v.maxLength(64, "This is no id."));

/** POST /api/products/financials/batch */
export const BatchFinancialsSchema = v.object({
  items: v.pipe(
    v.array(v.object({ productId: Id, brandId: Id, financialId: Id }, item), "Please give a list of items."),
    v.maxLength(mostItems, `Please ask for at most ${mostItems} items.`),
  ),
}, "Please give a list of items.");

export type FinancialPlace = v.InferOutput<typeof BatchFinancialsSchema>["items"][number];
