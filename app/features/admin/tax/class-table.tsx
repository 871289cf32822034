import { Sheet } from "#app/features/admin/sheet.tsx";
import type { TaxClass, TaxRate } from "#app/features/billing/tax/tax-classes.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPercent } from "#app/values/money.ts";
import { otherLanguage } from "#app/values/other-language.ts";
import { words } from "./words.ts";

export function ClassTable({ classes, today }: { classes: TaxClass[]; today: string }) {
  return (
    <Sheet
      heads={[words.heads.taxClass, words.heads.hsn, words.heads.rates]}
      numbers={[words.heads.today]}
    >
      {classes.map(({ id, name, nameHi, hsn, rates }) => (
        <tr key={id}>
          <th scope="row" data-label={words.labels.taxClass}>
            {nameHi ? `${nameHi} ` : null}
            <span
              lang={otherLanguage(name)}
              className={nameHi ? "block text-xs font-normal text-stone" : undefined}
            >
              {name}
            </span>
          </th>
          <td data-label={words.labels.hsn}>{hsn || words.notSet}</td>
          <td data-label={words.labels.rates}>{rates.map(rateText).join(", ")}</td>
          <td data-label={words.labels.today} className="number">
            {todaysRate(rates, today)}
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

function rateText({ validFrom, basisPoints }: TaxRate): string {
  return words.rateFrom(formatPercent(basisPoints), formatDate(Date.parse(validFrom)));
}

function todaysRate(rates: TaxRate[], today: string): string {
  const rate = rates.findLast(({ validFrom }) => validFrom <= today);
  return rate ? formatPercent(rate.basisPoints) : words.notSet;
}
