import * as v from "valibot";
import { isPhone } from "#app/values/phone.ts";
import { passwordLength } from "#app/values/limits.ts";

const text = v.optional(v.string(), "");

export const SignInSchema = v.object({
  phoneNo: v.pipe(text, v.check(isPhone, "Please enter a valid 10-digit phone number.")),
  password: v.pipe(
    text,
    v.minLength(1, "Please enter your password."),
    v.maxLength(passwordLength.most, `A password has at most ${passwordLength.most} characters.`),
  ),
});
