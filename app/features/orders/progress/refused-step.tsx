import { useActionData, useParams } from "@remix-run/react";
import { orderPath } from "#app/addresses.ts";
import { counterPath } from "#app/admin-addresses.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import type { RefusedStep } from "./step-outcome.ts";

/** Why a step of an order could not be taken, and the way back to it. */
export function RefusedStepPage() {
  const refused = useActionData<RefusedStep & { isAtCounter?: boolean }>();
  const { id = "" } = useParams();
  return (
    <Page title="Not possible now" narrow>
      {refused ? <Alert>{refused.message}</Alert> : null}
      {refused?.reason === "stock-gone" ? (
        <ul className="mb-4 list-disc pl-5">
          {refused.missing.map(({ title, qty, left }) => (
            <li key={title}>
              {title}: {qty} ordered, {left} left
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {refused?.isAtCounter ? (
          <a href={counterPath} className="button">
            Back to the counter
          </a>
        ) : null}
        <a href={orderPath(id)} className={`button ${refused?.isAtCounter ? "button-plain" : ""}`}>
          Back to the order
        </a>
      </div>
    </Page>
  );
}
