// A form that carries one photo, in the field `photo`: what is far larger than a picture may be
// is not read.
import { readFormData } from "./forms.server.ts";
import { typedField } from "#app/values/text.ts";

const maxBodyBytes = 16 * 1024 * 1024;

export type FormWithPhoto = { fields: Record<string, string>; photo: File | null };

export async function readFormWithPhoto(request: Request): Promise<FormWithPhoto> {
  const form = await readFormData(request, maxBodyBytes);
  const fields: Record<string, string> = {};
  let photo: File | null = null;
  form.forEach((value: FormDataEntryValue, name) => {
    if (typeof value === "string") fields[name] = typedField(name, value);
    else if (name === "photo" && (value.name !== "" || value.size > 0)) photo = value;
  });
  return { fields, photo };
}
