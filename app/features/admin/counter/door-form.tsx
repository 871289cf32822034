import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { counterGroups } from "#app/features/orders/counter/counter-steps.ts";
import type { CounterOrder } from "#app/features/orders/counter/list-counter.server.ts";
import { words } from "./words.ts";

type DoorFormProps = {
  order: Pick<CounterOrder, "id" | "short" | "canOwe">;
  /** Where the step leads to: the counter, or a delivery sheet. */
  at?: string;
  /** Before the ways to pay. */
  children?: ReactNode;
};

/** One tap takes the money, however it is paid, and delivers; the last delivers without. */
export function DoorForm({
  order: { id, short, canOwe },
  at = "counter",
  children,
}: DoorFormProps) {
  const { formAction } = useNavigation();
  const isBusy = formAction?.startsWith(orderStepPath(id, "deliver")) ?? false;
  const ways = [
    ["deliver-cash", words.cash],
    ["deliver-upi", words.upi],
    ...(canOwe ? ([["deliver-khata", words.khata]] as const) : []),
  ] as const;
  return (
    <Form method="post" className="door" preventScrollReset>
      <input type="hidden" name="at" value={at} />
      <p id={`paid-${short}`}>{words.deliveredPaidBy}</p>
      {children}
      {ways.map(([step, label]) => (
        <button
          key={step}
          type="submit"
          formAction={orderStepPath(id, step)}
          className="button"
          aria-describedby={`paid-${short}`}
          disabled={isBusy}
        >
          {label}
        </button>
      ))}
      <button
        type="submit"
        formAction={orderStepPath(id, "deliver")}
        className="button button-plain alone"
        aria-describedby={`unpaid-${short}`}
        disabled={isBusy}
      >
        {counterGroups().find(({ step }) => step === "deliver")?.button}
        <span id={`unpaid-${short}`} aria-hidden="true">
          , {words.withoutMoney}
        </span>
      </button>
    </Form>
  );
}
