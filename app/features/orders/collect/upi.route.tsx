import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { orderPath } from "#app/addresses.ts";
import { answerStep, leadToOrder } from "#app/features/orders/progress/answer-step.server.ts";
import { recordUpi } from "#app/features/orders/progress/record-cash.server.ts";
import { RefusedStepPage } from "#app/features/orders/progress/refused-step.tsx";
import { words as orders } from "#app/features/orders/words.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { UpiForm } from "./collect.tsx";
import { UpiReceivedSchema } from "./upi.schema.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  await requireAdmin(asked.request, asked.context);
  const form = await parseForm(asked.request.clone() as Request, UpiReceivedSchema);
  if (!form.ok) return data(form, { status: 400 });
  return answerStep(asked, {
    take: (context, orderId) => recordUpi(context, orderId, form.value.reference),
    done: words.recorded,
  });
}

/** Again with what was typed, or why it can't be. */
export default function UpiReceived() {
  const answer = useActionData<typeof action>();
  const { id = "" } = useParams();
  if (!answer || !("errors" in answer)) return <RefusedStepPage />;
  return (
    <Page title={words.upiReceived} narrow>
      <UpiForm orderId={id} typed={answer.values.reference} error={answer.errors.reference} />
      <a href={orderPath(id)} className="link inline-block min-h-11 content-center">
        {orders.backToOrder}
      </a>
    </Page>
  );
}
