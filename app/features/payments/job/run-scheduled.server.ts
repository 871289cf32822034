// Every step may run twice at once, and none keeps the next from running.
import type { RequestContext } from "#app/platform/context.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { finishRefunds } from "./finish-refunds.server.ts";
import { purgeEnded } from "./purge.server.ts";
import { reconcilePayments } from "./reconcile.server.ts";

/** Payments are asked about before their orders give anything back. */
const steps = { reconcilePayments, expireOrders, finishRefunds, purgeEnded };

export async function runScheduled(context: RequestContext): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(context);
    } catch (error) {
      console.error({ event: "scheduled-step-failed", step, cause: causeOf(error) });
    }
  }
}

/** The database's own words: the message around them repeats the values of the query. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? error.cause.message : error.name;
}
