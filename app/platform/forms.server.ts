import * as v from "valibot";
import { typedField, isPasswordField } from "#app/values/text.ts";
import { contentType, readBytes } from "./read-bytes.ts";
import { words } from "./words.ts";

export type FieldErrors = Record<string, string>;
export type FormFailure = { ok: false; errors: FieldErrors; values: Record<string, string> };
export type FormResult<T> = { ok: true; value: T } | FormFailure;

const maxFormBytes = 64 * 1024;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * A huge form is a thrown 413, of which no more is read than allowed; what is no form a 415, and
 * what can't be read a 400.
 */
export async function readFormData(request: Request, mostBytes = maxFormBytes): Promise<FormData> {
  const type = contentType(request);
  if (type !== "" && !formTypes.includes(type)) throw new Response(words.sendForm, { status: 415 });
  const bytes = await readBytes(request, mostBytes);
  if (!bytes) throw new Response(words.formTooLarge, { status: 413 });
  if (bytes.byteLength === 0) return new FormData();
  return new Response(bytes, {
    headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
  })
    .formData()
    .catch(() => {
      throw new Response(words.formUnreadable, { status: 400 });
    });
}

/** Text fields only, cleaned but for passwords; the last of a name wins. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await readFormData(request);
  const fields: Record<string, string> = {};
  form.forEach((value, name) => {
    if (typeof value === "string") fields[name] = typedField(name, value);
  });
  return fields;
}

/** Where a schema has no words of its own; the validator's are for its programmers. */
function plainWords({ input }: v.BaseIssue<unknown>): string {
  return input === undefined ? words.fillIn : words.check;
}

/** The failure carries the first message of each field and what was typed, passwords aside. */
export async function parseForm<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<FormResult<v.InferOutput<S>>> {
  return parseFields(await readForm(request), schema);
}

/** Of a form that was read before. */
export function parseFields<S extends v.GenericSchema>(
  fields: Record<string, string>,
  schema: S,
): FormResult<v.InferOutput<S>> {
  const result = v.safeParse(schema, fields, { message: plainWords });
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues)
    errors[String(issue.path?.[0]?.key ?? "form")] ??= issue.message;
  return formFailure(fields, errors);
}

export function formFailure(fields: Record<string, string>, errors: FieldErrors): FormFailure {
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !isPasswordField(name)),
  );
  return { ok: false, errors, values };
}
