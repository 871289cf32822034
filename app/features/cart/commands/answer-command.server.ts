// A command answers 303 back to where its button stood, on this shop only, with the cart's cookie.
import { data } from "@remix-run/cloudflare";
import { cartCommandFolder, cartPath } from "#app/addresses/paths.ts";
import { serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import type { CookieCart } from "#app/features/cart/cart.ts";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import type { CartRefusal } from "./change-cart.server.ts";
import { words } from "./words.ts";

type Asked = { request: Request; context: RequestContext };

export async function answerWithCart(
  { request, context }: Asked,
  cart: CookieCart,
  at?: string,
): Promise<Response> {
  const cookies = [await serializeCart(context, cart)];
  return redirectAfterPost(context, backPath(request) + (at ? `#${at}` : ""), { cookies });
}

/** The route shows the refusal on the cart's page, at the line it is about, with the way back. */
export function answerRefusal(
  request: Request,
  { message, status }: CartRefusal,
  financialId?: string,
) {
  return data({ message, back: backPath(request), financialId }, { status });
}

/** A form that can't be read is a refusal in its first message. */
export function formRefusal({ errors }: FormFailure): CartRefusal {
  const [message = words.unreadable] = Object.values(errors);
  return { ok: false, status: 400, message };
}

/** The commands' own addresses show only what was refused: behind them lies the cart. */
function backPath(request: Request): string {
  const path = refererPath(request, cartPath);
  return path.startsWith(cartCommandFolder) ? cartPath : path;
}
