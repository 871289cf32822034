import { Form, Link, useNavigation } from "@remix-run/react";
import { priceSavePath, undoPricesPath } from "#app/addresses/side-paths.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { Save, SavedChange } from "#app/features/catalogue/prices/list-saves.server.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

/** What became of which goods, when and by whom; what isn't undone yet can be. */
export function SaveLine({ save }: { save: Save }) {
  const { id, userName, createdAt, count, isUndo, isUndone, told } = save;
  const isBusy = useNavigation().formData?.get("save") === id;
  const what = isUndo ? words.setBack(count) : words.changed(count);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-[1_1_12rem]">
        <Link
          to={priceSavePath(id)}
          className="saved inline-block min-h-11 content-center font-semibold"
        >
          {told.length === 0 ? <span className="block">{what}</span> : null}
          {told.map((change) => (
            <span key={change.financialId} className="block">
              {changeText(change)}
            </span>
          ))}
          {told.length > 0 && count > told.length ? (
            <span className="block">{words.andMore(count - told.length)}</span>
          ) : null}
        </Link>
        <span className="block text-xs text-stone">
          {isUndo ? `${what} · ` : null}
          {formatMoment(createdAt)} · {userName}
        </span>
      </p>
      {isUndone ? (
        <span className="text-stone">{words.undone}</span>
      ) : (
        <Form method="post" action={undoPricesPath}>
          <input type="hidden" name="save" value={id} />
          <button
            type="submit"
            className="button button-plain"
            disabled={isBusy}
            aria-label={words.undoWhat(what, formatMoment(createdAt))}
          >
            {prices.undo}
          </button>
        </Form>
      )}
    </div>
  );
}

/** "Toor Dal 1 kg ₹120.00 → ₹115.00"; where the price stayed, its MRP or its stock. */
function changeText(change: SavedChange): string {
  const { name, nameHi, brand, quantityMilli, units, stockChange } = change;
  const pack = quantityMilli === null ? "" : formatPack({ quantityMilli, units: units ?? "" });
  const goods = name === null ? words.packGone : cardTitle({ brand: brand ?? "", name, nameHi });
  const of = [goods, pack].filter(Boolean).join(" ");
  // A price and what becomes of it stay in one line.
  const becomes = (old: number, now: number) =>
    `${of} ${formatPaise(old)}\u00A0→\u00A0${formatPaise(now)}`;
  if (change.oldDpricePaise !== change.newDpricePaise)
    return becomes(change.oldDpricePaise, change.newDpricePaise);
  if (change.oldPricePaise !== change.newPricePaise)
    return becomes(change.oldPricePaise, change.newPricePaise);
  return words.stockBy(of, stockChange > 0 ? `+${stockChange}` : String(stockChange));
}
