import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { labelListPath } from "#app/addresses/side-paths.ts";
import { fillLabels } from "#app/features/catalogue/labels/fill-labels.server.ts";
import { LabelFields } from "#app/features/catalogue/write/field.schema.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { words } from "./words.ts";

const FillSchema = v.object({
  brand: v.optional(v.pipe(v.string(), v.trim()), ""),
  maker: LabelFields.maker,
  careContact: LabelFields.careContact,
});

/** Tells how many goods something was filled in. */
export async function answerFill({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request, FillSchema);
  if (!form.ok) return data(form, { status: 400 });
  const { maker, careContact } = form.value;
  if (maker === "" && careContact === "")
    return data(formFailure(form.value, { form: words.fillOne }), { status: 400 });
  const by = { id: admin.id, name: admin.name, now: context.now };
  const filled = await fillLabels(context, by, form.value);
  return redirectAfterPost(context, labelListPath, {
    toast: { kind: "success", message: words.filled(filled) },
  });
}
