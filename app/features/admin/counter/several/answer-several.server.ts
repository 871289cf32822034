import { counterPath } from "#app/addresses/side-paths.ts";
import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { takeSteps } from "#app/features/orders/counter/take-steps.server.ts";
import type { acceptOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";

type Asked = { request: Request; context: RequestContext };

/** 303 back to the counter, which says how many went on and which did not. */
export async function answerSeveral(
  { request, context }: Asked,
  { take, done }: { take: typeof acceptOrder; done: (count: number) => string },
) {
  await requireRight(request, context, "counter");
  const chosen = chosenOrders(await readFormData(request));
  const { taken, refused } = await takeSteps(context, chosen, take);
  return redirectAfterPost(context, counterPath, {
    toast: {
      kind: refused.length > 0 ? "error" : "success",
      message: [done(taken), ...refused.map(({ short, message }) => `${short}: ${message}`)].join(
        " ",
      ),
    },
  });
}
