import { counted } from "#app/values/language.ts";
export const words = {
  confirmFirst: "Confirm your password first.",
  enterPassword: "Please enter your password.",
  notYourPassword: "This is not your password.",
  enterPhone: "Please enter a valid 10-digit phone number.",
  passwordTooLong: (most: number) => `A password has at most ${most} characters.`,
  wrong: "Invalid phone number or password",
  tooMany: (minutes: number) =>
    counted("en", minutes, {
      one: "Too many failed attempts. Please try again in a minute.",
      other: `Too many failed attempts. Please try again in ${minutes} minutes.`,
    }),
};
