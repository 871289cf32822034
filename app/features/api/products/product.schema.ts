import * as v from "valibot";
import { Time } from "#app/features/api/call/shapes.schema.ts";

const Prices = v.object({
  price: v.pipe(v.number(), v.description("MRP in rupees")),
  dprice: v.pipe(v.number(), v.description("What is paid, in rupees")),
  Discount: v.pipe(v.number(), v.description("Percent")),
  countInStock: v.number(),
});

export const FinancialJson = v.object({
  _id: v.string(),
  quantity: v.number(),
  units: v.string(),
  ...Prices.entries,
  lowStockAt: v.optional(
    v.pipe(v.number(), v.description("An admin is told of so few, where not of the shop's number")),
  ),
});

/** Left out where nothing is known. */
const label = {
  maker: v.pipe(v.string(), v.description("Name and address of maker or packer")),
  importer: v.string(),
  originCountry: v.string(),
  vegMark: v.pipe(v.picklist(["veg", "non-veg", "none"]), v.description("none: no food")),
  ingredients: v.string(),
  shelfLife: v.string(),
  careContact: v.pipe(v.string(), v.description("Whom a customer asks")),
  labelNote: v.pipe(v.string(), v.description("About these facts")),
};

export const DetailJson = v.object({
  _id: v.string(),
  brand: v.string(),
  ...v.partial(v.object(label)).entries,
  images: v.array(v.object({ image: v.string() })),
  financials: v.array(FinancialJson),
});

export const ProductJson = v.object({
  _id: v.string(),
  name: v.string(),
  nameHi: v.optional(v.pipe(v.string(), v.description("Its name in Hindi, where it has one"))),
  slug: v.string(),
  category: v.string(),
  alsoKnownAs: v.optional(
    v.pipe(v.string(), v.description("Other names it is found by, in any script")),
  ),
  rating: v.number(),
  numReviews: v.number(),
  reviews: v.array(
    v.object({
      _id: v.string(),
      name: v.string(),
      rating: v.number(),
      comment: v.string(),
      createdAt: Time,
      isBoughtHere: v.pipe(
        v.boolean(),
        v.description("The product was delivered to who reviewed it"),
      ),
    }),
  ),
  details: v.array(DetailJson),
});

export const ProductsJson = v.object({ products: v.array(ProductJson) });

export const ProductPageJson = v.object({
  ...ProductsJson.entries,
  page: v.number(),
  pages: v.number(),
});

const Place = v.object({ productId: v.string(), brandId: v.string(), financialId: v.string() });

export const BatchJson = v.object({
  items: v.array(v.object({ ...Place.entries, ...Prices.entries })),
});

export const AddedJson = v.object({ _id: v.string(), message: v.string() });

export const HideReviewBody = v.object(
  { isHidden: v.boolean("Please say true or false.") },
  "Please say whether it is hidden.",
);

export const HiddenReviewJson = v.object({ _id: v.string(), isHidden: v.boolean() });

export const UploadJson = v.object({ image: v.pipe(v.string(), v.startsWith("/images/")) });
