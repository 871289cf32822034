import * as v from "valibot";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { getPacksToPrice, listAllPacks } from "#app/features/catalogue/prices/list-packs.server.ts";
import { mostPacksSaved } from "#app/features/catalogue/prices/pack-to-price.ts";
import { RaiseSchema, heldAtMrp, raisePacks } from "#app/features/catalogue/prices/raise.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { planChanges } from "#app/features/catalogue/prices/plan-changes.ts";
import { parsePriceForm } from "#app/features/catalogue/prices/prices.schema.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type Preview, type RaiseRefused, isAny, showAgain } from "./show-again.server.ts";
import { readPackQuery } from "./page/price-page.server.ts";
import { words } from "./words.ts";

/** Shows what would change; nothing is written. */
export async function answerPreview({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const fields = await readForm(request);
  if (fields.percent !== undefined) return raiseAll(context, request, fields);
  const form = parsePriceForm(fields);
  const packs = await getPacksToPrice(context, Object.keys(form.typed));
  const { changes, problems } = planChanges(form.entries, packs);
  if (isAny(form.problems))
    return data(await showAgain(context, form, { ...problems, ...form.problems }), { status: 400 });
  if (isAny(problems)) return data(await showAgain(context, form, problems), { status: 409 });
  return data<Preview>({ kind: "preview", saveId: newId(), changes });
}

/** The same for all packs that are asked for, on every page of them. */
async function raiseAll(context: RequestContext, request: Request, typed: Record<string, string>) {
  const parsed = v.safeParse(RaiseSchema, typed);
  if (!parsed.success) return refuseRaise(typed, parsed.issues[0].message);
  const packs = await listAllPacks(context, readPackQuery(request));
  return packs
    ? data<Preview>({
        kind: "preview",
        saveId: newId(),
        changes: raisePacks(packs, parsed.output),
        held: heldAtMrp(packs, parsed.output),
      })
    : refuseRaise(typed, words.tooMany(mostPacksSaved));
}

function refuseRaise(typed: Record<string, string>, problem: string) {
  const { percent = "", of = "", unit = "", round = "" } = typed;
  const raise = { percent, of, unit, round, problem };
  return data<RaiseRefused>({ kind: "raise-refused", raise }, { status: 400 });
}
