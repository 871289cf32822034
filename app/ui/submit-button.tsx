import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { words } from "./words.ts";

type SubmitButtonProps = {
  action: string;
  /** Of the form, where it stands outside of it. */
  form?: string;
  look?: string;
  children: ReactNode;
};

/**
 * Says 'Loading...' while its form's POST to `action` is on the way, and can't be pressed twice
 * then.
 */
export function SubmitButton({
  action,
  form,
  look = "button w-full",
  children,
}: SubmitButtonProps) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction?.split("?")[0] === action;
  return (
    <button type="submit" form={form} className={look} disabled={isBusy}>
      {isBusy ? words.loading : children}
    </button>
  );
}
