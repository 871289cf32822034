import type { Keys } from "#sandbox/config.ts";
import { invalid, type Refusal } from "./answers.ts";

export type SessionRequest = {
  orderId: string;
  amountPaise: number;
  currency: string | null;
  action: string;
  customerId: string;
  customerPhone: string;
  customerEmail: string;
  firstName: string;
  lastName: string;
  description: string;
  returnUrl: string;
  webhookUrl: string | null;
  lifeMs: number;
  udf: Record<string, string>;
};

type Body = Record<string, unknown>;

const DEFAULT_LIFE_MINUTES = "15";

export function parseSessionRequest(body: Body, keys: Keys): SessionRequest | Refusal {
  const amountPaise = parseAmount(body.amount);
  const udf = Object.fromEntries(udfNames().map((name) => [name, text(body, name)]));
  if (amountPaise === null)
    return invalid("amount", "must be rupees with at most 2 decimals, above 0");
  const refusal =
    findRefusal(body, keys) ?? findWrongUdf(udf) ?? findWrongBasket(body.basket, amountPaise);
  if (refusal) return refusal;
  return {
    orderId: text(body, "order_id"),
    amountPaise,
    currency: text(body, "currency") || null,
    action: text(body, "action") || "paymentPage",
    customerId: text(body, "customer_id"),
    customerPhone: text(body, "customer_phone"),
    customerEmail: text(body, "customer_email"),
    firstName: text(body, "first_name"),
    lastName: text(body, "last_name"),
    description: text(body, "description"),
    returnUrl: text(body, "return_url"),
    webhookUrl: text(body, "metadata.webhook_url") || null,
    lifeMs: Number(lifeMinutes(body)) * 60_000,
    udf,
  };
}

export function parseAmount(value: unknown): number | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(String(value))) return null;
  return Math.round(Number(value) * 100) || null;
}

function findRefusal(body: Body, keys: Keys): Refusal | null {
  if (!/^[A-Za-z0-9_-]{1,20}$/.test(text(body, "order_id"))) {
    return invalid("order_id", "must be 1 to 20 letters, digits, - or _");
  }
  if (text(body, "payment_page_client_id") !== keys.JUSPAY_CLIENT_ID) {
    return invalid("payment_page_client_id", "is not this merchant's");
  }
  if (!["", "paymentPage", "paymentManagement"].includes(text(body, "action"))) {
    return invalid("action", "must be paymentPage or paymentManagement");
  }
  if (!["", "INR"].includes(text(body, "currency"))) return invalid("currency", "must be INR");
  if (!/^(\+?\d{10,13})?$/.test(text(body, "customer_phone"))) {
    return invalid("customer_phone", "must be 10 digits, or more with the country code");
  }
  if (!isReturnUrl(text(body, "return_url"))) {
    return invalid("return_url", "must be absolute, without query, fragment or IP address");
  }
  if (!/^[1-9]\d{0,5}$/.test(lifeMinutes(body)))
    return invalid("metadata.expiryInMins", "must be whole minutes");
  const webhookUrl = text(body, "metadata.webhook_url");
  return webhookUrl && !URL.canParse(webhookUrl)
    ? invalid("metadata.webhook_url", "must be absolute")
    : null;
}

/** The loopback addresses are let through, which no public gateway could ever reach. */
function isReturnUrl(value: string): boolean {
  if (!/^https?:\/\//.test(value) || /[?#]/.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return hostname.startsWith("127.") || !/^[\d.]+$|^\[/.test(hostname);
}

function findWrongUdf(udf: Record<string, string>): Refusal | null {
  const wrong = Object.entries(udf).find(([name, value]) => {
    const isPlain = Number(name.slice(3)) > 5 || /^[\w .-]*$/.test(value);
    return value.length > 255 || !isPlain;
  });
  return wrong
    ? invalid(wrong[0], "must be at most 255 characters, special ones only from udf6 on")
    : null;
}

function findWrongBasket(basket: unknown, amountPaise: number): Refusal | null {
  if (basket === undefined) return null;
  try {
    const lines = JSON.parse(String(basket)) as { quantity: number; unitPrice: number }[];
    const sum = lines.reduce(
      (total, line) => total + line.quantity * Math.round(line.unitPrice * 100),
      0,
    );
    return sum === amountPaise ? null : invalid("basket", "does not add up to the amount");
  } catch {
    return invalid("basket", "must be a JSON string holding an array");
  }
}

function text(body: Body, name: string): string {
  const value = body[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function lifeMinutes(body: Body): string {
  return text(body, "metadata.expiryInMins") || DEFAULT_LIFE_MINUTES;
}

function udfNames(): string[] {
  return Array.from({ length: 10 }, (_, index) => `udf${index + 1}`);
}
