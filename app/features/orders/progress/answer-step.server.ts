// Only an admin takes a step; it answers 303 back to the order, or shows why it may not be taken
// yet.
import { data } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { StepOutcome } from "./step-outcome.ts";

type Asked = { request: Request; context: RequestContext; params: { id?: string } };
type Step = {
  take: (context: RequestContext, orderId: string) => Promise<StepOutcome>;
  done: string;
};

export async function answerStep({ request, context, params }: Asked, { take, done }: Step) {
  await requireAdmin(request, context);
  const orderId = params.id ?? "";
  const outcome = await take(context, orderId);
  if (outcome.ok)
    return redirectAfterPost(context, orderPath(orderId), {
      toast: { kind: "success", message: done },
    });
  if (outcome.reason === "not-found") throw new Response(outcome.message, { status: 404 });
  return data(outcome, { status: outcome.status });
}
