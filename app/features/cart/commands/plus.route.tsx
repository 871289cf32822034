import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "#app/platform/forms.server.ts";
import { answerWithCart } from "./answer-command.server.ts";
import { stepCount } from "./change-cart.server.ts";
import { parseLine } from "./command.schema.ts";

export async function action({ request, context }: ActionFunctionArgs) {
  const { financialId, at } = parseLine(await readForm(request));
  return answerWithCart({ request, context }, await stepCount(context, financialId, 1), at);
}
