import type { MissingLine } from "#app/features/payments/start/missing-lines.server.ts";
import { words } from "./refusals.words.ts";

type Refusal<Reason extends string> = {
  ok: false;
  reason: Reason;
  status: 409;
  message: string;
};

/** Who was first, where that is known. */
export type TakenBefore = { by: string | null; at: number };

/**
 * Told to who asked, on the page and by the API alike; a step that was taken before stays as it was
 * and is fine.
 */
export type StepOutcome =
  | { ok: true; before?: TakenBefore }
  | { ok: false; reason: "not-found"; status: 404; message: string }
  | Refusal<
      | "out-of-order"
      | "not-paid"
      | "cancelled"
      | "too-late"
      | "settled-otherwise"
      | "swap-gone"
      | "no-tax-class"
      | "khata"
    >
  | { ok: false; reason: "over-limit"; status: 409; message: string; holderId: string }
  | { ok: false; reason: "stock-gone"; status: 409; message: string; missing: MissingLine[] };

export type RefusedStep = Extract<StepOutcome, { ok: false }>;

export const noOrder = () =>
  ({
    ok: false,
    reason: "not-found",
    status: 404,
    message: words.noOrder,
  }) as const satisfies RefusedStep;

export function refusedStep(
  reason: Exclude<RefusedStep["reason"], "not-found" | "stock-gone" | "over-limit">,
  message: string,
): RefusedStep {
  return { ok: false, reason, status: 409, message };
}

export const notPaid = () => refusedStep("not-paid", words.notPaid);
export const onKhata = () => refusedStep("khata", words.onKhata);
export const nothingToPay = () => refusedStep("out-of-order", words.nothingToPay);
export const isCancelled = () => refusedStep("cancelled", words.cancelled);
