// No more of a stranger's body is read than a call can need.
import { contentType, readBytes } from "#app/platform/read-bytes.ts";
import { parseStrictJson } from "./strict-json.ts";
import { type ApiAnswer, refuse } from "./call.ts";

const mostJsonBytes = 128 * 1024;
/** A file of 5 MB and the form around it. */
const mostFormBytes = 5 * 1024 * 1024 + 16 * 1024;

export type Body = { ok: true; value: unknown } | { ok: false; refusal: ApiAnswer };

/** An absent body is an empty object, and then its type does not matter. */
export async function readJson(request: Request): Promise<Body> {
  const bytes = await readBytes(request, mostJsonBytes);
  if (!bytes) return { ok: false, refusal: refuse(413, "The body is larger than 128 KB.") };
  if (bytes.byteLength === 0) return { ok: true, value: {} };
  if (contentType(request) !== "application/json")
    return { ok: false, refusal: refuse(415, "Send the body as application/json.") };
  const parsed = parseStrictJson(decode(bytes));
  if (!parsed.ok) return { ok: false, refusal: refuse(400, parsed.message) };
  return isObject(parsed.value)
    ? parsed
    : { ok: false, refusal: refuse(400, "Send a JSON object.") };
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The file of one field of a form. */
export async function readFile(request: Request, field: string): Promise<Body> {
  if (contentType(request) !== "multipart/form-data")
    return { ok: false, refusal: refuse(415, "Send the file as multipart/form-data.") };
  const bytes = await readBytes(request, mostFormBytes);
  if (!bytes) return { ok: false, refusal: refuse(413, "The file is larger than 5 MB.") };
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  if (!form) return { ok: false, refusal: refuse(400, "The form can't be read.") };
  const file = form.get(field);
  if (file instanceof File) return { ok: true, value: file };
  const message = "Please choose a picture.";
  return { ok: false, refusal: refuse(400, message, { errors: { [field]: message } }) };
}

/** What is not UTF-8 is not JSON either. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}
