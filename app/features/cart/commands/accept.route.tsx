import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "#app/platform/forms.server.ts";
import { answerWithCart } from "./answer-command.server.ts";
import { acceptCart } from "./change-cart.server.ts";
import { parseShownPrices } from "./command.schema.ts";

export async function action({ request, context }: ActionFunctionArgs) {
  const { shown = "" } = await readForm(request);
  return answerWithCart({ request, context }, await acceptCart(context, parseShownPrices(shown)));
}
