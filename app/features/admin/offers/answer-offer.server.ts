import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { offersPath } from "#app/addresses/side-paths.ts";
import type { OfferFields } from "#app/features/offers/check-offer.ts";
import { checkNewOffer, mergeOffer, newOffer } from "#app/features/offers/merge-offer.ts";
import { NewOfferSchema } from "#app/features/offers/offer.schema.ts";
import { changeOffer, makeOffer } from "#app/features/offers/save-offer.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { formFailure, parseFields, readForm } from "#app/platform/forms.server.ts";
import { previewOffer } from "./preview-offer.server.ts";
import { words } from "./words.ts";

/** Keeps it, or shows what customers will see of it. */
export async function answerOffer({ request, context }: ActionFunctionArgs) {
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
    : await makeOffer(context, form.value);
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
