import { Link } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { cameField } from "#app/features/catalogue/stock/came.ts";
import type { LowPack } from "#app/features/catalogue/stock/list-low.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { titleCase } from "#app/values/text.ts";
import { words } from "./words.ts";

export type Failure = { errors: Record<string, string>; values: Record<string, string> };
type LowRowProps = {
  pack: LowPack;
  failure: Failure;
  isFirstWrong: boolean;
};

/** A pack, how long it lasts, and a field for what came of it. */
export function LowRow({ pack, ...typed }: LowRowProps) {
  const { countInStock, sold, daysLeft, quantityMilli } = pack;
  const isOut = countInStock === 0 || undefined;
  const query = new URLSearchParams({
    weight: String(quantityMilli / 1000),
    back: lowStockPath,
  });
  return (
    <tr>
      <th scope="row" className="lead">
        <Link to={`${editPath(pack)}?${query}`} className="link">
          <span>
            {cardTitle(pack)}, {formatPack(pack)}
          </span>
          {pack.nameHi ? (
            <span lang="en" className="text-xs font-normal text-stone">
              {titleCase(pack.name)}
            </span>
          ) : null}
        </Link>
      </th>
      <td data-label={words.columns.lasts} data-none={isOut} className="bare">
        {!isOut && daysLeft === null ? words.notSold : null}
        {isOut || daysLeft === null ? null : (
          <>
            <span className="max-lg:hidden">{words.days(daysLeft)}</span>
            <span className="lg:hidden">{words.sells(sold, daysLeft)}</span>
          </>
        )}
      </td>
      <td data-label={words.columns.stock} className="number aside">
        <span className={isOut ? "font-semibold text-chilli" : undefined}>{countInStock}</span>
      </td>
      <td data-label={words.columns.sold} data-none className="number">
        {sold}
      </td>
      <td className="acts">
        <CameField pack={pack} {...typed} />
      </td>
    </tr>
  );
}

function CameField({ pack, failure, isFirstWrong }: LowRowProps) {
  const name = cameField(pack.financialId);
  const error = failure.errors[name];
  return (
    <div className="flex-1">
      <div className="came">
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${words.received}: ${cardTitle(pack)}, ${formatPack(pack)}`}
          placeholder={words.received}
          defaultValue={failure.values[name]}
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}e` : undefined}
          autoFocus={isFirstWrong}
        />
      </div>
      {error ? (
        <p id={`${name}e`} className="wrong" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
