import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type OrderCommand, orderStepPath } from "#app/addresses/paths.ts";
import { words as ui } from "#app/ui/words.ts";

/** Where the admin came from. */
export function BackField({ back }: { back: string }) {
  return back ? <input type="hidden" name="back" value={back} /> : null;
}

export const bigButton = "button min-h-14 w-full text-lg";
export const plainButton = "button button-plain w-full";

type OrderStepProps = {
  orderId: string;
  step: OrderCommand;
  /** Where the admin came from, as every step leads here again. */
  back: string;
  label: string;
  look?: string;
  /** Fields above the button. */
  children?: ReactNode;
};

/** The button that takes a step. */
export function OrderStep({
  orderId,
  step,
  back,
  label,
  look = bigButton,
  children,
}: OrderStepProps) {
  const action = orderStepPath(orderId, step);
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action}>
      <BackField back={back} />
      {children}
      <button type="submit" className={look} disabled={isBusy}>
        {isBusy ? ui.loading : label}
      </button>
    </Form>
  );
}
