import * as v from "valibot";

const mostItems = 200;
const item = "Please give each item a productId, a brandId and a financialId.";
const Id = v.pipe(v.string("Please give an id."), v.maxLength(64, "This is no id."));

/** POST /api/products/financials/batch */
export const BatchFinancialsSchema = v.object(
  {
    items: v.pipe(
      v.array(
        v.object({ productId: Id, brandId: Id, financialId: Id }, item),
        "Please give a list of items.",
      ),
      v.maxLength(mostItems, `Please ask for at most ${mostItems} items.`),
    ),
  },
  "Please give a list of items.",
);

export type FinancialPlace = v.InferOutput<typeof BatchFinancialsSchema>["items"][number];
