import type { ReactNode } from "react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { words as invoice } from "#app/features/orders/invoice/words.ts";
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
  /** Whether it is paid in whole rupees. */
  isRounded: boolean;
};

/** What it comes to now, and the one button. */
export function PackEnd({ id, paise, isRounded }: PackEndProps) {
  return (
    <div className="save-bar">
      {paise === null ? null : <PackedSum paise={paise} isRounded={isRounded} />}
      <SubmitButton action={orderStepPath(id, "settle")}>{words.packed}</SubmitButton>
    </div>
  );
}

const row = "flex flex-wrap items-baseline justify-between gap-x-3";

/** As the order's page says it once it is packed. */
function PackedSum({ paise, isRounded }: { paise: Paise; isRounded: boolean }) {
  const rounded = isRounded ? Math.floor((paise + 50) / 100) * 100 : paise;
  const sum = (
    <p className={`flex-[1_1_9rem] font-semibold lg:mb-3 ${row}`}>
      {rounded === paise ? words.newTotal : invoice.amountToPay}{" "}
      <output className="money text-lg">{formatPaise(rounded)}</output>
    </p>
  );
  if (rounded === paise) return sum;
  return (
    <div className="flex-[1_1_9rem]">
      <p className={`text-sm ${row}`}>
        {words.newTotal} <span className="money">{formatPaise(paise)}</span>
      </p>
      <p className={`mb-1 text-sm ${row}`}>
        {invoice.roundOff} <span className="money">{formatPaise(rounded - paise)}</span>
      </p>
      {sum}
    </div>
  );
}
