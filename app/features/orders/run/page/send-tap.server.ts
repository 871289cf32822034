import { sendTapPath } from "#app/addresses/paths.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { doOnce } from "#app/platform/once.server.ts";
import { type AnsweredRun, answerRun, refusedTap } from "./answer-run.server.ts";
import { loadRun } from "./load-run.server.ts";
import { words } from "./words.ts";

const longestKey = 64;

/**
 * 'Delivered', as the script of a rider's page sends it: the same tap again changes nothing and is
 * answered the same, also when the shop took the step back meanwhile.
 */
export async function sendTap(
  context: RequestContext,
  rider: Customer,
  request: Request,
): Promise<Response> {
  const fields = await readForm(request);
  const key = (request.headers.get("Idempotency-Key") ?? "").slice(0, longestKey);
  const make = (within: RequestContext) => answerRun(within, rider, { command: "deliver", fields });
  const answered: AnsweredRun = key
    ? await doOnce(
        context,
        { userId: rider.id, path: sendTapPath, key, body: fields },
        {
          make,
          answerNow: make,
          usedForAnother: refusedTap(fields, { status: 409, message: words.sentAnother }),
        },
      )
    : await make(context);
  const run = await loadRun(context, rider.id);
  return Response.json({ ...answered, run }, { status: answered.ok ? 200 : answered.status });
}
