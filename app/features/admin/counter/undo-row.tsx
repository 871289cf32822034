import { Form, Link } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { addReferencePath } from "#app/addresses/side-paths.ts";
import { counterGroups } from "#app/features/orders/counter/counter-steps.ts";
import type { StepDone } from "#app/features/orders/counter/list-counter.server.ts";
import { words } from "./words.ts";

/** Stands where the order stood. */
export function UndoRow({ done }: { done: StepDone }) {
  const { id, short, step } = done;
  const isUpi = step === "cash" && !done.isCash;
  return (
    <Form method="post" action={orderStepPath(id, "undo")} className="undo" preventScrollReset>
      <input type="hidden" name="at" value="counter" />
      <input type="hidden" name="step" value={takenBack(done)} />
      <span>
        <span role="status">
          <b>{short}</b> {saidOf(done)}
        </span>{" "}
        {isUpi ? (
          <Link to={addReferencePath(id)} className="link inline-block min-h-11 content-center">
            {words.addReference}
          </Link>
        ) : null}
      </span>
      <button type="submit" className="button button-plain">
        {words.undo}
      </button>
    </Form>
  );
}

/** The steps, the newest first. */
function takenBack({ step, isMoneyAlone }: StepDone): string {
  return step === "cash" && !isMoneyAlone ? "cash deliver" : step;
}

function saidOf({ step, isCash }: StepDone) {
  if (step === "khata") return words.deliveredOnKhata;
  if (step === "cash") return isCash ? words.deliveredWithCash : words.deliveredWithUpi;
  return counterGroups().find((group) => group.step === step)?.done;
}
