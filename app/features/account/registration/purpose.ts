import {
  registerCodePath,
  registerPasswordPath,
  registerPath,
  resetCodePath,
  resetPasswordPath,
  resetPath,
} from "#app/addresses/paths.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { words } from "./words.ts";

/** What a phone is verified for; a proof for the one is none for the other. */
export type Purpose = "register" | "reset";
export type Step = "phone" | "code" | "password";

const paths: Record<Purpose, Record<Step, string>> = {
  register: { phone: registerPath, code: registerCodePath, password: registerPasswordPath },
  reset: {
    phone: resetPath,
    code: resetCodePath,
    password: resetPasswordPath,
  },
};

export function purposeOf({ pathname }: { pathname: string }): Purpose {
  return pathname.startsWith(registerPath) ? "register" : "reset";
}

export function purposeTitle(purpose: Purpose): string {
  return purpose === "register" ? words.register : words.forgotPassword;
}

/** The address of a step, which carries where all of them lead. */
export function stepAddress(purpose: Purpose, step: Step, target: string): string {
  return withRedirect(paths[purpose][step], target);
}
