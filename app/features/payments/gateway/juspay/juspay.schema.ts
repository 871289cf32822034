import * as v from "valibot";

/**
 * Money, numbers and texts come as either; what is null, missing or garbled in a lesser field reads
 * as null.
 */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const paise = v.pipe(v.union([v.string(), v.number()]), v.transform(toPaise));
const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

const RefundSchema = v.object({
  unique_request_id: text,
  status: v.string(),
  amount: lenient(paise),
});

export const SessionAnswerSchema = v.object({
  status: v.string(),
  order_id: text,
  payment_links: lenient(v.object({ web: lenient(v.string()), expiry: lenient(v.string()) })),
});

export const StatusAnswerSchema = v.object({
  order_id: text,
  status: v.string(),
  amount: lenient(paise),
  currency: lenient(v.string()),
  amount_refunded: lenient(paise),
  refunds: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry) => {
          const refund = v.safeParse(RefundSchema, entry);
          return refund.success ? [refund.output] : [];
        }),
      ),
    ),
    [],
  ),
});

/** Null for what is no amount in rupees and whole paise. */
function toPaise(rupees: string | number): number | null {
  const plain = String(rupees).trim();
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return null;
  const exact = Number(plain) * 100;
  return Math.abs(exact - Math.round(exact)) < 1e-4 ? Math.round(exact) : null;
}
