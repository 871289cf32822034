import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

type CommandFormProps = {
  action: string;
  label: ReactNode;
  busyLabel: string;
  className?: string;
};

/**
 * One button that commands; it says so while its POST is on the way, and can't be pressed twice
 * then.
 */
export function CommandForm({
  action,
  label,
  busyLabel,
  className = "button w-full",
}: CommandFormProps) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === action;
  return (
    <Form method="post" action={action}>
      <button type="submit" className={className} disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </Form>
  );
}
