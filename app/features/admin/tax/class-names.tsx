import { rateOn, withRate } from "#app/features/billing/tax/class-called.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";

/** What fields of the page offer while a class is typed: its rate, and on a Hindi page both names. */
export function ClassNames({ classes, today }: { classes: TaxClass[]; today: string }) {
  return (
    <datalist id="tax-classes">
      {classes.map(({ id, name, nameHi, rates }) => (
        <option
          key={id}
          value={nameHi ?? name}
          label={(nameHi ? withRate(name, rates, today) : rateOn(rates, today)) ?? undefined}
        />
      ))}
    </datalist>
  );
}
