import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CartPage, type ShownRefusal } from "#app/features/cart/page/cart-page.tsx";
import { words } from "#app/features/cart/page/title.words.ts";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { answerRefusal, answerWithCart, formRefusal } from "./answer-command.server.ts";
import { setCount } from "./change-cart.server.ts";
import { QuantitySchema } from "./command.schema.ts";

export const meta = () => [{ title: `${words.cart} – Kirana` }];

export function loader({ context }: LoaderFunctionArgs) {
  return getCartPage(context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, QuantitySchema);
  if (!form.ok) return answerRefusal(request, formRefusal(form), form.values.financialId);
  const { financialId, at } = form.value;
  const change = await setCount(context, form.value);
  return change.ok
    ? answerWithCart({ request, context }, change.cart, at)
    : answerRefusal(request, change, financialId);
}

export default function ChangeQuantity() {
  return <CartPage {...useLoaderData<typeof loader>()} refusal={useActionData<ShownRefusal>()} />;
}
