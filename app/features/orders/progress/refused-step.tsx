import { useActionData, useParams } from "@remix-run/react";
import { orderPath } from "#app/addresses/paths.ts";
import { counterPath, khataOfPath, taxOfOrderPath } from "#app/addresses/side-paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { words as order } from "#app/features/orders/words.ts";
import type { RefusedStep } from "./step-outcome.ts";
import { words } from "./words.ts";

/** Why a step of an order could not be taken, and the way back to it. */
export function RefusedStepPage() {
  const refused = useActionData<RefusedStep & { back?: string | null }>();
  const back = refused?.back ?? null;
  const { id = "" } = useParams();
  return (
    <Page title={words.notPossible} narrow>
      {refused ? <Alert>{refused.message}</Alert> : null}
      {refused?.reason === "stock-gone" ? (
        <ul className="mb-4 list-disc pl-5">
          {refused.missing.map(({ title, qty, left }) => (
            <li key={title}>{words.missing(title, qty, left)}</li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {refused?.reason === "no-tax-class" ? (
          <a href={taxOfOrderPath(id, back !== null)} className="button">
            {words.setTaxClass}
          </a>
        ) : null}
        {refused?.reason === "over-limit" ? (
          <a href={khataOfPath(refused.holderId)} className="button">
            {words.seeKhata}
          </a>
        ) : null}
        {back ? (
          <a href={back} className="button">
            {back === counterPath ? order.backToCounter : order.backToSheet}
          </a>
        ) : null}
        <a href={orderPath(id)} className={`button ${back ? "button-plain" : ""}`}>
          {order.backToOrder}
        </a>
      </div>
    </Page>
  );
}
