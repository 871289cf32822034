import { Link } from "@remix-run/react";
import { changeTaxClassPath } from "#app/addresses/side-paths.ts";
import { rateOn } from "#app/features/billing/tax/class-called.ts";
import type { TaxClass, TaxRate } from "#app/features/billing/tax/tax-classes.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPercent } from "#app/values/money.ts";
import { otherLanguage } from "#app/values/other-language.ts";
import { words } from "./words.ts";

export type ClassListProps = {
  classes: TaxClass[];
  /** How many products each has, by its id. */
  goodsOf: Record<string, number>;
  today: string;
  /** Whether bills have to say HSN codes. */
  saysHsn: boolean;
};

/** A row a class, by which its rate is set; rates of another day are said where there are any. */
export function ClassList({ classes, goodsOf, today, saysHsn }: ClassListProps) {
  return (
    <ul className="panel go-on class-list mb-3">
      <li aria-hidden="true" className="class-heads">
        <span className="what">
          <span>{words.taxClass}</span>
          <span className="facts">
            <span>{words.hsnCode}</span>
            <span>{words.products}</span>
          </span>
        </span>
        <span className="money">{words.rate}</span>
      </li>
      {classes.map(({ id, name, nameHi, hsn, rates }) => {
        const rate = rateOn(rates, today);
        const toCome = rates.filter(({ validFrom }) => validFrom > today);
        return (
          <li key={id}>
            <Link to={changeTaxClassPath(id)}>
              <span className="what">
                <span>
                  <b lang={nameHi ? undefined : otherLanguage(name)}>{nameHi ?? name}</b>
                  {nameHi ? <small lang="en">{name}</small> : null}
                </span>
                <small className="facts">
                  <span>
                    <span className={saysHsn && hsn === "" ? "few" : undefined}>
                      <span className="of-narrow">{words.hsn} </span>
                      {hsn || words.notSet}
                    </span>
                  </span>
                  <Goods count={goodsOf[id] ?? 0} />
                  <span>{toCome.map(rateText).join(", ")}</span>
                </small>
              </span>
              <b className="money">{rate ?? words.notSet}</b>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** In its column the number stands alone. */
function Goods({ count }: { count: number }) {
  if (count === 0) return <span />;
  return (
    <span>
      <span className="of-narrow">{words.soMany(count)}</span>
      <span aria-hidden="true" className="of-wide">
        {count}
      </span>
    </span>
  );
}

function rateText({ validFrom, basisPoints }: TaxRate): string {
  return words.rateFrom(formatPercent(basisPoints), formatDate(Date.parse(validFrom)));
}
