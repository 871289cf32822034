import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { answerStep } from "#app/features/orders/progress/answer-step.server.ts";
import { recordUpi } from "#app/features/orders/progress/record-cash.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { UpiReceivedSchema } from "./upi.schema.ts";
import { words } from "./words.ts";

export async function receiveUpi(asked: ActionFunctionArgs) {
  await requireRight(asked.request, asked.context, "till");
  const form = await parseForm(asked.request.clone() as Request, UpiReceivedSchema);
  if (!form.ok) return data(form, { status: 400 });
  return answerStep(asked, {
    right: "till",
    step: () => "cash",
    take: (context, orderId) => recordUpi(context, orderId, form.value.reference),
    done: words.recorded,
  });
}
