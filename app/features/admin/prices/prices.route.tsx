import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PriceCommand } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { parsePriceForm } from "#app/features/catalogue/prices/prices.schema.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { answerPreview } from "./answer-preview.server.ts";
import { answerSave } from "./answer-save.server.ts";
import { type PriceOutcome, showAgain } from "./show-again.server.ts";
import { loadPricePage } from "./page/price-page.server.ts";
import { PricePage } from "./page/price-page.tsx";

export const meta = () => adminMeta(shared.places.prices.name);
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return loadPricePage(asked);
}

type Command = (asked: ActionFunctionArgs) => Promise<unknown>;
const commands: Record<"prices" | PriceCommand, Command> = {
  prices: backFromPreview,
  preview: answerPreview,
  save: answerSave,
};

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}

/** With what was typed. */
async function backFromPreview({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  return data(await showAgain(context, parsePriceForm(await readForm(request)), {}), {
    status: 200,
  });
}

export default function Prices() {
  return (
    <PricePage page={useLoaderData<typeof loader>()} outcome={useActionData<PriceOutcome>()} />
  );
}
