import { taxBillsPath, taxMonthPath } from "#app/admin-addresses.ts";
import { Field } from "#app/ui/field.tsx";

/** Bills again by their numbers, and a month of them as a file. */
export function BillsForms({ numbers, month }: { numbers: string; month: string }) {
  return (
    <section className="panel" aria-labelledby="bills">
      <h2 id="bills" className="mb-3">
        Bills
      </h2>
      <form method="get" action={taxBillsPath} className="mb-6">
        <Field
          label="Bill numbers"
          name="numbers"
          defaultValue={numbers}
          hint="Such as 123, 120-130 or KS/26-27/0000123: on one page, for A4, 80 mm or 58 mm."
          autoComplete="off"
        />
        <button type="submit" className="button w-full">
          Show bills
        </button>
      </form>
      <form method="get" action={taxMonthPath}>
        <Field
          label="Month"
          name="m"
          type="month"
          defaultValue={month}
          hint="All papers, sums by rate and HSN, numbers and credit notes, for the accountant."
        />
        <button type="submit" className="button w-full">
          Download month
        </button>
      </form>
    </section>
  );
}
