import * as v from "valibot";

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(
  required,
  v.url(),
  v.transform((text) => text.replace(/\/$/, "")),
);
const optional = v.optional(v.pipe(v.string(), v.trim()), "");

const ConfigurationSchema = v.object({
  /** Newest first, comma separated: cookies signed with an older one are still read. */
  COOKIE_SECRETS: v.pipe(
    required,
    v.transform((text) => text.split(",")),
    v.array(v.pipe(v.string(), v.trim(), v.minLength(32))),
  ),
  JUSPAY_BASE_URL: address,
  JUSPAY_MERCHANT_ID: required,
  JUSPAY_API_KEY: required,
  JUSPAY_CLIENT_ID: required,
  JUSPAY_RESPONSE_KEY: required,
  JUSPAY_WEBHOOK_USER: required,
  JUSPAY_WEBHOOK_PASS: required,
  MSG91_BASE_URL: address,
  MSG91_AUTHKEY: required,
  MSG91_FLOW_ID: required,
  /** The text for a reset asked for a phone without an account. */
  MSG91_NO_ACCOUNT_FLOW_ID: required,
  /** The texts about an order: one that has no flow is not sent. */
  MSG91_ACCEPTED_FLOW_ID: optional,
  MSG91_DISPATCHED_FLOW_ID: optional,
  MSG91_DELIVERED_FLOW_ID: optional,
  MSG91_CANCELLED_FLOW_ID: optional,
  MSG91_REFUNDED_FLOW_ID: optional,
  /** The text with the code for the door. */
  MSG91_DOOR_CODE_FLOW_ID: optional,
  /** The text that a pack is back in stock. */
  MSG91_BACK_FLOW_ID: optional,
  /** The text that a standing order was not placed. */
  MSG91_STANDING_FLOW_ID: optional,
  /** The text with the number of a complaint. */
  MSG91_COMPLAINT_FLOW_ID: optional,
  /** The same texts in Hindi: who speaks it gets the English one where this is empty. */
  MSG91_FLOW_ID_HI: optional,
  MSG91_NO_ACCOUNT_FLOW_ID_HI: optional,
  MSG91_ACCEPTED_FLOW_ID_HI: optional,
  MSG91_DISPATCHED_FLOW_ID_HI: optional,
  MSG91_DELIVERED_FLOW_ID_HI: optional,
  MSG91_CANCELLED_FLOW_ID_HI: optional,
  MSG91_REFUNDED_FLOW_ID_HI: optional,
  MSG91_COMPLAINT_FLOW_ID_HI: optional,
  MSG91_STANDING_FLOW_ID_HI: optional,
  MSG91_BACK_FLOW_ID_HI: optional,
  MSG91_DOOR_CODE_FLOW_ID_HI: optional,
  GEOCODE_BASE_URL: address,
  GOOGLE_MAPS_KEY: required,
  TURNSTILE_SCRIPT_URL: address,
  TURNSTILE_VERIFY_URL: address,
  TURNSTILE_SITEKEY: required,
  TURNSTILE_SECRET: required,
  /** The realtime room's origin, for publishing and for the browser's socket. */
  PARTY_URL: address,
  PARTY_SECRET: required,
  /** Web push to admins' devices: without its keys and a contact it is not there. */
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  VAPID_SUBJECT: optional,
  /** The origins of push services, comma separated; `*.` stands for any host of a domain. */
  PUSH_SERVICES: optional,
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

export const configurationNames = Object.keys(ConfigurationSchema.entries);

/** Throws and names the variables that are missing or wrong, never their values. */
export function parseConfiguration(environment: Record<string, unknown>): Configuration {
  const result = v.safeParse(ConfigurationSchema, environment);
  if (result.success) return result.output;
  throw new Error(`Missing or wrong in the environment: ${wrongNames(environment).join(", ")}`);
}

/** The variables that are missing or wrong. */
export function wrongNames(environment: Record<string, unknown>): string[] {
  const { issues = [] } = v.safeParse(ConfigurationSchema, environment);
  return [...new Set(issues.map((issue) => String(issue.path?.[0]?.key)))];
}

/** The example's secrets are known to everybody: they begin so, and serve on this machine only. */
const exampleSecret = "local-only";

/** The variables with an example's secret, where a request came to another machine's address. */
export function exampleSecretsAt({ url }: Request, environment: Record<string, unknown>): string[] {
  if (isThisMachine(new URL(url).hostname)) return [];
  return configurationNames.filter((name) => {
    const value = environment[name];
    return typeof value === "string" && value.split(",").some(isExample);
  });
}

function isExample(secret: string): boolean {
  return secret.trim().startsWith(exampleSecret);
}

function isThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

const parsed = new WeakMap<object, Configuration>();

/** The Worker is given one environment for as long as it runs: it is parsed once. */
export function configurationOf(environment: Record<string, unknown>): Configuration {
  const config = parsed.get(environment) ?? parseConfiguration(environment);
  parsed.set(environment, config);
  return config;
}

/** Where forms that pay lead to: the one foreign address they may. */
export function paymentOrigin(config: Configuration): string {
  return new URL(config.JUSPAY_BASE_URL).origin;
}

/** The supplier and how to reach them, as configured; "" is not configured. */
export function shopContact(config: Configuration) {
  return {
    name: config.SUPPLIER_NAME,
    address: config.SUPPLIER_ADDRESS,
    taxNumber: config.SUPPLIER_TAX_NUMBER,
    foodLicence: config.SUPPLIER_FOOD_LICENCE,
    grievanceOfficer: config.GRIEVANCE_OFFICER,
    contactPhone: config.CONTACT_PHONE,
    secondPhone: config.SECOND_CONTACT_PHONE,
    messagingLink: config.MESSAGING_LINK,
    supportEmail: config.SUPPORT_EMAIL,
    supportPhone: config.SUPPORT_PHONE,
  };
}
