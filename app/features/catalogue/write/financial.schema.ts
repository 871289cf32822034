import * as v from "valibot";
import {
  DiscountField,
  PriceField,
  QuantityField,
  StockField,
  UnitsField,
} from "./field.schema.ts";

/** POST …/financials: a pack, empty where nothing is given. */
export const CreateFinancialSchema = v.pipe(
  v.object({
    quantity: v.optional(QuantityField, 0),
    units: v.optional(UnitsField, ""),
    price: v.optional(PriceField, 0),
    Discount: v.optional(DiscountField, 0),
    countInStock: v.optional(StockField, 0),
  }),
  v.transform(({ quantity, units, price, Discount, countInStock }) => ({
    quantityMilli: quantity,
    units,
    pricePaise: price,
    discountBasisPoints: Discount,
    countInStock,
  })),
);

export type NewFinancial = v.InferOutput<typeof CreateFinancialSchema>;
