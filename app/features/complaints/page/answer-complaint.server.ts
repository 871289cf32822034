import * as v from "valibot";
import type { ComplaintCommand } from "#app/addresses/side-paths.ts";
import { acknowledge } from "#app/features/complaints/acknowledge.server.ts";
import { type Settled, SettlementSchema } from "#app/features/complaints/complaint.schema.ts";
import type { Complaint } from "#app/features/complaints/complaint.ts";
import { getComplaint } from "#app/features/complaints/read-complaints.server.ts";
import { settle } from "#app/features/complaints/settle.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { latinDigits } from "#app/values/text.ts";
import { countField, shelfField } from "./open-lines.ts";
import { words } from "./words.ts";

type Fields = Record<string, string>;
/** `form` is what is about all of it. */
type Answered = { ok: true; message: string } | { ok: false; status: number; errors: FieldErrors };

/** What the shop's forms on the page of a complaint do. */
export async function answerComplaint(
  context: RequestContext,
  { visitor, number }: { visitor: Customer; number: string },
  { command, fields }: { command: ComplaintCommand; fields: Fields },
): Promise<Answered> {
  const complaint = await getComplaint(context, visitor, number);
  if (!complaint) throw new Response(null, { status: 404 });
  const refuse = (status: number, errors: FieldErrors): Answered => ({ ok: false, status, errors });
  if (command === "acknowledge") {
    const read = await acknowledge(context, number);
    return read.ok
      ? { ok: true, message: words.acknowledged }
      : refuse(read.status, { form: read.message });
  }
  const { lines, errors } = countLines(complaint, fields);
  const form = v.safeParse(SettlementSchema, {
    ...{ by: fields.by ?? "", text: fields.text ?? "" },
    ...(complaint.lines.length > 0 ? { lines } : {}),
  });
  for (const { path, message } of form.issues ?? [])
    errors[String(path?.[0]?.key ?? "form")] ??= message;
  if (!form.success || Object.keys(errors).length > 0) return refuse(400, errors);
  const settled = await settle(context, complaint, form.output);
  return settled.ok
    ? { ok: true, message: words.settled }
    : refuse(settled.status, { [settled.field ?? "form"]: settled.message });
}

/** As many as the form says of the packs that were named. */
function countLines({ lines: named }: Complaint, fields: Fields) {
  const lines: NonNullable<Settled["lines"]> = [];
  const errors: FieldErrors = {};
  for (const { financialId, qty: most } of named) {
    const field = countField(financialId);
    const text = latinDigits(fields[field] ?? String(most)).trim();
    if (/^0*$/.test(text)) continue;
    const qty = /^\d{1,3}$/.test(text) ? Number(text) : Infinity;
    const backOnShelf = fields[shelfField(financialId)] !== undefined;
    if (qty > most) errors[field] = words.numberTo(most);
    else lines.push({ financialId, qty, backOnShelf });
  }
  return { lines, errors };
}
