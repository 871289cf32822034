import { sql } from "drizzle-orm";
import { financials } from "#db/schema/products.ts";

/**
 * A pack as everything takes it; its id under a name of its own, as joined rows are keyed by name.
 */
export const packColumns = {
  financialId: sql<string>`${financials.id}`.as("financial_id"),
  quantityMilli: financials.quantityMilli,
  units: financials.units,
  pricePaise: financials.pricePaise,
  dpricePaise: financials.dpricePaise,
  discountBasisPoints: financials.discountBasisPoints,
  countInStock: financials.countInStock,
};
