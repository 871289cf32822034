import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { continueEditing } from "./answer-prices.server.ts";
import { loadPricePage } from "./page/price-page.server.ts";
import { PricePage } from "./page/price-page.tsx";

export const meta = () => [{ title: "Prices – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return loadPricePage(asked);
}

/** Back from the preview, with what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const outcome = await continueEditing(context, request);
  return data(outcome, { status: outcome.status });
}

export default function Prices() {
  return (
    <PricePage page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  );
}
