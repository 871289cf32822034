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
  createdAt: Time,
});

/** Entries oldest first; of a longer book the newest thousand. */
export const KhataJson = v.object({
  balance: v.pipe(v.number(), v.description("Rupees owed; below zero the shop owes")),
  limit: Rupees,
  entries: v.array(EntryJson),
});
