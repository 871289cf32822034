// The forms of the page about tax, each at its address.
import { type TypedResponse } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses/paths.ts";
import {
  counterPath,
  type TaxCommand,
  type TaxPage,
  taxOfOrderPath,
  taxPagePath,
} from "#app/addresses/side-paths.ts";
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
import { isId } from "#app/values/identifier.ts";
import { readTickedClasses } from "./ticked-classes.server.ts";
import { words } from "./words.ts";

export type RefusedTax = { command: TaxCommand; failure?: FormFailure; problems?: ClassProblem[] };
type Answer = (
  request: Request,
  context: RequestContext,
) => Promise<TypedResponse<never> | RefusedTax>;

/** An admin's, who may be asked for the password first. */
const confirmed =
  (answer: Answer): Answer =>
  (request, context) =>
    askToConfirm(request, context, (asked) => answer(asked, context));

export const taxAnswers: Record<TaxCommand, Answer> = {
  "settings/save": confirmed(async (request, context) => {
    const form = await parseForm(request, TaxSettingsSchema);
    if (!form.ok) return { command: "settings/save", failure: form };
    await saveTaxSettings(context, form.value);
    return done(context, "settings", words.settingsSaved);
  }),
  "class/save": confirmed(async (request, context) => {
    const form = await parseForm(request, TaxClassSchema);
    if (!form.ok) return { command: "class/save", failure: form };
    await saveTaxClass(context, form.value);
    return done(context, "classes", words.classSaved(form.value.name));
  }),
  "products/class": confirmed(setClass),
  "products/upload": readFile,
};

async function setClass(request: Request, context: RequestContext): ReturnType<Answer> {
  const admin = await requireAdmin(request, context);
  const fields = await readForm(request);
  const { classed, errors } = await readTickedClasses(context, fields);
  if (Object.keys(errors).length > 0)
    return { command: "products/class", failure: formFailure(fields, errors) };
  await classProducts(context, admin, classed);
  const message = words.productsSet(classed.length);
  return fields.order && isId(fields.order)
    ? backToOrder(context, fields as { order: string; at?: string }, message)
    : done(context, "goods", message);
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
async function readFile(request: Request, context: RequestContext): ReturnType<Answer> {
  const admin = await requireAdmin(request, context);
  if (!(await isConfirmed(context)))
    return redirectAfterPost(context, taxPagePath("goods"), {
      toast: { kind: "error", message: words.confirmFirst },
    });
  const upload = await readUpload(request);
  const outcome = upload.ok
    ? await importClasses(context, admin, { bytes: upload.bytes, mostRows: mostPacks })
    : upload;
  if (outcome.ok) return done(context, "goods", words.fileSet(outcome.count));
  return { command: "products/upload", problems: outcome.problems.slice(0, mostProblems) };
}

function done(context: RequestContext, page: TaxPage, message: string) {
  return redirectAfterPost(context, taxPagePath(page), { toast: { kind: "success", message } });
}
