import * as v from "valibot";

/** What an admin received at the door; `reference` are the last digits of the UPI reference. */
export const PayBody = v.looseObject({
  method: v.optional(v.string()),
  reference: v.optional(v.string()),
});
