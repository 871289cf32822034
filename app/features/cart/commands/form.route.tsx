import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CartFormWord } from "#app/addresses/paths.ts";
import { CartPage, type ShownRefusal } from "#app/features/cart/page/cart-page.tsx";
import { words } from "#app/features/cart/page/title.words.ts";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { answerRefusal, answerWithCart, formRefusal } from "./answer-command.server.ts";
import { setCount } from "./change-cart.server.ts";
import { chooseCode } from "./choose-code.server.ts";
import { choosePin } from "./choose-pin.server.ts";
import { AddSchema, QuantitySchema } from "./command.schema.ts";

export const meta = () => [{ title: `${words.cart} – Kirana` }];

/** What can fail: its address shows why, on the cart's page. */
const forms: Record<CartFormWord, (asked: ActionFunctionArgs) => Promise<unknown>> = {
  add: (asked) => changeCount(asked, AddSchema),
  quantity: (asked) => changeCount(asked, QuantitySchema),
  pin: choosePin,
  code: chooseCode,
};

export function loader({ context }: LoaderFunctionArgs) {
  return getCartPage(context);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), forms)(asked);
}

async function changeCount(
  { request, context }: ActionFunctionArgs,
  schema: typeof AddSchema | typeof QuantitySchema,
) {
  const form = await parseForm(request, schema);
  if (!form.ok) return answerRefusal(request, formRefusal(form), form.values.financialId);
  const { financialId, at } = form.value;
  const change = await setCount(context, form.value);
  return change.ok
    ? answerWithCart({ request, context }, change.cart, at)
    : answerRefusal(request, change, financialId);
}

export default function CartFormPage() {
  return <CartPage {...useLoaderData<typeof loader>()} refusal={useActionData<ShownRefusal>()} />;
}
