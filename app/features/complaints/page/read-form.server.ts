// The form of a complaint: counts beside the order's items, an answer to what was wrong, words and a photo. All that is wrong
// is said at once; a photo that came with it is kept until the form is right.
import * as v from "valibot";
import { complain, findSent } from "#app/features/complaints/complain.server.ts";
import { ComplaintSchema } from "#app/features/complaints/complaint.schema.ts";
import type { Sender } from "#app/features/complaints/complaint.ts";
import { keepPicture } from "#app/features/complaints/pictures.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { complaintWishes } from "#app/values/complaints.ts";
import { longestName } from "#app/values/limits.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { latinDigits } from "#app/values/text.ts";
import { refuseStranger } from "./limit-strangers.server.ts";
import { type OpenLine, countField } from "./open-lines.ts";
import { words } from "./words.ts";

type Asked = {
  request: Request;
  visitor: Customer | null;
  orderId?: string | undefined;
  lines: OpenLine[];
};
type Fields = Record<string, string>;
/** `form` is what is about all of it; `picture` the photo that was kept meanwhile. */
export type RefusedForm = {
  ok: false;
  status: number;
  errors: FieldErrors;
  picture?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
};

export async function sendComplaint(
  context: RequestContext,
  asked: Asked,
  sent: FormWithPhoto,
): Promise<{ ok: true; number: string } | RefusedForm> {
  const { visitor } = asked;
  const { fields } = sent;
  const whose = visitor ? { errors: {}, sender: visitor } : senderOf(fields);
  const { sender } = whose;
  const key = fields.key ? `${sender.id ?? sender.phone} ${fields.key}` : undefined;
  const before = key === undefined ? null : await findSent(context, sender, key);
  if (before !== null) return { ok: true, number: before };
  const photo = visitor ? await keptPhoto(context, visitor, sent) : { errors: {} };
  const said = whatIsSaid(asked, fields, photo.picture !== undefined);
  const errors: FieldErrors = { ...said.errors, ...photo.errors, ...whose.errors };
  const refuse = (status: number, wrong: FieldErrors, retryAfter?: number): RefusedForm => ({
    ...{ ok: false, status, errors: wrong, picture: photo.picture, retryAfter },
  });
  if (!said.complaint || Object.keys(errors).length > 0) return refuse(400, errors);
  const stranger = visitor ? null : await refuseStranger(context, asked.request, fields);
  if (stranger) return refuse(stranger.status, { form: stranger.message }, stranger.retryAfter);
  const wish = complaintWishes.find((one) => one === fields.wish);
  const complaint = { ...said.complaint, picture: photo.picture, key, wish };
  const outcome = await complain(context, sender, complaint);
  if (outcome.ok) return outcome;
  const { status, field = "form", message, retryAfter } = outcome;
  if (field === "picture") return { ok: false, status, errors: { photo: message } };
  return refuse(status, { [field]: message }, retryAfter);
}

type Kept = { errors: FieldErrors; picture?: string | undefined };

/** A new one takes the place of that of an earlier try. */
async function keptPhoto(
  context: RequestContext,
  visitor: Customer,
  { fields, photo }: FormWithPhoto,
): Promise<Kept> {
  const picture = fields.picture || undefined;
  if (!photo) return { errors: {}, picture };
  const kept = await keepPicture(context, visitor, photo);
  return kept.ok
    ? { errors: {}, picture: kept.picture }
    : { errors: { photo: kept.message }, picture };
}

function whatIsSaid({ orderId, lines: open }: Asked, fields: Fields, hasPhoto: boolean) {
  const { reason = "", text = "" } = fields;
  const { lines, errors } = countLines(open, fields);
  const form = v.safeParse(ComplaintSchema, { orderId, reason, text, lines });
  for (const { path, message } of form.issues ?? [])
    errors[String(path?.[0]?.key ?? "form")] ??= message;
  const isTold = text !== "" || lines.length > 0 || hasPhoto || reason === "late";
  if (!isTold && Object.keys(errors).every((field) => field === "reason"))
    errors.text = words.sayMore;
  return { errors, complaint: form.success ? form.output : null };
}

function senderOf({ name = "", phoneNo = "" }: Fields): { errors: FieldErrors; sender: Sender } {
  const phone = parsePhoneWithCountry(phoneNo);
  const errors: FieldErrors = {};
  if (name === "" || name.length > longestName) errors.name = words.enterName;
  if (!phone) errors.phoneNo = words.enterPhone;
  return { errors, sender: { id: null, name, phone: phone ?? "" } };
}

/** An empty count is none. */
function countLines(open: OpenLine[], fields: Fields) {
  const lines: { financialId: string; qty: number }[] = [];
  const errors: FieldErrors = {};
  for (const { financialId, qty: most } of open) {
    const field = countField(financialId);
    const text = latinDigits(fields[field] ?? "").trim();
    if (/^0*$/.test(text)) continue;
    const qty = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
    if (qty > most) errors[field] = words.numberTo(most);
    else lines.push({ financialId, qty });
  }
  return { lines, errors };
}
