import * as v from "valibot";
import { botCheckField } from "#app/platform/adapters/bot-check.server.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import {
  choosePasswordMessage,
  hasPasswordLength,
  longestName,
  nameTooLongMessage,
} from "#app/values/limits.ts";
import { words } from "./refusals.words.ts";

const text = v.optional(v.string(), "");

/** 10 digits, or 12 starting 91; goes on as 10. */
export const PhoneNoSchema = v.pipe(
  text,
  v.transform(parsePhoneWithCountry),
  v.string(() => words.enterPhone),
);

export const NameSchema = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
  v.minLength(1, () => words.enterName),
  v.maxLength(longestName, nameTooLongMessage),
);

export const CodeSchema = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s/g, "")),
  v.regex(/^[0-9]{6}$/, () => words.enterCode),
);

export const NewPasswordSchema = v.pipe(text, v.check(hasPasswordLength, choosePasswordMessage));

export const ResetPhoneFormSchema = v.object({ phoneNo: PhoneNoSchema, [botCheckField]: text });
export const RegisterPhoneFormSchema = v.object({
  name: NameSchema,
  ...ResetPhoneFormSchema.entries,
});
export const CodeFormSchema = v.object({ code: CodeSchema });
export const PasswordFormSchema = v.pipe(
  v.object({ password: NewPasswordSchema, confirmPassword: text }),
  v.forward(
    v.partialCheck(
      [["password"], ["confirmPassword"]],
      ({ password, confirmPassword }) => password === confirmPassword,
      () => words.passwordsDiffer,
    ),
    ["confirmPassword"],
  ),
);
