import * as v from "valibot";
import { CategoryField, NameField } from "./field.schema.ts";

/** PUT /api/products/{id}: what is absent stays. */
export const UpdateProductSchema = v.object({
  name: v.optional(NameField),
  category: v.optional(CategoryField),
});

export type ProductChange = v.InferOutput<typeof UpdateProductSchema>;
