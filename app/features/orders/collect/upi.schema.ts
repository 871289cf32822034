import * as v from "valibot";
import { words } from "./words.ts";

const message = () => words.enterDigits;

export const UpiReference = v.pipe(
  v.string(message),
  v.transform((text) => text.replace(/\s/g, "")),
  v.regex(/^\d{4,12}$/, message),
);

export const UpiReceivedSchema = v.object({ reference: UpiReference });
