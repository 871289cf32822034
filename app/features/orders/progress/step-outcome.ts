import type { MissingLine } from "#app/features/payments/start/missing-lines.server.ts";

/** Told to an admin, on the page and by the API alike; a step that was taken before stays as it was and is fine. */
export type StepOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found"; status: 404; message: string }
  | { ok: false; reason: "out-of-order" | "not-paid"; status: 409; message: string }
  | { ok: false; reason: "stock-gone"; status: 409; message: string; missing: MissingLine[] };

export type RefusedStep = Extract<StepOutcome, { ok: false }>;

export const noOrder = {
  ok: false,
  reason: "not-found",
  status: 404,
  message: "There is no such order.",
} as const satisfies RefusedStep;
