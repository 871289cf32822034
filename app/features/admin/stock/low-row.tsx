import { Form, Link } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import type { LowPack } from "#app/features/catalogue/stock/list-low.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { titleCase } from "#app/values/text.ts";
import { words } from "./words.ts";

export type Failure = { errors: Record<string, string>; values: Record<string, string> };
/** `save` is the id of what its form sends. */
export type PackThatIsLow = LowPack & { save: string };
type LowRowProps = {
  pack: PackThatIsLow;
  failure: Failure | undefined;
};

/** A pack, how long it lasts, and a field for what came of it. */
export function LowRow({ pack, failure }: LowRowProps) {
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
      <td data-label={words.columns.lasts} className={isOut ? "aside bare out" : "bare"}>
        {isOut ? words.outOfStock : null}
        {!isOut && daysLeft === null ? words.notSold : null}
        {isOut || daysLeft === null ? null : (
          <>
            <span className="max-lg:hidden">{words.days(daysLeft)}</span>
            <span className="lg:hidden">{words.sells(sold, daysLeft)}</span>
          </>
        )}
      </td>
      <td data-label={words.columns.stock} data-none={isOut} className="number aside">
        {countInStock}
      </td>
      <td data-label={words.columns.sold} data-none className="number">
        {sold}
      </td>
      <td className="acts">
        <ReceivedForm pack={pack} failure={failure} />
      </td>
    </tr>
  );
}

function ReceivedForm({ pack, failure }: Pick<LowRowProps, "pack" | "failure">) {
  const { financialId, save } = pack;
  const error = failure?.errors.packs ?? failure?.errors.save;
  const wrong = error ? `${financialId}e` : undefined;
  return (
    <Form method="post" action={lowStockPath} noValidate preventScrollReset>
      <input type="hidden" name="received" value={financialId} />
      <input type="hidden" name="save" value={save} />
      <div className="came">
        <input
          key={save}
          name="packs"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${words.received}: ${cardTitle(pack)}, ${formatPack(pack)}`}
          placeholder={words.received}
          defaultValue={failure?.values.packs}
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={wrong}
          autoFocus={Boolean(error)}
        />
        <button type="submit" className="button button-plain">
          {words.add}
        </button>
      </div>
      {error ? (
        <p id={wrong} className="wrong" role="alert">
          {error}
        </p>
      ) : null}
    </Form>
  );
}
