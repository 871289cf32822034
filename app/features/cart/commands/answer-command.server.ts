// A command answers 303 back to where its button stood, on this shop only, with the cart's cookie.
import { data } from "@remix-run/cloudflare";
import { cartCommandFolder, cartPath } from "#app/addresses.ts";
import { serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import type { CookieCart } from "#app/features/cart/cart.ts";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormResult } from "#app/platform/forms.server.ts";
import { type CartChange, setCount } from "./change-cart.server.ts";
import type { CountCommand } from "./command.schema.ts";

type Asked = { request: Request; context: RequestContext };

export async function answerWithCart(
  { request, context }: Asked,
  cart: CookieCart,
  at?: string,
): Promise<Response> {
  const cookies = [await serializeCart(context, cart)];
  return redirectAfterPost(context, backPath(request) + (at ? `#${at}` : ""), { cookies });
}

/** For forms that can fail: the route shows the refusal on the cart's page, with the way back. */
export async function answerCount(asked: Asked, form: FormResult<CountCommand>) {
  const change = await changeCount(asked.context, form);
  if (change.ok) return answerWithCart(asked, change.cart, form.ok ? form.value.at : undefined);
  const { financialId } = form.ok ? form.value : form.values;
  return data(
    { message: change.message, back: backPath(asked.request), financialId },
    { status: change.status },
  );
}

export async function changeCount(
  context: RequestContext,
  form: FormResult<CountCommand>,
): Promise<CartChange> {
  if (form.ok) return setCount(context, form.value);
  return {
    ok: false,
    status: 400,
    message: Object.values(form.errors)[0] ?? "This form can't be read.",
  };
}

/** The commands' own addresses show only what was refused: behind them lies the cart. */
function backPath(request: Request): string {
  const path = refererPath(request, cartPath);
  return path.startsWith(cartCommandFolder) ? cartPath : path;
}
