import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CartPage, type ShownRefusal } from "#app/features/cart/page/cart-page.tsx";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { answerCount } from "./answer-command.server.ts";
import { QuantitySchema } from "./command.schema.ts";

export const meta = () => [{ title: "Cart – Kirana" }];

export function loader({ context }: LoaderFunctionArgs) {
  return getCartPage(context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerCount({ request, context }, await parseForm(request, QuantitySchema));
}

export default function ChangeQuantity() {
  return <CartPage {...useLoaderData<typeof loader>()} refusal={useActionData<ShownRefusal>()} />;
}
