import * as v from "valibot";
import {
  BrandField,
  CategoryField,
  DiscountField,
  HindiNameField,
  ImageField,
  LabelFields,
  NameField,
  OtherNamesField,
  PriceField,
  QuantityField,
  StockField,
  UnitsField,
} from "./field.schema.ts";
import { isId } from "#app/values/identifier.ts";
import { words } from "./words.ts";

/** PUT /api/products/{id}: what is absent stays. */
export const UpdateProductSchema = v.object({
  name: v.optional(NameField),
  nameHi: v.optional(HindiNameField),
  category: v.optional(CategoryField),
  alsoKnownAs: v.optional(OtherNamesField),
});

export type ProductChange = v.InferOutput<typeof UpdateProductSchema>;

const mostImages = 10;
const Image = v.union(
  [
    ImageField,
    v.pipe(
      v.object({ image: ImageField }),
      v.transform(({ image }) => image),
    ),
  ],
  () => words.picture,
);

const Label = v.partial(v.object(LabelFields));

/** POST …/details: pictures as addresses, or as products show them. */
export const CreateDetailSchema = v.object({
  brand: v.optional(BrandField, ""),
  ...Label.entries,
  images: v.optional(
    v.pipe(
      v.array(Image, () => words.pictures),
      v.maxLength(mostImages, () => words.mostPictures(mostImages)),
    ),
    [],
  ),
});

export type NewDetail = v.InferOutput<typeof CreateDetailSchema>;

const Id = v.pipe(v.string(), v.check(isId));

/** A pack by its weight, or by its id where two packs have one weight; blank for none. */
const WeightField = v.union(
  [
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    v.pipe(
      Id,
      v.transform((financialId) => ({ financialId })),
    ),
    v.pipe(
      QuantityField,
      v.transform((quantityMilli) => ({ quantityMilli })),
    ),
  ],
  () => words.ownWeight,
);

const ManualWeightField = v.union(
  [
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    v.pipe(
      QuantityField,
      v.check(
        (quantityMilli) => quantityMilli > 0,
        () => words.weightAboveZero,
      ),
    ),
  ],
  () => words.weightAboveZero,
);

/** Blank where the shop's own number is to hold. */
const LowStockField = v.pipe(
  v.nullable(v.union([v.literal(""), StockField], () => words.stock)),
  v.transform((count) => (count === "" ? null : count)),
);

/**
 * PUT …/details/{detailId}: what is absent stays; `slug` and `detailId` stand in the path and are
 * not read.
 */
export const UpdateDetailSchema = v.pipe(
  v.object({
    slug: v.optional(v.string()),
    detailId: v.optional(v.string()),
    name: v.optional(NameField),
    nameHi: v.optional(HindiNameField),
    category: v.optional(CategoryField),
    alsoKnownAs: v.optional(OtherNamesField),
    brand: v.optional(BrandField),
    ...Label.entries,
    image: v.optional(ImageField),
    discount: v.optional(DiscountField),
    price: v.optional(PriceField),
    dprice: v.optional(PriceField),
    quantity: v.nullish(WeightField, null),
    manualQuantity: v.nullish(ManualWeightField, null),
    units: v.optional(UnitsField),
    countInStock: v.optional(StockField),
    lowStockAt: v.optional(LowStockField),
  }),
  v.transform(
    ({
      slug: _slug,
      detailId: _detailId,
      quantity,
      manualQuantity,
      price,
      discount,
      dprice,
      ...rest
    }) => ({
      ...rest,
      pack: quantity,
      manualQuantityMilli: manualQuantity,
      pricePaise: price,
      discountBasisPoints: discount,
      dpricePaise: dprice,
    }),
  ),
);

export type DetailChange = v.InferOutput<typeof UpdateDetailSchema>;

/** POST …/financials: a pack, empty where nothing is given. */
export const CreateFinancialSchema = v.pipe(
  v.object({
    quantity: v.optional(QuantityField, 0),
    units: v.optional(UnitsField, ""),
    price: v.optional(PriceField, 0),
    Discount: v.optional(DiscountField),
    dprice: v.optional(PriceField),
    countInStock: v.optional(StockField, 0),
  }),
  v.transform(({ quantity, price, Discount, dprice, ...rest }) => ({
    ...rest,
    quantityMilli: quantity,
    pricePaise: price,
    discountBasisPoints: Discount,
    dpricePaise: dprice,
  })),
);

export type NewFinancial = v.InferOutput<typeof CreateFinancialSchema>;
