// Signing in, registering and resetting are the pages' own commands: their limits and proofs hold
// here too.
import { registerCustomer } from "#app/features/account/registration/register/register-customer.server.ts";
import { resetPassword } from "#app/features/account/registration/reset/reset-password.server.ts";
import { endSession } from "#app/features/session/session.server.ts";
import { checkCredentials } from "#app/features/session/sign-in.server.ts";
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseTooMany,
} from "#app/features/api/call/call.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import { RegisterBody, ResetBody, ResetJson, SignInBody, SignedInJson } from "./account.schema.ts";
import { signInJson } from "./signed-in.server.ts";

const unproven = refuse(403, "Verify your phone number first.");
const wrong: ApiAnswer = {
  ...refuse(401, "Invalid phone number or password"),
  headers: { "WWW-Authenticate": "Bearer" },
};
const gone = refuse(404, "This account does not exist any more.");

const signInCall = defineCall({
  method: "POST",
  path: "/api/users/auth",
  auth: "anyone",
  summary: "Log in",
  body: SignInBody,
  answer: SignedInJson,
  refusals: [401, 429],
  example: { body: { phoneNo: "9000000002", password: "Customer@12345" } },
  async handle(asked) {
    const { phoneNo: phone, password } = asked.body;
    const checked = await checkCredentials(asked.context, { phone, password });
    if (!checked.ok && checked.reason === "too-many") {
      return refuseTooMany(
        "Too many failed attempts. Please try again later.",
        checked.waitSeconds,
      );
    }
    const signedIn = checked.ok ? await signInJson(asked, checked) : null;
    return signedIn ? answer(signedIn) : wrong;
  },
});

const registerCall = defineCall({
  method: "POST",
  path: "/api/users",
  auth: "anyone",
  summary: "Register, with the proof of the phone",
  body: RegisterBody,
  answer: SignedInJson,
  status: 201,
  refusals: [403, 409],
  example: {
    body: {
      name: "Asha",
      phoneNo: "9000000021",
      password: "Monsoon-2026",
      verificationToken: "from /api/otp/verify",
    },
  },
  async handle(asked) {
    const { name, phoneNo: phone, password, verificationToken: token } = asked.body;
    const registered = await registerCustomer(asked.context, { name, phone, password, token });
    if (!registered.ok)
      return registered.reason === "unproven"
        ? unproven
        : refuse(409, "This phone number is already registered.");
    const signedIn = await signInJson(asked, registered);
    return signedIn ? answer(signedIn, 201) : gone;
  },
});

const resetCall = defineCall({
  method: "POST",
  path: "/api/users/forgot-password",
  auth: "anyone",
  summary: "Set a new password, with the proof of the phone; every other session ends",
  body: ResetBody,
  answer: ResetJson,
  refusals: [403],
  example: {
    body: {
      phoneNo: "9000000022",
      password: "Monsoon-2026",
      verificationToken: "from /api/otp/verify",
    },
  },
  async handle(asked) {
    const { phoneNo: phone, password, verificationToken: token } = asked.body;
    const reset = await resetPassword(asked.context, { phone, password, token });
    if (!reset.ok) return unproven;
    const signedIn = await signInJson(asked, reset);
    return signedIn ? answer({ message: "Password reset successfully", ...signedIn }) : gone;
  },
});

const logOutCall = defineCall({
  method: "POST",
  path: "/api/users/logout",
  auth: "customer",
  summary: "Log out: the token is worth nothing afterwards",
  answer: Message,
  example: {},
  async handle({ context }) {
    await endSession(context);
    return answer({ message: "You are logged out." });
  },
});

export const accountCalls = [signInCall, registerCall, resetCall, logOutCall];
