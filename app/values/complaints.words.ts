import type { ComplaintReason, ComplaintState, ComplaintWish, SettledAs } from "./complaints.ts";

export const words = {
  reasons: {
    missing: "Something is missing",
    damaged: "It is damaged",
    wrong: "It is the wrong item",
    expired: "It is past its date",
    late: "It came late",
    other: "Something else",
  } satisfies Record<ComplaintReason, string> as Record<ComplaintReason, string>,
  states: {
    open: "Sent to the shop",
    acknowledged: "The shop is looking into it",
    resolved: "Settled",
  } satisfies Record<ComplaintState, string> as Record<ComplaintState, string>,
  wishes: {
    resend: "Send it again",
    refund: "Money back",
  } satisfies Record<ComplaintWish, string> as Record<ComplaintWish, string>,
  settlements: {
    refund: "Money back",
    khata: "Taken off the khata",
    resend: "Sent again",
    refused: "Not accepted",
  } satisfies Record<SettledAs, string> as Record<SettledAs, string>,
};
