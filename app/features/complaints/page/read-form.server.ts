// The form of a complaint: counts beside the order's items, an answer to what was wrong, words and a photo.
import * as v from "valibot";
import { complain, findSent } from "#app/features/complaints/complain.server.ts";
import { ComplaintSchema } from "#app/features/complaints/complaint.schema.ts";
import type {
  ComplaintOutcome,
  ComplaintRefusal,
  Sender,
} from "#app/features/complaints/complaint.ts";
import { refused } from "#app/features/complaints/complaint.ts";
import { keepPicture } from "#app/features/complaints/pictures.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { addressSubject, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { longestName } from "#app/values/limits.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { latinDigits } from "#app/values/text.ts";
import { type OpenLine, countField } from "./open-lines.ts";
import { words } from "./words.ts";

type Asked = { visitor: Customer | null; orderId?: string | undefined; lines: OpenLine[] };

export async function sendComplaint(
  context: RequestContext,
  { visitor, orderId, lines: open }: Asked,
  { fields, photo }: FormWithPhoto,
): Promise<ComplaintOutcome> {
  const sender = visitor ?? senderOf(fields);
  if ("ok" in sender) return sender;
  const key = fields.key ? `${sender.id ?? sender.phone} ${fields.key}` : undefined;
  const before = key === undefined ? null : await findSent(context, sender, key);
  if (before !== null) return { ok: true, number: before };
  const counted = countLines(open, fields);
  if ("ok" in counted) return counted;
  const { reason = "", text = "" } = fields;
  const isTold = text !== "" || counted.lines.length > 0 || photo !== null;
  const form = v.safeParse(ComplaintSchema, { orderId, reason, text, lines: counted.lines });
  if (!form.success) {
    const [issue] = form.issues;
    return refused(400, issue.message, { field: String(issue.path?.[0]?.key ?? "text") });
  }
  if (!isTold && reason !== "late") return refused(400, words.sayMore, { field: "text" });
  const waits = visitor ? null : await takeAttempt(context, [strangers(context)]);
  if (waits !== null) return refused(429, words.sayMore, { retryAfter: waits });
  const kept = visitor && photo ? await keepPicture(context, visitor, photo) : null;
  if (kept && !kept.ok) return refused(400, kept.message, { field: "photo" });
  return complain(context, sender, {
    ...form.output,
    picture: kept?.picture,
    key,
  });
}

const strangers = ({ address }: RequestContext) => ({
  ...{ kind: "complaint", subject: addressSubject(address), most: 5 },
  windowMs: 24 * 60 * 60 * 1000,
});

function senderOf({ name = "", phoneNo = "" }: Record<string, string>): Sender | ComplaintRefusal {
  if (name === "" || name.length > longestName)
    return refused(400, words.enterName, { field: "name" });
  const phone = parsePhoneWithCountry(phoneNo);
  return phone ? { id: null, name, phone } : refused(400, words.enterPhone, { field: "phoneNo" });
}

type Counted = { lines: { financialId: string; qty: number }[] };

/** An empty count is none. */
function countLines(open: OpenLine[], fields: Record<string, string>): Counted | ComplaintRefusal {
  const lines: Counted["lines"] = [];
  for (const { financialId, qty: most } of open) {
    const field = countField(financialId);
    const text = latinDigits(fields[field] ?? "").trim();
    if (/^0*$/.test(text)) continue;
    const qty = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
    if (qty > most) return refused(400, words.numberTo(most), { field });
    lines.push({ financialId, qty });
  }
  return { lines };
}
