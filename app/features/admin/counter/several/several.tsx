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

type Command = { action: string; label: string; posts?: true; isList?: true; right?: Right };

const print = () => ({ action: printSeveralPath, label: words.print, right: "till" as const });
const pick = () => ({ action: pickSeveralPath, label: words.pickingList, isList: true as const });
const sheet = () => ({
  action: deliverySheetPath,
  label: words.deliverySheet,
  isList: true as const,
});
const commands = (): Record<CounterStep, Command[]> => ({
  accept: [
    { action: counterCommandPath("accept"), label: words.accept, posts: true },
    pick(),
    print(),
  ],
  pack: [pick(), print()],
  dispatch: [{ action: counterCommandPath("dispatch"), label: words.dispatch }, sheet(), print()],
  deliver: [sheet(), print()],
});

/** What can be done with the ticked orders of a group, or with all of them when none is ticked. */
export function Several({ step, orders }: { step: CounterStep; orders: CounterOrder[] }) {
  const role = useRole();
  if (orders.length === 0) return null;
  const all = orders.slice(0, mostAtOnce);
  const isCut = orders.length > mostAtOnce;
  const allText = isCut ? words.first(mostAtOnce) : words.all;
  return (
    <Form id={severalForm(step)} method="post" className="several" preventScrollReset>
      <input type="hidden" name="all" value={all.map(({ id }) => id).join()} />
      {commands()
        [step].filter(({ right = "counter" }) => may(role, right))
        .map(({ action, label, posts, isList }) => (
          <button
            key={label}
            type="submit"
            className="button button-plain"
            formMethod={posts ? "post" : "get"}
            formAction={action}
          >
            <Filled
              text={isList ? words.listOf : words.doneWith}
              label={label}
              which={<Which all={isList && !isCut ? "" : allText} />}
            />
          </button>
        ))}
    </Form>
  );
}

/** All of a group, until some are ticked. */
function Which({ all }: { all: string }) {
  return (
    <>
      {all ? <span className="of-all">{all}</span> : null}
      <span className="of-ticked">{words.ticked}</span>
    </>
  );
}
