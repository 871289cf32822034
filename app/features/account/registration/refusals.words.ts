import { counted } from "#app/values/language.ts";

export const words = {
  enterPhone: "Please enter a valid 10-digit phone number.",
  enterName: "Please enter your name.",
  enterCode: "Please enter the 6 digits of the OTP.",
  wrongCode: (left: number) =>
    left === 0
      ? "That code is wrong. Ask for a new one below."
      : counted("en", left, {
          one: "That code is wrong. 1 try left.",
          other: `That code is wrong. ${left} tries left.`,
        }),
  passwordsDiffer: "Passwords do not match",
  alreadyRegistered: "This phone number is already registered.",
  codeSent: "OTP sent successfully!",
  waitSeconds: (count: number) =>
    counted("en", count, {
      one: `Too many OTPs were asked for. Please try again in ${count} second.`,
      other: `Too many OTPs were asked for. Please try again in ${count} seconds.`,
    }),
  waitMinutes: (count: number) =>
    counted("en", count, {
      one: `Too many OTPs were asked for. Please try again in ${count} minute.`,
      other: `Too many OTPs were asked for. Please try again in ${count} minutes.`,
    }),
  waitHours: (count: number) =>
    counted("en", count, {
      one: `Too many OTPs were asked for. Please try again in ${count} hour.`,
      other: `Too many OTPs were asked for. Please try again in ${count} hours.`,
    }),
  verifyFirst: "Verify your phone number first.",
  passwordIsReset: "Password reset successfully",
};
