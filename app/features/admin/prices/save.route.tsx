import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pricesPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parsePriceForm } from "#app/features/catalogue/prices/prices.schema.ts";
import { savePrices } from "#app/features/catalogue/prices/save-prices.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { isAny, showAgain } from "./show-again.server.ts";
import { loadPricePage } from "./page/price-page.server.ts";
import { PricePage } from "./page/price-page.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.prices.name);
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return loadPricePage(asked);
}

/** Writes all of it or nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = parsePriceForm(await readForm(request));
  if (isAny(form.problems))
    return data(await showAgain(context, form, form.problems), { status: 400 });
  const saved = await savePrices(context, admin, form);
  if (!saved.ok) return data(await showAgain(context, form, saved.problems), { status: 409 });
  const message = saved.count === 0 ? words.nothingChanged : words.saved(saved.count);
  return redirectAfterPost(context, `${pricesPath}${new URL(request.url).search}`, {
    toast: { kind: "success", message },
  });
}

export default function PriceSave() {
  return (
    <PricePage page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  );
}
