import * as v from "valibot";
import type { RunCommand } from "#app/addresses/paths.ts";
import { UpiReceivedSchema } from "#app/features/orders/collect/upi.schema.ts";
import { deliverDrop } from "#app/features/orders/run/deliver-drop.server.ts";
import { getTakenFor } from "#app/features/orders/run/read-run.server.ts";
import { handOver } from "#app/features/orders/run/hand-over.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { shortOf } from "#app/values/identifier.ts";
import { type Paise, formatPaise, parseRupees } from "#app/values/money.ts";
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
/** `isApart`: what is booked is not what the page said was to be taken. */
export type AnsweredRun = { ok: true; message: string; isApart: boolean } | RefusedRun;

/** What the forms of a rider's page do. */
export function answerRun(
  context: RequestContext,
  rider: Customer,
  { command, fields }: { command: RunCommand; fields: Fields },
): Promise<AnsweredRun> {
  return command === "deliver" ? deliver(context, rider, fields) : handIn(context, fields);
}

type Refusal = { status: number; message: string; field?: string };

/** The code that was typed is not sent back: nobody's phone is told one. */
export function refusedTap({ orderId = "", reference = "" }: Fields, why: Refusal): RefusedRun {
  return { ok: false, field: "code", ...why, orderId, values: { reference } };
}

async function deliver(
  context: RequestContext,
  rider: Customer,
  fields: Fields,
): Promise<AnsweredRun> {
  const { orderId = "", code = "", method = "", reference = "", due = "" } = fields;
  const read = v.safeParse(UpiReceivedSchema, { reference: latinDigits(reference) });
  if (!read.success)
    return refusedTap(fields, {
      ...{ status: 400, message: read.issues[0].message, field: "reference" },
    });
  const outcome = await deliverDrop(
    context,
    { riderId: rider.id, orderId },
    {
      doorCode: latinDigits(code),
      method: method === "cash" || method === "upi" ? method : undefined,
      reference: read.output.reference,
    },
  );
  if (!outcome.ok)
    return refusedTap(
      fields,
      outcome.status === 404
        ? { status: 404, message: words.notOnRun, field: "" }
        : { status: outcome.status, message: outcome.message },
    );
  const bookedPaise = await getTakenFor(context, { riderId: rider.id, orderId });
  const short = shortOf(orderId);
  return /^\d{1,9}$/.test(due) && Number(due) !== bookedPaise
    ? { ok: true, isApart: true, message: words.bookedOtherwise(short, ...shown(due, bookedPaise)) }
    : { ok: true, isApart: false, message: words.done(short) };
}

const shown = (due: string, bookedPaise: Paise): [string, string] => [
  formatPaise(Number(due)),
  formatPaise(bookedPaise),
];

async function handIn(context: RequestContext, fields: Fields): Promise<AnsweredRun> {
  const paise = parseRupees(latinDigits(fields.amount ?? ""));
  if (paise === null)
    return {
      ...{ ok: false, status: 400, message: words.enterAmount, field: "amount" },
      ...{ orderId: null, values: fields },
    };
  await handOver(context, paise);
  return { ok: true, isApart: false, message: words.handedOver };
}
