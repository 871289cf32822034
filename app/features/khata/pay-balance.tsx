import { khataPath } from "#app/addresses/paths.ts";
import { Field } from "#app/ui/field.tsx";
import { UpiPayment, type UpiRequest } from "#app/ui/upi-payment.tsx";
import { type Paise, formatPaise, parseRupees } from "#app/values/money.ts";
import { latinDigits } from "#app/values/text.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { words } from "./page.words.ts";

/** What is to be paid of it now, as it was typed. */
type Part = { typed: string; paise?: Paise; error?: string };

/** Null where all of it is to be paid, or nothing. */
export function readPart(typed: string | null, balancePaise: Paise): Part | null {
  if (!typed?.trim() || balancePaise <= 0) return null;
  const paise = parseRupees(plainAmount(latinDigits(typed))) ?? 0;
  return paise > 0 && paise <= balancePaise
    ? { typed, paise }
    : { typed, error: words.enterPart(formatPaise(balancePaise)) };
}

/** All that is owed, or a part. */
export function PayBalance({ upi, part }: { upi: UpiRequest; part: Part | null }) {
  return (
    <section className="panel print:hidden" aria-labelledby="upi">
      <h2 id="upi" className="mb-3">
        {words.payByUpi}
      </h2>
      <UpiPayment upi={upi} isOwnPhone />
      <details className="folded mt-2 -mb-3 border-t border-line" open={part !== null}>
        <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-leaf">
          {words.payPart}
        </summary>
        <form action={khataPath} noValidate className="pb-3">
          <Field
            label={words.partAmount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={part?.typed}
            error={part?.error}
          />
          <button type="submit" className="button button-plain w-full">
            {words.showPart}
          </button>
          {part ? (
            <a href={khataPath} className="link inline-block min-h-11 content-center text-sm">
              {words.payAll}
            </a>
          ) : null}
        </form>
      </details>
    </section>
  );
}
