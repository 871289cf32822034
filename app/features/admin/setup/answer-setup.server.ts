import { type SetupCommand, setupPath } from "#app/addresses/side-paths.ts";
import { removeSamples } from "#app/features/catalogue/samples/sample-goods.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

/** What the page shows beside the form that was refused. */
export type RefusedSetup = { command: SetupCommand; status: 400 | 409; message: string };

type Answered = Response | Omit<RefusedSetup, "command">;

const answers: {
  [Command in SetupCommand]: (request: Request, context: RequestContext) => Promise<Answered>;
} = { "own-goods": startWithOwnGoods };

export async function answerSetup(
  request: Request,
  context: RequestContext,
  command: SetupCommand,
): Promise<Response | RefusedSetup> {
  const answered = await answers[command](request, context);
  return answered instanceof Response ? answered : { command, ...answered };
}

async function startWithOwnGoods(request: Request, context: RequestContext): Promise<Answered> {
  const removed = await askToConfirm(request, context, () => removeSamples(context));
  if (!removed.ok)
    return { status: 409, message: removed.reason === "sold" ? words.sold : words.noSamples };
  return redirectAfterPost(context, setupPath, {
    toast: { kind: "success", message: words.samplesRemoved(removed.removed) },
  });
}
