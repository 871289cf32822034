import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CartPage } from "./page/cart-page.tsx";
import { getCartPage } from "./page/get-cart-page.server.ts";
import { words } from "./page/title.words.ts";

export const meta = () => [
  { title: `${words.cart} – Kirana` },
  { name: "description", content: words.description },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { ...(await getCartPage(context)), isKept: new URL(request.url).searchParams.has("kept") };
}

export default function CartRoute() {
  return <CartPage {...useLoaderData<typeof loader>()} />;
}
