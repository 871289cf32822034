import { getPayee } from "#app/features/billing/payee.server.ts";
import { getTaken, listDrops } from "#app/features/orders/run/read-run.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";

/** All that the rider's page shows, as it comes with the page and with the answer to a tap. */
export async function loadRun(context: RequestContext, riderId: string) {
  const [drops, taken, payee] = await Promise.all([
    listDrops(context, riderId),
    getTaken(context, riderId),
    getPayee(context),
  ]);
  return {
    ...{ riderId, taken, now: context.now },
    drops: drops.map((drop) => ({
      ...drop,
      upi: makeUpiRequest({
        ...{ ...payee, paise: drop.duePaise },
        ...{ note: `Order ${drop.short}`, reference: drop.id },
      }),
    })),
  };
}
export type RunData = Awaited<ReturnType<typeof loadRun>>;
