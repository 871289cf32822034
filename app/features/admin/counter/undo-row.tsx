import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { counterGroups } from "#app/features/orders/counter/counter-steps.ts";
import type { DoneStep } from "#app/features/orders/counter/list-counter.server.ts";
import { words } from "./words.ts";

/** Stands where the order stood. */
export function UndoRow({ done: { id, short, step } }: { done: DoneStep }) {
  const isCash = step === "cash";
  const word = counterGroups().find((group) => group.step === step)?.done;
  return (
    <Form method="post" action={orderStepPath(id, "undo")} className="undo" preventScrollReset>
      <input type="hidden" name="at" value="counter" />
      <input type="hidden" name="step" value={isCash ? "cash deliver" : step} />
      <span role="status">
        <b>{short}</b> {isCash ? words.deliveredWithCash : word}
      </span>
      <button type="submit" className="button button-plain">
        {words.undo}
      </button>
    </Form>
  );
}
