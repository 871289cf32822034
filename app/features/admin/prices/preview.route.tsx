import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { getPacksToPrice } from "#app/features/catalogue/prices/list-packs.server.ts";
import { planChanges } from "#app/features/catalogue/prices/plan-changes.ts";
import { parsePriceForm } from "#app/features/catalogue/prices/prices.schema.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type Preview, isAny, showAgain } from "./show-again.server.ts";
import { loadPricePage } from "./page/price-page.server.ts";
import { PricePage } from "./page/price-page.tsx";

export const meta = () => [{ title: "Prices – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return loadPricePage(asked);
}

/** Shows what would change; nothing is written. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const form = parsePriceForm(await readForm(request));
  const packs = await getPacksToPrice(context, Object.keys(form.typed));
  const { changes, problems } = planChanges(form.entries, packs);
  if (isAny(form.problems))
    return data(await showAgain(context, form, { ...problems, ...form.problems }), { status: 400 });
  if (isAny(problems)) return data(await showAgain(context, form, problems), { status: 409 });
  return data<Preview>({ kind: "preview", saveId: newId(), changes });
}

export default function PricePreview() {
  return (
    <PricePage page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  );
}
