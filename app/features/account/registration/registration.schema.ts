import * as v from "valibot";
import { botCheckField } from "#app/platform/adapters/bot-check.server.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import {
  choosePasswordMessage,
  isPassword,
  longestName,
  nameTooLongMessage,
} from "#app/values/limits.ts";

const text = v.optional(v.string(), "");

/** 10 digits, or 12 starting 91; goes on as 10. */
export const PhoneNoSchema = v.pipe(
  text,
  v.transform(parsePhoneWithCountry),
  v.string("Please enter a valid 10-digit phone number."),
);

export const NameSchema = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
  v.minLength(1, "Please enter your name."),
  v.maxLength(longestName, nameTooLongMessage),
);

export const CodeSchema = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s/g, "")),
  v.regex(/^[0-9]{6}$/, "Please enter the 6 digits of the OTP."),
);

export const NewPasswordSchema = v.pipe(text, v.check(isPassword, choosePasswordMessage));

export const ResetPhoneForm = v.object({ phoneNo: PhoneNoSchema, [botCheckField]: text });
export const RegisterPhoneForm = v.object({ name: NameSchema, ...ResetPhoneForm.entries });
export const CodeForm = v.object({ code: CodeSchema });
export const PasswordForm = v.pipe(
  v.object({ password: NewPasswordSchema, confirmPassword: text }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmPassword"]],
      ({ password, confirmPassword }) => password === confirmPassword,
      "Passwords do not match",
    ),
    ["confirmPassword"],
  ),
);
