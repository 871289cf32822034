import * as v from "valibot";
import { isPhone } from "#app/values/phone.ts";
import { passwordLength } from "#app/values/limits.ts";
import { words } from "./words.ts";

const text = v.optional(v.string(), "");

export const SignInSchema = v.object({
  phoneNo: v.pipe(
    text,
    v.check(isPhone, () => words.enterPhone),
  ),
  password: v.pipe(
    text,
    v.minLength(1, () => words.enterPassword),
    v.maxLength(passwordLength.most, () => words.passwordTooLong(passwordLength.most)),
  ),
});
