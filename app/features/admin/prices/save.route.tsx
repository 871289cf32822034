import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pricesPath } from "#app/addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { savePriceForm } from "./answer-prices.server.ts";
import { loadPricePage } from "./page/price-page.server.ts";
import { PricePage } from "./page/price-page.tsx";

export const meta = () => [{ title: "Prices – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return loadPricePage(asked);
}

/** Writes all of it or nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const outcome = await savePriceForm(context, admin, request);
  if (outcome.kind === "saved") {
    const message =
      outcome.count === 0
        ? "Nothing changed"
        : `${outcome.count} ${outcome.count === 1 ? "pack" : "packs"} saved`;
    return redirectAfterPost(context, `${pricesPath}${new URL(request.url).search}`, {
      toast: { kind: "success", message },
    });
  }
  return data(outcome, { status: outcome.status });
}

export default function PriceSave() {
  return (
    <PricePage page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  );
}
