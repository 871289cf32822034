// Several orders go one step on, each in its own batch: one that may not does not keep the others.
import type { RequestContext } from "#app/platform/context.server.ts";
import type { StepOutcome } from "#app/features/orders/progress/step-outcome.ts";
import { shortOf } from "#app/values/identifier.ts";

type Take = (context: RequestContext, orderId: string) => Promise<StepOutcome>;

export type SeveralTaken = { taken: number; refused: { short: string; message: string }[] };

export async function takeSteps(
  context: RequestContext,
  orderIds: string[],
  take: Take,
): Promise<SeveralTaken> {
  const outcomes = await Promise.all(
    orderIds.map(async (id) => ({ short: shortOf(id), outcome: await take(context, id) })),
  );
  return {
    taken: outcomes.filter(({ outcome }) => outcome.ok).length,
    refused: outcomes.flatMap(({ short, outcome }) =>
      outcome.ok ? [] : [{ short, message: outcome.message }],
    ),
  };
}
