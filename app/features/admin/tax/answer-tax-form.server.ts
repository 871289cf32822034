// The forms of the page about tax: which one it is stands in its button, or in that it is a file.
import { type TypedResponse } from "@remix-run/cloudflare";
import { taxPath, orderPath, counterPath, taxOfOrderPath } from "#app/addresses/paths.ts";
import { mostPacks, mostProblems } from "#app/features/admin/csv/upload-limits.ts";
import { readUpload } from "#app/features/admin/csv/read-upload.server.ts";
import { classProducts } from "#app/features/billing/tax/class-products.server.ts";
import { TaxClassSchema } from "#app/features/billing/tax/tax-class.schema.ts";
import { saveTaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import { TaxSettingsSchema } from "#app/features/billing/tax/tax-settings.schema.ts";
import { saveTaxSettings } from "#app/features/billing/tax/tax-settings.server.ts";
import {
  type ClassProblem,
  importClasses,
} from "#app/features/billing/tax/unclassed-file.server.ts";
import { listUnclassedOf } from "#app/features/billing/tax/unclassed-of-order.server.ts";
import { isConfirmed } from "#app/features/session/confirmed.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm, readForm } from "#app/platform/forms.server.ts";
import { contentType } from "#app/platform/read-bytes.ts";
import { isId } from "#app/values/identifier.ts";
import { productField } from "./product-field.ts";
import { words } from "./words.ts";

type Answer =
  | TypedResponse<never>
  | { form: "settings" | "class" | "products"; failure: FormFailure; problems: [] }
  | { form: "file"; failure: undefined; problems: ClassProblem[] };

export async function answerTaxForm(request: Request, context: RequestContext): Promise<Answer> {
  if (contentType(request) === "multipart/form-data") return answerFile(request, context);
  return askToConfirm(request, context, async (asked) => {
    const { to } = await readForm(asked.clone() as Request);
    if (to === "class") return answerClass(asked, context);
    return to === "products" ? answerProducts(asked, context) : answerSettings(asked, context);
  });
}

async function answerSettings(request: Request, context: RequestContext): Promise<Answer> {
  const form = await parseForm(request, TaxSettingsSchema);
  if (!form.ok) return { form: "settings", failure: form, problems: [] };
  await saveTaxSettings(context, form.value);
  return done(context, words.settingsSaved);
}

async function answerClass(request: Request, context: RequestContext): Promise<Answer> {
  const form = await parseForm(request, TaxClassSchema);
  if (!form.ok) return { form: "class", failure: form, problems: [] };
  await saveTaxClass(context, form.value);
  return done(context, words.classSaved(form.value.name));
}

async function answerProducts(request: Request, context: RequestContext): Promise<Answer> {
  const admin = await requireAdmin(request, context);
  const fields = await readForm(request);
  const { taxClassId = "" } = fields;
  const ids = Object.keys(fields).flatMap((name) => productField.idOf(name) ?? []);
  const errors = {
    ...(taxClassId === "" ? { taxClassId: words.chooseClass } : {}),
    ...(ids.length === 0 ? { products: words.tickProducts } : {}),
  };
  if (Object.keys(errors).length > 0)
    return { form: "products", failure: formFailure(fields, errors), problems: [] };
  await classProducts(
    context,
    admin,
    ids.map((productId) => ({ productId, taxClassId })),
  );
  const message = words.productsSet(ids.length);
  return fields.order && isId(fields.order)
    ? backToOrder(context, fields as { order: string; at?: string }, message)
    : done(context, message);
}

/** Once nothing of it lacks a class it goes on where it was refused. */
async function backToOrder(
  context: RequestContext,
  { order, at }: { order: string; at?: string },
  message: string,
) {
  const isAtCounter = at === "counter";
  const left = await listUnclassedOf(context, order);
  const after = isAtCounter ? counterPath : orderPath(order);
  return redirectAfterPost(context, left.length > 0 ? taxOfOrderPath(order, isAtCounter) : after, {
    toast: { kind: "success", message },
  });
}

/** A file can't be carried through the question for the password. */
async function answerFile(request: Request, context: RequestContext): Promise<Answer> {
  const admin = await requireAdmin(request, context);
  if (!(await isConfirmed(context)))
    return redirectAfterPost(context, taxPath, {
      toast: {
        kind: "error",
        message: words.confirmFirst,
      },
    });
  const upload = await readUpload(request);
  const outcome = upload.ok
    ? await importClasses(context, admin, { bytes: upload.bytes, mostRows: mostPacks })
    : upload;
  if (outcome.ok) return done(context, words.fileSet(outcome.count));
  return { form: "file", failure: undefined, problems: outcome.problems.slice(0, mostProblems) };
}

function done(context: RequestContext, message: string) {
  return redirectAfterPost(context, taxPath, { toast: { kind: "success", message } });
}
