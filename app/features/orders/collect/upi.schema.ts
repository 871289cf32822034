import * as v from "valibot";
import { words } from "./words.ts";

const message = () => words.enterDigits;

const UpiReference = v.pipe(
  v.string(message),
  v.transform((text) => text.replace(/\s/g, "")),
  v.regex(/^\d{4,12}$/, message),
);

/** The digits can follow later. */
export const UpiReceivedSchema = v.object({
  reference: v.union([v.pipe(v.string(), v.trim(), v.literal("")), UpiReference], message),
});
