import * as v from "valibot";
import type { ComplaintCommand } from "#app/addresses/side-paths.ts";
import { acknowledge } from "#app/features/complaints/acknowledge.server.ts";
import { SettlementSchema } from "#app/features/complaints/complaint.schema.ts";
import type { Complaint } from "#app/features/complaints/complaint.ts";
import { getComplaint } from "#app/features/complaints/read-complaints.server.ts";
import { settle } from "#app/features/complaints/settle.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { latinDigits } from "#app/values/text.ts";
import { countField, shelfField } from "./open-lines.ts";
import { words } from "./words.ts";

type Fields = Record<string, string>;
export type ComplaintAnswer =
  | { ok: true; message: string }
  | { ok: false; status: number; message: string; field: string; values: Fields };

/** What the shop's forms on the page of a complaint do. */
export async function answerComplaint(
  context: RequestContext,
  { visitor, number }: { visitor: Customer; number: string },
  { command, fields }: { command: ComplaintCommand; fields: Fields },
): Promise<ComplaintAnswer> {
  const complaint = await getComplaint(context, visitor, number);
  if (!complaint) throw new Response(null, { status: 404 });
  const refuse = (status: number, message: string, field = ""): ComplaintAnswer => ({
    ...{ ok: false, status, message, field, values: fields },
  });
  if (command === "acknowledge") {
    const read = await acknowledge(context, number);
    return read.ok ? { ok: true, message: words.acknowledged } : refuse(read.status, read.message);
  }
  const form = v.safeParse(SettlementSchema, {
    ...{ by: fields.by ?? "", text: fields.text ?? "" },
    ...linesOf(complaint, fields),
  });
  if (!form.success) {
    const [issue] = form.issues;
    return refuse(400, issue.message, String(issue.path?.[0]?.key ?? ""));
  }
  const settled = await settle(context, complaint, form.output);
  return settled.ok
    ? { ok: true, message: words.settled }
    : refuse(settled.status, settled.message, settled.field);
}

/** As many as the form says of the packs that were named. */
function linesOf({ lines }: Complaint, fields: Fields) {
  if (lines.length === 0) return {};
  const counted = lines.flatMap(({ financialId, qty }) => {
    const text = latinDigits(fields[countField(financialId)] ?? String(qty)).trim();
    if (/^0*$/.test(text)) return [];
    const backOnShelf = fields[shelfField(financialId)] !== undefined;
    return [{ financialId, qty: /^\d{1,3}$/.test(text) ? Number(text) : NaN, backOnShelf }];
  });
  return { lines: counted };
}
