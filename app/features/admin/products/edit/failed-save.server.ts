// What the forms of a product answer when they can't be saved: nothing typed is lost.
import type * as v from "valibot";
import { storeUpload } from "#app/features/catalogue/pictures/store-upload.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { type FieldErrors, type FormFailure, formFailure } from "#app/platform/forms.server.ts";

export type FailedSave = {
  ok: false;
  status: number;
  retryAfter?: number | undefined;
  failure: FormFailure;
};

export function failedSave(
  status: number,
  fields: Record<string, string>,
  errors: FieldErrors,
): FailedSave {
  return { ok: false, status, failure: formFailure(fields, errors) };
}

export function errorsOf(issues: v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[String(issue.path?.[0]?.key ?? "form")] ??= issue.message;
  return errors;
}

/** A photo that was sent with what is refused stays chosen. */
export async function refuseWithPhoto(
  context: RequestContext,
  form: FormWithPhoto,
  errors: FieldErrors,
): Promise<FailedSave> {
  const stored = await storePhoto(context, form);
  if (stored.ok) return failedSave(400, stored.values, errors);
  return { ...stored, failure: formFailure(form.fields, { ...stored.failure.errors, ...errors }) };
}

/** A photo that was sent becomes the picture. */
export async function storePhoto(
  context: RequestContext,
  { fields, photo }: FormWithPhoto,
): Promise<{ ok: true; values: Record<string, string> } | FailedSave> {
  if (!photo) return { ok: true, values: { ...fields } };
  const stored = await storeUpload(context, photo);
  if (stored.ok) return { ok: true, values: { ...fields, image: stored.image } };
  return {
    ...failedSave(stored.status, fields, { photo: stored.message }),
    retryAfter: stored.retryAfter,
  };
}
