import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { CartCommandWord } from "#app/addresses/paths.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { removeEntry } from "#app/features/cart/cart.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { answerCount } from "./answer-count.server.ts";
import { answerWithCart } from "./answer-command.server.ts";
import { acceptCart, stepCount } from "./change-cart.server.ts";
import { parseLine, parseShownPrices } from "./command.schema.ts";

type Command = (asked: ActionFunctionArgs) => Promise<Response>;

/** What can't fail, and what scripts post: neither has a page of its own. */
const commands: Record<CartCommandWord, Command> = {
  count: answerCount,
  plus: (asked) => step(asked, 1),
  minus: (asked) => step(asked, -1),
  async remove({ request, context }) {
    const { financialId, at } = parseLine(await readForm(request));
    // One line, or several with a space between their packs.
    const left = financialId.split(" ").reduce(removeEntry, cartInCookie(context));
    return answerWithCart({ request, context }, left, at);
  },
  async accept({ request, context }) {
    const { shown = "" } = await readForm(request);
    return answerWithCart({ request, context }, await acceptCart(context, parseShownPrices(shown)));
  },
};

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}

async function step({ request, context }: ActionFunctionArgs, by: 1 | -1) {
  const { financialId, at } = parseLine(await readForm(request));
  return answerWithCart({ request, context }, await stepCount(context, financialId, by), at);
}
