import * as v from "valibot";

/** Where carts hear of prices. */
export const roomPath = "/parties/catalogue/live";
/** Where the counters' devices hear that there is something to look at. */
export const counterRoomPath = "/parties/counter/live";
/** What the room closes a counter's socket with whose time is over: it comes again, with a new token. */
export const counterEnded = 4001;
export const maxCartItems = 200;
export const maxMessageBytes = 64 * 1024;

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

const productSchema = v.object({
  _id: id,
  details: v.array(v.object({ _id: id, brand: v.string(), financials: v.array(financialSchema) })),
});

const productUpdateSchema = v.object({ type: v.literal("productUpdate"), product: productSchema });

/** What the shop publishes: one product as listeners hear it, or many of them at once. */
const publicationSchema = v.union([
  productUpdateSchema,
  v.object({ type: v.literal("productUpdates"), products: v.array(productSchema) }),
]);

const orderNewsSchema = v.object({
  type: v.picklist(["orderPlaced", "orderChanged"]),
  order: v.object({ _id: id, short: id }),
});

export type OrderNews = v.InferOutput<typeof orderNewsSchema>;
export type ClientCart = v.InferOutput<typeof clientCartSchema>;
export type ProductUpdate = v.InferOutput<typeof productUpdateSchema>;
export type Publication = v.InferOutput<typeof publicationSchema>;

export function parseClientCart(text: string): ClientCart | null {
  const parsed = v.safeParse(clientCartSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

export function parseProductUpdate(text: string): ProductUpdate | null {
  const parsed = v.safeParse(productUpdateSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

/** What else was sent with it is left out. */
export function parseOrderNews(text: string): OrderNews | null {
  const parsed = v.safeParse(orderNewsSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

/** One message for each product. */
export function parsePublication(text: string): ProductUpdate[] | null {
  const parsed = v.safeParse(publicationSchema, parseJson(text));
  if (!parsed.success) return null;
  const publication = parsed.output;
  if (publication.type === "productUpdate") return [publication];
  return publication.products.map((product) => ({ type: "productUpdate", product }));
}

/** In bytes, as messages are limited. */
export function isTooLarge(text: string): boolean {
  return text.length > maxMessageBytes || new TextEncoder().encode(text).length > maxMessageBytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
