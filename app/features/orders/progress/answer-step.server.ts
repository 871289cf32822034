// A step answers 303 back to the order, or to the counter or the delivery sheet where it was taken
// there, or shows why it may not be taken yet.
import { data, redirect } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses/paths.ts";
import {
  counterAfterPath,
  counterPath,
  deliverySheetPath,
  orderFromPath,
} from "#app/addresses/side-paths.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { type ToastMessage, redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import type { Right } from "#app/values/roles.ts";
import { formatMoment } from "#app/values/dates.ts";
import { safePath } from "#app/values/path.ts";
import { shortOf } from "#app/values/identifier.ts";
import type { DoneStep } from "./newest-step.ts";
import type { StepOutcome, TakenBefore } from "./step-outcome.ts";
import { words } from "./words.ts";

type Asked = { request: Request; context: RequestContext; params: { id?: string } };
type Fields = Record<string, string>;
type Step = {
  right: Right;
  take: (context: RequestContext, orderId: string, fields: Fields) => Promise<StepOutcome>;
  /** What the counter offers to take back. */
  step?: () => DoneStep;
  done: string;
};

/** The button's address leads to the order; a refusal stays on it, which scripts ask for once more. */
export function leadToOrder({ context, params }: Omit<Asked, "request">) {
  return context.method === "POST" || context.isForScripts
    ? null
    : redirect(orderPath(encodeURIComponent(params.id ?? "")));
}

export async function answerStep(
  { request, context, params }: Asked,
  { right, take, step, done }: Step,
) {
  await requireRight(request, context, right);
  const orderId = params.id ?? "";
  const fields = await readForm(request);
  const page = pageOf(fields.at);
  const outcome = await take(context, orderId, fields);
  if (!outcome.ok) {
    if (outcome.reason === "not-found") throw new Response(outcome.message, { status: 404 });
    return data({ ...outcome, back: page }, { status: outcome.status });
  }
  const toast: ToastMessage = { kind: "success", message: done };
  if (page && outcome.before)
    return redirectAfterPost(context, page, {
      toast: { kind: "error", message: beforeText(orderId, done, outcome.before) },
    });
  if (page === counterPath && step)
    return redirectAfterPost(context, counterAfterPath(orderId, step()));
  const to = fields.back ? orderFromPath(orderId, fields.back) : orderPath(orderId);
  return redirectAfterPost(context, page ?? to, { toast });
}

/** Where it was taken, if not on the order's own page. */
function pageOf(at: string | undefined): string | null {
  if (at === "counter") return counterPath;
  const path = safePath(at, "");
  return path.split("?")[0] === deliverySheetPath ? path : null;
}

function beforeText(orderId: string, done: string, { by, at }: TakenBefore): string {
  const short = shortOf(orderId);
  return by
    ? words.beforeBy({ short, done, by, at: formatMoment(at) })
    : words.before(short, done, formatMoment(at));
}
