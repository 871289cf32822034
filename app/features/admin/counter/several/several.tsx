import { Form } from "@remix-run/react";
import {
  counterCommandPath,
  deliverySheetPath,
  pickSeveralPath,
  printSeveralPath,
} from "#app/addresses/side-paths.ts";
import { mostAtOnce } from "#app/features/orders/counter/chosen-orders.ts";
import type { CounterStep } from "#app/features/orders/counter/counter-steps.ts";
import type { CounterOrder } from "#app/features/orders/counter/list-counter.server.ts";
import { useRole } from "#app/features/admin/frame/use-role.ts";
import { type Right, may } from "#app/values/roles.ts";
import { severalForm } from "./several-form.ts";
import { words } from "./words.ts";
import { Filled } from "#app/ui/filled.tsx";

type Command = { action: string; label: string; posts?: true; right?: Right };

const print = () => ({ action: printSeveralPath, label: words.print, right: "till" as const });
const pick = () => ({ action: pickSeveralPath, label: words.pick });
const commands = (): Record<CounterStep, Command[]> => ({
  accept: [
    { action: counterCommandPath("accept"), label: words.accept, posts: true },
    pick(),
    print(),
  ],
  pack: [pick(), print()],
  dispatch: [
    { action: counterCommandPath("dispatch"), label: words.dispatch },
    { action: deliverySheetPath, label: words.sheet },
    print(),
  ],
  deliver: [{ action: deliverySheetPath, label: words.sheet }, print()],
});

/** What can be done with the ticked orders of a group, or with all of them when none is ticked. */
export function Several({ step, orders }: { step: CounterStep; orders: CounterOrder[] }) {
  const role = useRole();
  if (orders.length === 0) return null;
  const all = orders.slice(0, mostAtOnce);
  const allText = orders.length > mostAtOnce ? words.first(mostAtOnce) : words.all;
  return (
    <Form id={severalForm(step)} method="post" className="several" preventScrollReset>
      <input type="hidden" name="all" value={all.map(({ id }) => id).join()} />
      {commands()
        [step].filter(({ right = "counter" }) => may(role, right))
        .map(({ action, label, posts }) => (
          <button
            key={label}
            type="submit"
            className="button button-plain"
            formMethod={posts ? "post" : "get"}
            formAction={action}
          >
            <Filled
              text={words.doneWith}
              label={label}
              which={
                <>
                  <span className="of-all">{allText}</span>
                  <span className="of-ticked">{words.ticked}</span>
                </>
              }
            />
          </button>
        ))}
    </Form>
  );
}
