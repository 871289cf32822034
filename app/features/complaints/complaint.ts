import type {
  ComplaintReason,
  ComplaintState,
  ComplaintWish,
  SettledAs,
} from "#app/values/complaints.ts";
import type { Pack } from "#app/values/quantity.ts";
import type { Complained } from "./complaint.schema.ts";

export type ComplainedLine = Pack & {
  financialId: string;
  qty: number;
  name: string;
  nameHi: string | null;
  brand: string;
};

/** A complaint as both sides see it; times are null until they come. */
export type Complaint = {
  number: string;
  state: ComplaintState;
  orderId: string | null;
  /** Of who sent it; null without an account. */
  userId: string | null;
  name: string;
  phone: string;
  reason: ComplaintReason;
  text: string;
  wish: ComplaintWish | null;
  pictureId: string | null;
  createdAt: number;
  acknowledgedAt: number | null;
  settledAs: SettledAs | null;
  answer: string | null;
  /** What was given back. */
  paise: number | null;
  resendId: string | null;
  settledAt: number | null;
  lines: ComplainedLine[];
};

/** Without an account `id` is null, and the name is what was typed. */
export type Sender = { id: string | null; name: string; phone: string };
/** The same key again is the same complaint. */
export type NewComplaint = Complained & {
  key?: string | undefined;
  wish?: ComplaintWish | undefined;
};

/** `field` is what of the form is wrong. */
export type ComplaintRefusal = {
  ok: false;
  status: 400 | 404 | 409 | 429;
  message: string;
  field?: string;
  /** Seconds. */
  retryAfter?: number;
};
export type ComplaintOutcome = { ok: true; number: string } | ComplaintRefusal;

export function refused(
  status: ComplaintRefusal["status"],
  message: string,
  more: Pick<ComplaintRefusal, "field" | "retryAfter"> = {},
): ComplaintRefusal {
  return { ok: false, status, message, ...more };
}
