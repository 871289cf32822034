import { Form, Link, useNavigation } from "@remix-run/react";
import { priceSavePath, undoPricesPath } from "#app/addresses/side-paths.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { Save, SavedChange } from "#app/features/catalogue/prices/list-saves.server.ts";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { signedCount } from "./signed-count.ts";
import { words } from "./words.ts";

/** What became of which goods, when and by whom; what isn't undone yet can be. */
export function SaveLine({ save }: { save: Save }) {
  const { id, userName, createdAt, count, isUndo, isUndone, told } = save;
  const isBusy = useNavigation().formData?.get("save") === id;
  const what = isUndo ? words.setBack(count) : words.changed(count);
  const undo = isUndo ? words.putBack : prices.undo;
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_11rem] text-xs text-stone">
          <Link
            to={priceSavePath(id)}
            className="link inline-block min-h-11 content-center text-sm"
          >
            {what}
          </Link>
          <p>
            {formatMoment(createdAt)} · {userName}
          </p>
        </div>
        {isUndone ? (
          <span className="text-stone">{words.undone}</span>
        ) : (
          <Form method="post" action={undoPricesPath}>
            <input type="hidden" name="save" value={id} />
            <button
              type="submit"
              className="button button-plain"
              disabled={isBusy}
              aria-label={`${undo}: ${what}, ${formatMoment(createdAt)}`}
            >
              {undo}
            </button>
          </Form>
        )}
      </div>
      <ul>
        {told.map((change) => (
          <Change key={change.financialId} change={change} />
        ))}
      </ul>
      {told.length > 0 && count > told.length ? <p>{words.andMore(count - told.length)}</p> : null}
    </div>
  );
}

/** "Toor Dal 1 kg ₹120.00 → ₹115.00"; where the price stayed, its MRP or its stock. */
function Change({ change }: { change: SavedChange }) {
  const { name, nameHi, brand, quantityMilli, units, stockChange } = change;
  const pack = quantityMilli === null ? "" : formatPack({ quantityMilli, units: units ?? "" });
  const goods = name === null ? words.packGone : cardTitle({ brand: brand ?? "", name, nameHi });
  const paise = changedPaise(change);
  return (
    <li className="save-change">
      <span>{[goods, pack].filter(Boolean).join(" ")}</span>
      <span>
        {paise ? (
          <OldNew old={formatPaise(paise.old)} now={formatPaise(paise.now)} />
        ) : (
          words.stockBy(signedCount(stockChange))
        )}
      </span>
    </li>
  );
}

function changedPaise(change: SavedChange) {
  const { oldDpricePaise, newDpricePaise, oldPricePaise, newPricePaise } = change;
  if (oldDpricePaise !== newDpricePaise) return { old: oldDpricePaise, now: newDpricePaise };
  if (oldPricePaise !== newPricePaise) return { old: oldPricePaise, now: newPricePaise };
  return null;
}
