import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";

/** What fields of the page offer while a class is typed, in both languages. */
export function ClassNames({ classes }: { classes: TaxClass[] }) {
  return (
    <datalist id="tax-classes">
      {classes.map(({ id, name, nameHi }) => (
        <option key={id} value={nameHi ?? name} label={nameHi ? name : undefined} />
      ))}
    </datalist>
  );
}
