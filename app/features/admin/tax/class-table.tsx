import { Sheet } from "#app/features/admin/sheet.tsx";
import type { TaxClass, TaxRate } from "#app/features/billing/tax/tax-classes.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPercent } from "#app/values/money.ts";

export function ClassTable({ classes, today }: { classes: TaxClass[]; today: string }) {
  return (
    <Sheet heads={["TAX CLASS", "HSN", "RATES"]} numbers={["TODAY"]}>
      {classes.map(({ id, name, hsn, rates }) => (
        <tr key={id}>
          <th scope="row" data-label="Tax class">
            {name}
          </th>
          <td data-label="HSN">{hsn || "not set"}</td>
          <td data-label="Rates">{rates.map(rateText).join(", ")}</td>
          <td data-label="Today" className="number">
            {todaysRate(rates, today)}
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

function rateText({ validFrom, basisPoints }: TaxRate): string {
  return `${formatPercent(basisPoints)} from ${formatDate(Date.parse(validFrom))}`;
}

function todaysRate(rates: TaxRate[], today: string): string {
  const rate = rates.findLast(({ validFrom }) => validFrom <= today);
  return rate ? formatPercent(rate.basisPoints) : "not set";
}
