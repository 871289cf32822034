import * as v from "valibot";
import type { RunCommand } from "#app/addresses/side-paths.ts";
import { UpiReceivedSchema } from "#app/features/orders/collect/upi.schema.ts";
import { deliverDrop } from "#app/features/orders/run/deliver-drop.server.ts";
import { handOver } from "#app/features/orders/run/hand-over.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { shortOf } from "#app/values/identifier.ts";
import { parseRupees } from "#app/values/money.ts";
import { latinDigits } from "#app/values/text.ts";
import { words } from "./words.ts";

type Fields = Record<string, string>;
/** Of a drop, or of the handover, which is none. */
export type RefusedRun = {
  ok: false;
  status: number;
  message: string;
  field: string;
  orderId: string | null;
  values: Fields;
};
type Answered = { ok: true; message: string } | RefusedRun;

/** What the forms of a rider's page do. */
export function answerRun(
  context: RequestContext,
  rider: Customer,
  { command, fields }: { command: RunCommand; fields: Fields },
): Promise<Answered> {
  return command === "deliver" ? deliver(context, rider, fields) : handIn(context, fields);
}

async function deliver(
  context: RequestContext,
  rider: Customer,
  fields: Fields,
): Promise<Answered> {
  const { orderId = "", code = "", method = "", reference = "" } = fields;
  const refused = (status: number, message: string, field = "code"): RefusedRun => ({
    ...{ ok: false, status, message, field, orderId, values: fields },
  });
  const read = v.safeParse(UpiReceivedSchema, { reference: latinDigits(reference) });
  if (!read.success) return refused(400, read.issues[0].message, "reference");
  const outcome = await deliverDrop(
    context,
    { riderId: rider.id, orderId },
    {
      doorCode: latinDigits(code),
      method: method === "cash" || method === "upi" ? method : undefined,
      reference: read.output.reference,
    },
  );
  if (outcome.ok) return { ok: true, message: words.done(shortOf(orderId)) };
  if (outcome.status === 404) throw new Response(outcome.message, { status: 404 });
  return refused(outcome.status, outcome.message);
}

async function handIn(context: RequestContext, fields: Fields): Promise<Answered> {
  const paise = parseRupees(latinDigits(fields.amount ?? ""));
  if (paise === null)
    return {
      ...{ ok: false, status: 400, message: words.enterAmount, field: "amount" },
      ...{ orderId: null, values: fields },
    };
  await handOver(context, paise);
  return { ok: true, message: words.handedOver };
}
