import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { runCommands, runPath } from "#app/addresses/side-paths.ts";
import { getPayee } from "#app/features/billing/payee.server.ts";
import { getTaken, listDrops } from "#app/features/orders/run/read-run.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import { Page } from "#app/ui/page.tsx";
import { wordAtEnd } from "#app/values/path.ts";
import { type RefusedRun, answerRun } from "./answer-run.server.ts";
import { DropPanel } from "./drop-panel.tsx";
import { HandOver } from "./hand-over-form.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rider = await requireRight(request, context, "run");
  const [drops, taken, payee] = await Promise.all([
    listDrops(context, rider.id),
    getTaken(context, rider.id),
    getPayee(context),
  ]);
  return {
    taken,
    now: context.now,
    drops: drops.map((drop) => ({
      ...drop,
      upi: makeUpiRequest({
        ...{ ...payee, paise: drop.duePaise },
        ...{ note: `Order ${drop.short}`, reference: drop.id },
      }),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const rider = await requireRight(request, context, "run");
  const command = wordAtEnd(new URL(request.url), runCommands);
  const fields = await readForm(request);
  const answered = await answerRun(context, rider, { command, fields });
  if (!answered.ok) return data<RefusedRun>(answered, { status: answered.status });
  return redirectAfterPost(context, runPath, {
    toast: { kind: "success", message: answered.message },
  });
}

/** For one thumb, in the sun: the next door first. */
export default function Run() {
  const { drops, taken, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<RefusedRun>();
  return (
    <Page title={words.heading} narrow>
      {drops.length === 0 ? <p className="mb-4">{words.none}</p> : null}
      {drops.map((drop) => (
        <DropPanel
          key={drop.id}
          drop={drop}
          now={now}
          refusal={refusal?.orderId === drop.id ? refusal : undefined}
        />
      ))}
      <HandOver taken={taken} refusal={refusal?.orderId === null ? refusal : undefined} />
    </Page>
  );
}
