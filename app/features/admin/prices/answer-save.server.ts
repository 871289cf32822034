import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { pricesPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parsePriceForm } from "#app/features/catalogue/prices/prices.schema.ts";
import { savePrices } from "#app/features/catalogue/prices/save-prices.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { isAny, showAgain } from "./show-again.server.ts";
import { words } from "./words.ts";

/** Writes all of it or nothing. */
export async function answerSave({ request, context }: ActionFunctionArgs) {
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
