import * as v from "valibot";
import { ChoicesSchema } from "./choices.schema.ts";
import { isId } from "#app/values/identifier.ts";
import { maxLines } from "#app/values/limits.ts";

const entry = "[0-9a-z]{10,16}:\\d{1,9}";
const seen = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${entry}(,${entry}){0,${maxLines - 1}}$`)),
  v.transform(
    (text) =>
      new Map(
        text.split(",").map((entry) => {
          const [financialId = "", paise] = entry.split(":");
          return [financialId, Number(paise)] as const;
        }),
      ),
  ),
);

/** `shown` is the digest of the cart on the page, `seen` the price of each pack on it. */
export const ConfirmationSchema = v.object({
  orderKey: v.pipe(v.string(), v.check(isId)),
  shown: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  seen,
  /** What the page said that bringing it costs. */
  shipping: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), "0"),
  /** What the page said that offers take off. */
  offer: v.optional(v.pipe(v.string(), v.regex(/^\d{1,11}$/), v.transform(Number)), "0"),
  ...ChoicesSchema.entries,
});

export type Confirmation = v.InferOutput<typeof ConfirmationSchema>;
