import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { removeEntry } from "#app/features/cart/cart.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { answerWithCart } from "./answer-command.server.ts";
import { parseLine } from "./command.schema.ts";

export async function action({ request, context }: ActionFunctionArgs) {
  const { financialId, at } = parseLine(await readForm(request));
  return answerWithCart({ request, context }, removeEntry(cartInCookie(context), financialId), at);
}
