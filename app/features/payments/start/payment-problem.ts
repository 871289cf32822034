import type { MissingLine } from "./missing-lines.server.ts";
import type { PaymentStart } from "./start-payment.server.ts";

/** What the page of a payment that could not be started says. */
export type PaymentProblem = {
  message: string;
  hint: string;
  missing: MissingLine[];
  canRetry: boolean;
};

type Refused = Extract<PaymentStart, { ok: false }>;

const failed = "Failed to initiate payment";

export function problemOf(refused: Refused): PaymentProblem {
  if (refused.reason === "limited") {
    const minutes = Math.ceil(refused.retryAfter / 60);
    return {
      message: failed,
      missing: [],
      canRetry: false,
      hint: `Too many tries. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    };
  }
  if (refused.reason === "stock-gone") {
    return {
      message: failed,
      missing: refused.missing,
      canRetry: refused.missing.length === 0,
      hint: "The order was not paid in time, and not all of it is in stock any more:",
    };
  }
  const message = refused.reason === "no-link" ? "Payment link not available" : failed;
  return {
    message,
    missing: [],
    canRetry: true,
    hint: "Nothing was charged, and your order is kept. Please try again.",
  };
}

/** A gateway that fails is no mistake of the shopper's and none of the shop's. */
export function statusOf({ reason }: Refused): number {
  if (reason === "limited") return 429;
  return reason === "stock-gone" ? 409 : 424;
}
