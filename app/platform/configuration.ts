import * as v from "valibot";

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optional = v.optional(v.pipe(v.string(), v.trim()), "");

const ConfigurationSchema = v.object({
  /** Newest first, comma separated: cookies signed with an older one are still read. */
  COOKIE_SECRETS: v.pipe(required, v.minLength(32), v.transform((text) => text.split(","))),
  ONLINE_PAYMENT: v.optional(v.picklist(["on", "off"]), "on"),
  CONTACT_PHONE: optional,
  SECOND_CONTACT_PHONE: optional,
  /** Such as https://wa.me/919876543210; the cart's text is added as `?text=`. */
  MESSAGING_LINK: optional,
  SUPPLIER_NAME: optional,
  SUPPLIER_ADDRESS: optional,
  SUPPLIER_TAX_NUMBER: optional,
  SUPPLIER_FOOD_LICENCE: optional,
  SUPPORT_EMAIL: optional,
  SUPPORT_PHONE: optional,
  GRIEVANCE_OFFICER: optional,
});

export type Configuration = v.InferOutput<typeof ConfigurationSchema>;

/** Throws and names the variables that are missing or wrong, never their values. */
export function parseConfiguration(environment: Record<string, unknown>): Configuration {
  const result = v.safeParse(ConfigurationSchema, environment);
  if (result.success) return result.output;
  const names = new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)));
  throw new Error(`Missing or wrong in the environment: ${[...names].join(", ")}`);
}
