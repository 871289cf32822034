import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { cartPath } from "#app/addresses/paths.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { offersWithCode } from "#app/features/cart/cart-offers.server.ts";
import { readCode, shownCode } from "#app/features/offers/offer-code.schema.ts";
import { codeProblem } from "#app/features/offers/read-offers.server.ts";
import { tryCode } from "#app/features/offers/try-code.server.ts";
import { words } from "#app/features/offers/words.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";

/** Keeps a code that takes something off this cart; an empty one takes the kept one away. */
export async function chooseCode({ request, context }: ActionFunctionArgs) {
  const { code: typed = "" } = await readForm(request);
  if (typed.trim() === "") return keepCode(context, undefined);
  const code = readCode(typed);
  const visitor = await getVisitor(context);
  const tried = await tryCode(context, visitor?.id ?? null, () =>
    code ? problemOf(context, code) : Promise.resolve(words.unknown(shownCode(typed))),
  );
  if ("wait" in tried) {
    const headers = { "Retry-After": String(tried.wait) };
    return refuseCode(typed, tried.message, { status: 429, headers });
  }
  return tried.problem === null
    ? keepCode(context, code)
    : refuseCode(typed, tried.problem, { status: 400 });
}

/** Of this cart with that code. */
async function problemOf(context: RequestContext, code: string): Promise<string | null> {
  const found = await offersWithCode(context, code);
  return found && codeProblem(found, found.reckoned.goodsPaise);
}

async function keepCode(context: RequestContext, offerCode: string | undefined) {
  const cookies = [await serializeCart(context, { ...cartInCookie(context), offerCode })];
  return redirectAfterPost(context, cartPath, { cookies });
}

function refuseCode(typed: string, message: string, init: ResponseInit) {
  return data({ message, back: cartPath, code: { typed, message } }, init);
}
