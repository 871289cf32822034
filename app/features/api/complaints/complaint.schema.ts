import * as v from "valibot";
import { MaybeTime, Rupees, Time } from "#app/features/api/call/shapes.schema.ts";
import { complaintReasons, complaintStates, settlements } from "#app/values/complaints.ts";

const Line = v.object({
  financialId: v.string(),
  name: v.string(),
  brand: v.string(),
  quantity: v.number(),
  units: v.string(),
  qty: v.number(),
});

export const ComplaintJson = v.object({
  number: v.string(),
  state: v.picklist(complaintStates),
  acknowledgeBy: v.pipe(Time, v.description("48 hours after it was sent")),
  resolveBy: v.pipe(Time, v.description("A month after it was sent")),
  createdAt: Time,
  acknowledgedAt: MaybeTime,
  resolvedAt: MaybeTime,
  orderId: v.nullable(v.string()),
  user: v.object({ name: v.string(), phoneNo: v.string() }),
  reason: v.picklist(complaintReasons),
  text: v.string(),
  lines: v.array(Line),
  picture: v.nullable(v.string()),
  resolution: v.nullable(
    v.object({
      by: v.picklist(settlements),
      text: v.string(),
      amount: v.pipe(Rupees, v.description("What was given back")),
      orderId: v.pipe(v.nullable(v.string()), v.description("The order that is sent again")),
    }),
  ),
});

export const ComplaintsJson = v.object({ complaints: v.array(ComplaintJson) });

export const ComplaintsQuery = v.object({
  state: v.optional(v.fallback(v.optional(v.picklist(complaintStates)), undefined)),
});

export const PictureJson = v.object({ picture: v.string() });
