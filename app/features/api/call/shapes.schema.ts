import * as v from "valibot";
import { parsePhoneWithCountry } from "#app/values/phone.ts";

/** What is refused says why, and for a body by field. */
export const RefusalJson = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
});

export const Message = v.object({ message: v.string() });

export const AddressJson = v.object({
  street: v.string(),
  city: v.string(),
  postalCode: v.string(),
});

export const LocationJson = v.nullable(v.object({ latitude: v.number(), longitude: v.number() }));

/** Rupees with at most 2 decimals. */
export const Rupees = v.pipe(v.number(), v.description("Rupees, at most 2 decimals"));

/** ISO 8601 in Indian time. */
export const Time = v.pipe(v.string(), v.description("ISO 8601, Indian time"));

export const MaybeTime = v.nullable(Time);

const beyondAllPages = 1_000_000;

/** Anything that is no number of a page is the first. */
export const PageNumber = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d*$/),
      v.transform((digits) => Math.min(Number(digits), beyondAllPages)),
    ),
    1,
  ),
  "1",
);

/** Where the last answer ended; anything else begins with the newest. */
export const Before = v.optional(
  v.fallback(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    Number.MAX_SAFE_INTEGER,
  ),
);

export const PageQuery = v.object({ pageNumber: PageNumber });

/** Lists are searched by `keyword`. */
export const ListQuery = v.object({ keyword: v.optional(v.string(), ""), pageNumber: PageNumber });

const amountMessage = "Please give rupees with at most 2 decimals.";

/** Rupees as a number, or as text such as "499.00"; goes on as paise. */
export const PaiseFromRupees = v.pipe(
  v.union([v.number(), v.string()], amountMessage),
  v.transform(toPaise),
  v.number(amountMessage),
);

function toPaise(rupees: string | number): number | null {
  if (typeof rupees === "string" && !/^\d{1,8}(\.\d{1,2})?$/.test(rupees)) return null;
  const exact = Number(rupees) * 100;
  const isAmount = exact >= 0 && exact < 1e10 && Math.abs(exact - Math.round(exact)) < 1e-4;
  return isAmount ? Math.round(exact) : null;
}

export const PhoneNo = v.pipe(
  v.string(),
  v.transform(parsePhoneWithCountry),
  v.string("Please enter a mobile number of 10 digits."),
);
