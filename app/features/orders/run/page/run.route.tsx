import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { runCommands, runPath } from "#app/addresses/paths.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { wordAtEnd } from "#app/values/path.ts";
import { type RefusedRun, answerRun } from "./answer-run.server.ts";
import { DropPanel } from "./drop-panel.tsx";
import { HandOver } from "./hand-over-form.tsx";
import { loadRun } from "./load-run.server.ts";
import { HeldTaps } from "./held-taps.tsx";
import { useTaps } from "./use-taps.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rider = await requireRight(request, context, "run");
  return loadRun(context, rider.id);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const rider = await requireRight(request, context, "run");
  const command = wordAtEnd(new URL(request.url), runCommands);
  const fields = await readForm(request);
  const answered = await answerRun(context, rider, { command, fields });
  if (answered.ok)
    return redirectAfterPost(context, runPath, {
      toast: { kind: answered.isApart ? "error" : "success", message: answered.message },
    });
  if (answered.status === 404) throw new Response(answered.message, { status: 404 });
  return data<RefusedRun>(answered, { status: answered.status });
}

/** For one thumb, in the sun: the next door first. */
export default function Run() {
  const taps = useTaps(useLoaderData<typeof loader>());
  const { drops, taken, now } = taps.run;
  const refusal = useActionData<RefusedRun>();
  return (
    <Page title={words.heading} narrow>
      <HeldTaps {...taps} />
      {drops.length === 0 ? <p className="mb-4">{words.none}</p> : null}
      {drops.map((drop) => (
        <DropPanel
          key={drop.id}
          {...{ drop, now }}
          waiting={taps.waiting.find(({ orderId }) => orderId === drop.id)}
          refusal={
            taps.refused.find(({ orderId }) => orderId === drop.id) ??
            (refusal?.orderId === drop.id ? refusal : undefined)
          }
          onTap={taps.tap}
        />
      ))}
      <HandOver
        taken={taken}
        isHeld={taps.waiting.length > 0}
        refusal={refusal?.orderId === null ? refusal : undefined}
      />
    </Page>
  );
}
