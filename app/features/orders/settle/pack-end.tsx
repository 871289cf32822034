import type { ReactNode } from "react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { counterPath } from "#app/addresses/side-paths.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** One card, a row each. */
export function LinesToPack({ children }: { children: ReactNode }) {
  return (
    <section className="panel px-3 py-1" aria-label={orders.items}>
      <p aria-hidden="true" className="flex justify-between gap-3 py-2 text-sm text-stone">
        <span>{orders.items}</span> <span>{words.packed}</span>
      </p>
      {children}
    </section>
  );
}

type PackEndProps = {
  id: string;
  /** Null as long as something is wrong. */
  paise: Paise | null;
  isAtCounter: boolean;
};

/** What it comes to now, and the one button. */
export function PackEnd({ id, paise, isAtCounter }: PackEndProps) {
  return (
    <div>
      {paise === null ? null : (
        <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          {words.newTotal} <output className="money text-lg">{formatPaise(paise)}</output>
        </p>
      )}
      <SubmitButton action={orderStepPath(id, "settle")}>{words.packed}</SubmitButton>
      <a
        href={isAtCounter ? counterPath : orderPath(id)}
        className="button button-plain mt-2 w-full"
      >
        {isAtCounter ? orders.backToCounter : orders.backToOrder}
      </a>
    </div>
  );
}
