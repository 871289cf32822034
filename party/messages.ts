import * as v from "valibot";

export const maxCartItems = 200;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const clientCartSchema = v.object({
  type: v.literal("clientCart"),
  cartItems: v.pipe(
    v.array(v.object({ productId: id, brandId: id, financialId: id })),
    v.maxLength(maxCartItems),
  ),
});

const financialSchema = v.object({
  _id: id,
  quantity: amount,
  units: v.string(),
  price: amount,
  dprice: amount,
  Discount: v.pipe(amount, v.maxValue(100)),
  countInStock: v.pipe(amount, v.integer()),
});

const productUpdateSchema = v.object({
  type: v.literal("productUpdate"),
  product: v.object({
    _id: id,
    details: v.array(
      v.object({ _id: id, brand: v.string(), financials: v.array(financialSchema) }),
    ),
  }),
});

export type ClientCart = v.InferOutput<typeof clientCartSchema>;
export type ProductUpdate = v.InferOutput<typeof productUpdateSchema>;

export function parseClientCart(text: string): ClientCart | null {
  const parsed = v.safeParse(clientCartSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

export function parseProductUpdate(text: string): ProductUpdate | null {
  const parsed = v.safeParse(productUpdateSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
