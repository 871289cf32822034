// A code is sent and tried under the same limits as on the pages, and tells nothing about who is a
// customer.
import { sendCode } from "#app/features/account/registration/codes/send-code.server.ts";
import { verifyCode } from "#app/features/account/registration/codes/verify-code.server.ts";
import {
  botCheckField,
  isPerson,
  notAPersonMessage,
} from "#app/platform/adapters/bot-check.server.ts";
import {
  answer,
  defineCall,
  refuse,
  refuseField,
  refuseTooMany,
} from "#app/features/api/call/call.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import { SendCodeBody, VerifiedJson, VerifyCodeBody } from "./account.schema.ts";

const sendCodeCall = defineCall({
  method: "POST",
  path: "/api/otp/send",
  auth: "anyone",
  summary:
    "Send a one-time code by SMS: three an hour to a phone and twenty from an address, more with a token of the bot check",
  body: SendCodeBody,
  answer: Message,
  refusals: [424, 429],
  example: { body: { phoneNo: "9000000021", purpose: "register" } },
  async handle({ request, context, body: { phoneNo: phone, purpose, [botCheckField]: token } }) {
    if (token && !(await isPerson(context, request, { token, action: "otp" })))
      return refuseField(400, botCheckField, notAPersonMessage());
    const sent = await sendCode(context, { phone, purpose }, { isStrict: !token });
    if (sent.ok) return answer({ message: "OTP sent successfully!" });
    if (sent.reason === "too-many")
      return refuseTooMany("No more codes for now. Please try again later.", sent.waitSeconds);
    return refuse(424, "The message could not be sent. Please try again.");
  },
});

const verifyCodeCall = defineCall({
  method: "POST",
  path: "/api/otp/verify",
  auth: "anyone",
  summary: "Prove a phone with its code: the token is good for 10 minutes and one use",
  body: VerifyCodeBody,
  answer: VerifiedJson,
  example: { body: { phoneNo: "9000000021", code: "123456", purpose: "register" } },
  async handle({ context, body: { phoneNo: phone, purpose, code } }) {
    const verified = await verifyCode(context, { phone, purpose }, { code });
    return verified.ok
      ? answer({ verificationToken: verified.proof })
      : refuseField(400, "code", "This OTP is wrong or has expired.");
  },
});

export const otpCalls = [sendCodeCall, verifyCodeCall];
