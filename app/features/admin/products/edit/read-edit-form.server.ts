// The only form of the shop's pages that carries a file: what is far larger than a picture may be
// is not read.
import { readFormData } from "#app/platform/forms.server.ts";
import { typedField } from "#app/values/text.ts";

const maxBodyBytes = 16 * 1024 * 1024;

export type SentEdit = { fields: Record<string, string>; photo: File | null };

export async function readEditForm(request: Request): Promise<SentEdit> {
  const form = await readFormData(request, maxBodyBytes);
  const fields: Record<string, string> = {};
  let photo: File | null = null;
  form.forEach((value: FormDataEntryValue, name) => {
    if (typeof value === "string") fields[name] = typedField(name, value);
    else if (name === "photo" && (value.name !== "" || value.size > 0)) photo = value;
  });
  return { fields, photo };
}
