import * as v from "valibot";

const message = "Please enter 4 to 12 digits of the UPI reference.";

export const UpiReference = v.pipe(
  v.string(message),
  v.transform((text) => text.replace(/\s/g, "")),
  v.regex(/^\d{4,12}$/, message),
);

export const UpiReceivedSchema = v.object({ reference: UpiReference });
