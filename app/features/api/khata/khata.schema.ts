import * as v from "valibot";
import { Rupees, Time } from "#app/features/api/call/shapes.schema.ts";
import { entryKinds, entryMethods } from "#app/values/khata.ts";

export const EntryJson = v.object({
  _id: v.string(),
  kind: v.picklist(entryKinds),
  amount: v.pipe(v.number(), v.description("Rupees: given is positive, got negative")),
  balance: v.pipe(v.number(), v.description("Rupees owed after it")),
  orderId: v.nullable(v.string()),
  method: v.nullable(v.picklist(entryMethods)),
  reference: v.string(),
  text: v.optional(v.pipe(v.string(), v.description("What was given, without an order"))),
  createdAt: Time,
});

/** Entries oldest first; of a longer book the newest thousand. */
export const KhataJson = v.object({
  balance: v.pipe(v.number(), v.description("Rupees owed; below zero the shop owes")),
  limit: Rupees,
  entries: v.array(EntryJson),
});

/** Of somebody without an account. */
export const PersonJson = v.object({
  _id: v.string(),
  name: v.string(),
  phoneNo: v.string(),
  balance: v.pipe(v.number(), v.description("Rupees owed")),
  limit: Rupees,
});

export const LinkJson = v.object({ url: v.string() });
