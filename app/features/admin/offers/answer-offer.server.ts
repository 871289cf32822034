import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { offersPath } from "#app/addresses/side-paths.ts";
import type { OfferFields } from "#app/features/offers/check-offer.ts";
import { checkNewOffer, mergeOffer, newOffer } from "#app/features/offers/merge-offer.ts";
import { type NewOffer, NewOfferSchema } from "#app/features/offers/offer.schema.ts";
import { type SavedOffer, changeOffer, makeOffer } from "#app/features/offers/save-offer.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { formFailure, parseFields, readForm } from "#app/platform/forms.server.ts";
import { doFormOnce } from "#app/platform/once.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { previewOffer } from "./preview-offer.server.ts";
import { words } from "./words.ts";

/** Keeps it, or shows what customers will see of it. */
export async function answerOffer({ request, context }: ActionFunctionArgs, admin: Customer) {
  const fields = await readForm(request);
  const form = parseFields({ firstOrderOnly: "", ...fields }, NewOfferSchema);
  if (!form.ok) return data(form, { status: 400 });
  if (fields.see) {
    const asked: OfferFields = mergeOffer(newOffer, form.value);
    const wrong = checkNewOffer(form.value);
    if (wrong) return data(formFailure(fields, { [wrong.field]: wrong.message }), { status: 400 });
    return data({ values: fields, errors: {}, preview: await previewOffer(context, asked) });
  }
  const saved = fields.id
    ? await changeOffer(context, fields.id, form.value)
    : await makeOnce(context, admin, { key: fields.key ?? "", offer: form.value });
  if (saved.ok)
    return redirectAfterPost(context, offersPath, {
      toast: { kind: "success", message: words.saved },
    });
  if (saved.status === 404) throw new Response(null, { status: 404 });
  const { field, message, status } = saved;
  return data(
    { ...formFailure(fields, field ? { [field]: message } : {}), ...(field ? {} : { message }) },
    { status },
  );
}

/** The same form sent twice is one offer. */
function makeOnce(
  context: RequestContext,
  { id: userId }: Customer,
  { key, offer }: { key: string; offer: NewOffer },
): Promise<Saved> {
  return doFormOnce<Saved>(
    context,
    { userId, path: offersPath, key, body: offer },
    {
      make: (within) => makeOffer(within, offer),
      done: { ok: true },
      usedForAnother: { ok: false, status: 409, message: words.sentAnother },
    },
  );
}

type Saved = { ok: true } | Extract<SavedOffer, { ok: false }>;
