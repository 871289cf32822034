import type { MissingLine } from "./missing-lines.server.ts";
import { words } from "./problems.words.ts";
import type { PaymentStart } from "./start-payment.server.ts";

/** What the page of a payment that could not be started says. */
export type PaymentProblem = {
  message: string;
  hint: string;
  missing: MissingLine[];
  canRetry: boolean;
};

type Refused = Extract<PaymentStart, { ok: false }>;

export function problemOf(refused: Refused): PaymentProblem {
  if (refused.reason === "limited") {
    const minutes = Math.ceil(refused.retryAfter / 60);
    return {
      message: words.failed,
      missing: [],
      canRetry: false,
      hint: words.tooMany(minutes),
    };
  }
  if (refused.reason === "stock-gone") {
    return {
      message: words.failed,
      missing: refused.missing,
      canRetry: refused.missing.length === 0,
      hint: refused.missing.length > 0 ? words.stockGone : words.offerUsed,
    };
  }
  if (refused.reason === "nothing-left")
    return { message: words.nothingLeft, missing: [], canRetry: false, hint: words.allCameBack };
  const message = refused.reason === "no-link" ? words.noLink : words.failed;
  return {
    message,
    missing: [],
    canRetry: true,
    hint: words.kept,
  };
}

/** A gateway that fails is no mistake of the shopper's and none of the shop's. */
export function statusOf({ reason }: Refused): number {
  if (reason === "limited") return 429;
  return ["stock-gone", "nothing-left"].includes(reason) ? 409 : 424;
}
