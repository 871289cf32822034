import { Form, useLoaderData } from "@remix-run/react";
import { counterCommandPath, counterPath } from "#app/addresses/side-paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { listToDispatch } from "./list-to-dispatch.server.ts";
import { words } from "./words.ts";

/** A paper that is issued never changes: so many at once are asked for first. */
export function AskToDispatch() {
  const { orders, duePaise } = useLoaderData<typeof listToDispatch>();
  const action = counterCommandPath("dispatch");
  return (
    <AdminPage title={words.dispatchThese(orders.length)} narrow>
      <p className="mb-2">{orders.map(({ short }) => short).join(", ")}</p>
      <p className="mb-4">
        {duePaise === null
          ? words.papersIssuedAlone(orders.length)
          : words.papersIssued(orders.length, formatPaise(duePaise))}
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="orders" value={orders.map(({ id }) => id).join()} />
        <div className="choices">
          <SubmitButton action={action}>{words.dispatch}</SubmitButton>
          <a href={counterPath} className="button button-plain">
            {counter.toCounter}
          </a>
        </div>
      </Form>
    </AdminPage>
  );
}
