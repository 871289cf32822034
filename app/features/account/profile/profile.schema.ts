import * as v from "valibot";
import { postalCodeMessage } from "#app/values/address.ts";
import {
  addressPartTooLongMessage,
  choosePasswordMessage,
  hasPasswordLength,
  longestAddressPart,
  longestName,
  nameTooLongMessage,
} from "#app/values/limits.ts";
import { words } from "./refusals.words.ts";

const text = v.optional(v.string(), "");
const line = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
);
const addressPart = v.pipe(line, v.maxLength(longestAddressPart, addressPartTooLongMessage));
/** What a look-up that found no code fills in: kept, and asked for again at checkout. */
const unknownPostalCode = "Unknown Postal Code";
const isPostalCode = (code: string) =>
  code === "" || code === unknownPostalCode || /^[1-9]\d{5}$/.test(code);
const isNewPassword = (password: string) => password === "" || hasPasswordLength(password);

/**
 * The phone is not among them: a profile's own can't be changed. An empty password changes nothing.
 */
export const ProfileSchema = v.pipe(
  v.object({
    name: v.pipe(
      line,
      v.minLength(1, () => words.enterName),
      v.maxLength(longestName, nameTooLongMessage),
    ),
    street: addressPart,
    city: addressPart,
    postalCode: v.pipe(
      text,
      v.transform((typed) =>
        typed.trim() === unknownPostalCode ? unknownPostalCode : typed.replace(/\s/g, ""),
      ),
      v.check(isPostalCode, postalCodeMessage),
    ),
    password: v.pipe(text, v.check(isNewPassword, choosePasswordMessage)),
    confirmPassword: text,
    /** Asked for when it was given too long ago. */
    currentPassword: text,
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmPassword"]],
      ({ password, confirmPassword }) => password === confirmPassword,
      () => words.passwordsDiffer,
    ),
    ["confirmPassword"],
  ),
);

export type ProfileUpdate = v.InferOutput<typeof ProfileSchema>;
