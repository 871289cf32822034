import { Link } from "@remix-run/react";
import { productCommandPath } from "#app/addresses/side-paths.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { type Pack, formatPack } from "#app/values/quantity.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import { editPath } from "#app/features/admin/products/prompt.ts";
import type { ProductRow } from "#app/features/catalogue/whole/find-rows.server.ts";
import { isFew } from "#app/values/few.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

type RowProps = {
  /** From how many on a pack is low that has no number of its own. */
  usual: number;
  /** Where the edit page leads back to. */
  back: string;
};

/** One row a detail with its last pack. */
export function ProductTable({ rows, ...rest }: { rows: ProductRow[] } & RowProps) {
  return (
    <Sheet
      heads={[
        ...Object.values(words.heads),
        words.columns.name,
        words.columns.category,
        words.columns.brand,
      ]}
      numbers={[
        words.columns.price,
        words.columns.discount,
        words.columns.weight,
        words.columns.stock,
      ]}
      hasActions
      className="records quiet opens pictured"
    >
      {rows.map((row) => (
        <Row key={row.detailId} row={row} {...rest} />
      ))}
    </Sheet>
  );
}

/** Of a draft's pack too, which has no size yet. */
function sizeOf(pack: Pack): string {
  return pack.quantityMilli === 0 ? `0 ${pack.units}`.trim() : formatPack(pack);
}

function Row({ row, usual, back }: { row: ProductRow } & RowProps) {
  const { productId, detailId, category, brand, pack } = row;
  const callOf = useCategoryCall();
  const called = `${brand} ${row.nameHi ?? row.name}`.trim();
  return (
    <tr>
      <td data-label={words.columns.productId} className="late">
        {productId}
      </td>
      <td data-label={words.columns.detailId} className="late">
        {detailId}
      </td>
      <th scope="row" data-label={words.columns.name} className="lead">
        <Called row={row} />
      </th>
      <td data-label={words.columns.category} className="bare">
        {callOf(category)}
      </td>
      <td data-label={words.columns.brand} className="bare by">
        {brand}
      </td>
      <td data-label={words.columns.price} className="number aside amount">
        {pack ? formatPaise(pack.pricePaise) : ""}
      </td>
      <td data-label={words.columns.discount} className="number off bare">
        {pack ? formatPercent(pack.discountBasisPoints) : ""}
      </td>
      <td data-label={words.columns.weight} className="number bare">
        {pack ? sizeOf(pack) : ""}
      </td>
      <td data-label={words.columns.stock} className="number end">
        {pack ? <Stock pack={pack} usual={usual} /> : null}
      </td>
      <td className="acts">
        <div className="choices">
          <Link
            to={`${editPath(row)}${back ? `?back=${encodeURIComponent(back)}` : ""}`}
            className="button button-plain opener"
            aria-label={words.editName(called)}
          >
            {words.edit}
          </Link>
          <CommandButton
            action={productCommandPath("detail/delete")}
            ids={{ productId, detailId }}
            name={words.delete}
            label={words.deleteName(called)}
            look="danger"
          />
        </div>
      </td>
    </tr>
  );
}

function Called({ row: { brand, image, name, nameHi } }: { row: ProductRow }) {
  return (
    <div className="called">
      <Picture image={image} alt="" sizes="small" />
      <span data-brand={brand}>
        {nameHi ?? name}
        {nameHi ? (
          <span lang="en" className="block text-xs font-normal">
            {name}
          </span>
        ) : null}
      </span>
    </div>
  );
}

function Stock({ pack, usual }: { pack: NonNullable<ProductRow["pack"]>; usual: number }) {
  const { countInStock } = pack;
  const look = countInStock === 0 ? "font-semibold text-chilli" : "few";
  return <span className={isFew(pack, usual) ? look : undefined}>{countInStock}</span>;
}
