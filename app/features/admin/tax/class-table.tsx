import { Sheet } from "#app/features/admin/sheet.tsx";
import type { TaxClass, TaxRate } from "#app/features/billing/tax/tax-classes.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPercent } from "#app/values/money.ts";
import { otherLanguage } from "#app/values/other-language.ts";
import { words } from "./words.ts";

const { heads, labels } = words;

export function ClassTable({ classes, today }: { classes: TaxClass[]; today: string }) {
  return (
    <Sheet heads={[heads.taxClass, heads.hsn, heads.rates]} numbers={[heads.today]}>
      {classes.map(({ id, name, nameHi, hsn, rates }) => (
        <tr key={id}>
          <th scope="row" data-label={labels.taxClass}>
            {nameHi ? `${nameHi} ` : null}
            <span
              lang={otherLanguage(name)}
              className={nameHi ? "block text-xs font-normal text-stone" : undefined}
            >
              {name}
            </span>
          </th>
          <td data-label={labels.hsn}>{hsn || words.notSet}</td>
          <td data-label={labels.rates}>{rates.map(rateText).join(", ")}</td>
          <td data-label={labels.today} className="number">
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
