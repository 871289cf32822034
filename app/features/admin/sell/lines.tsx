import type { ReactNode } from "react";
import { ProductName } from "#app/ui/product-name.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { isFewLeft } from "#app/values/pack.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as stock } from "#app/values/stock.words.ts";
import type { LineChange, TillLine, TillPack } from "./till.ts";
import { words } from "./words.ts";

type LinesProps = {
  title: string;
  lines: TillLine[];
  /** By script; without one the form is sent. */
  onChange: ((change: LineChange, pack: TillPack) => void) | null;
  /** Where the form that they stand in asks for one more or less, if it is not the one that finds goods. */
  changeAt?: string;
  children?: ReactNode;
};

/** Its buttons each ask for the page with one pack more or less. */
export function Lines({ title, lines, onChange, changeAt, children }: LinesProps) {
  return (
    <section aria-labelledby="lines" className="panel mb-3">
      <h2 id="lines" className="mb-2">
        {title}
      </h2>
      {lines.length === 0 ? <p className="text-stone">{words.noLines}</p> : null}
      <ul>
        {lines.map(({ pack, qty }) => (
          <Line key={pack.financialId} {...{ pack, qty, onChange, changeAt }} />
        ))}
      </ul>
      {children}
    </section>
  );
}

type LineProps = TillLine & {
  onChange: LinesProps["onChange"];
  changeAt: string | undefined;
};

function Line({ pack, qty, onChange, changeAt }: LineProps) {
  const called = `${cardTitle(pack)}, ${formatPack(pack)}`;
  const button = (change: LineChange, sign: string, label: string) => (
    <button
      type="submit"
      {...(changeAt ? { formMethod: "get", formAction: changeAt } : { form: "find" })}
      name={change}
      value={pack.financialId}
      aria-label={label}
      className="button button-plain"
      onClick={(event) => {
        if (!onChange) return;
        event.preventDefault();
        onChange(change, pack);
      }}
    >
      {sign}
    </button>
  );
  const isShort = pack.countInStock < qty;
  return (
    <li className="sale-line">
      <span className="what">
        <ProductName of={pack} />{" "}
        <span className="text-xs text-stone">
          {formatPack(pack)} · {formatPaise(pack.dpricePaise)}
        </span>
        {isShort || isFewLeft(pack) ? (
          <strong className="block text-xs text-chilli">
            {pack.countInStock > 0 ? stock.onlyLeft(pack.countInStock) : stock.outOfStock}
          </strong>
        ) : null}
      </span>
      <span className="count">
        {button("less", "−", words.oneLess(called))}
        <b className="money">{qty}</b>
        {button("add", "+", words.oneMore(called))}
      </span>
      <b className="money">{formatPaise(pack.dpricePaise * qty)}</b>
    </li>
  );
}
