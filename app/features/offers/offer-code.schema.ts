import * as v from "valibot";

/** 3 to 20 letters and digits, compared without case: goes on in capitals. */
export const OfferCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{3,20}$/));

/** Undefined for what is no code. */
export function readCode(typed: string): string | undefined {
  const read = v.safeParse(OfferCode, typed);
  return read.success ? read.output : undefined;
}
