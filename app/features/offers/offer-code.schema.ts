import * as v from "valibot";

/** 3 to 20 letters and digits, compared without case: goes on in capitals. */
export const OfferCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9]{3,20}$/),
  v.toUpperCase(),
);

/** Undefined for what is no code. */
export function readCode(typed: string): string | undefined {
  const read = v.safeParse(OfferCode, typed);
  return read.success ? read.output : undefined;
}

/** As it is repeated to who typed what is no code. */
export function shownCode(typed: string): string {
  const text = typed.trim();
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
