import * as v from "valibot";
import { FinancialJson } from "#app/features/api/products/product.schema.ts";

const { lowStockAt: _, ...pack } = FinancialJson.entries;

export const CodedPackJson = v.object({
  ...pack,
  productId: v.string(),
  brandId: v.string(),
  financialId: v.string(),
  name: v.string(),
  brand: v.string(),
  codes: v.pipe(v.array(v.string()), v.description("What a scanner reads off it")),
});
