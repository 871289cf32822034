import { ProductName } from "#app/ui/product-name.tsx";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { SavedChange } from "#app/features/catalogue/prices/list-saves.server.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { signedCount } from "./signed-count.ts";
import { words } from "./words.ts";

/** What a save changed; `messages` say by pack why it stays so. */
export function ChangeTable({
  changes,
  messages = {},
}: {
  changes: SavedChange[];
  messages?: Record<string, string>;
}) {
  return (
    <Sheet
      heads={[prices.columns.product, prices.columns.pack]}
      numbers={[
        prices.columns.mrp,
        prices.columns.discount,
        prices.columns.price,
        prices.columns.stock,
      ]}
    >
      {changes.map((change) => (
        <ChangeRow
          key={change.financialId}
          change={change}
          message={messages[change.financialId]}
        />
      ))}
    </Sheet>
  );
}

function ChangeRow({ change, message }: { change: SavedChange; message: string | undefined }) {
  const {
    name,
    nameHi,
    brand,
    quantityMilli,
    units,
    oldPricePaise,
    newPricePaise,
    oldDiscountBasisPoints,
    newDiscountBasisPoints,
    oldDpricePaise,
    newDpricePaise,
    stockChange,
  } = change;
  return (
    <tr>
      <th scope="row">
        {name === null ? words.packGone : <ProductName of={{ brand: brand ?? "", name, nameHi }} />}
        {message ? <p className="wrong">{message}</p> : null}
      </th>
      <td data-label={prices.columns.pack}>
        {quantityMilli === null ? "" : formatPack({ quantityMilli, units: units ?? "" })}
      </td>
      <td data-label={prices.columns.mrp} className="number">
        <OldNew old={formatPaise(oldPricePaise)} now={formatPaise(newPricePaise)} />
      </td>
      <td data-label={prices.columns.discount} className="number">
        <OldNew
          old={formatPercent(oldDiscountBasisPoints)}
          now={formatPercent(newDiscountBasisPoints)}
        />
      </td>
      <td data-label={prices.columns.price} className="number">
        <OldNew old={formatPaise(oldDpricePaise)} now={formatPaise(newDpricePaise)} />
      </td>
      <td data-label={prices.columns.stock} className="number">
        {signedCount(stockChange)}
      </td>
    </tr>
  );
}
