import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { words } from "./words.ts";

/**
 * Says 'Loading...' while its form's POST to `action` is on the way, and can't be pressed twice
 * then.
 */
export function SubmitButton({ action, children }: { action: string; children: ReactNode }) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction?.split("?")[0] === action;
  return (
    <button type="submit" className="button w-full" disabled={isBusy}>
      {isBusy ? words.loading : children}
    </button>
  );
}
