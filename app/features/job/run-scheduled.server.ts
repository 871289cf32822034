// Every step may run twice at once, and none keeps the next from running.
import type { RequestContext } from "#app/platform/context.server.ts";
import { issueDuePapers } from "#app/features/billing/issue-due-papers.server.ts";
import { renewSlots } from "#app/features/delivery/windows/make-slots.server.ts";
import { placeStanding } from "#app/features/standing/place-due.server.ts";
import { tellBack } from "#app/features/notices/back/tell-back.server.ts";
import { describeError } from "#app/platform/log/log.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { sendRefunds } from "#app/features/payments/refunds/send-refunds.server.ts";
import { finishRefunds } from "./finish-refunds.server.ts";
import { purgeEnded } from "./purge.server.ts";
import { reconcilePayments } from "./reconcile.server.ts";

/** Payments are asked about before their orders give anything back. */
const steps = {
  reconcilePayments,
  expireOrders,
  finishRefunds,
  sendRefunds,
  issueDuePapers,
  renewSlots,
  placeStanding,
  tellBack,
  purgeEnded,
};

export async function runScheduled(context: RequestContext): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(context);
    } catch (error) {
      context.log("scheduled-step-failed", { step, ...describeError(error) });
    }
  }
}
