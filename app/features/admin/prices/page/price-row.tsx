import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import {
  type PackToPrice,
  type PriceColumn,
  type Problems,
  type TypedPack,
  priceColumns,
  typedOf,
} from "#app/features/catalogue/prices/pack-to-price.ts";
import { ProductName } from "#app/ui/product-name.tsx";

type PriceRowProps = {
  pack: PackToPrice;
  typed?: TypedPack | undefined;
  problems?: Problems[string] | undefined;
  isFirstWrong: boolean;
};

/** A pack with its fields, and what they showed when the page was made. */
export function PriceRow({ pack, typed, problems = {}, isFirstWrong }: PriceRowProps) {
  const shown = typed ?? typedOf(pack);
  const title = `${cardTitle(pack)} ${formatPack(pack)}`;
  const wrong = priceColumns.find((name) => problems[name]);
  const input = (name: PriceColumn, label: string) => (
    <PriceInput
      // What was saved or overtaken makes a new field: it shows the value as it is now.
      key={`${name} ${shown.was} ${shown[name]}`}
      id={`${name}.${pack.financialId}`}
      label={`${label} of ${title}`}
      value={shown[name]}
      inputMode={name === "stock" ? "numeric" : "decimal"}
      problem={problems[name]}
      takesFocus={isFirstWrong && wrong === name}
    />
  );
  return (
    <tr>
      <th scope="row">
        {cardTitle(pack) ? <ProductName of={pack} /> : "No name yet"}
        <input type="hidden" name={`was.${pack.financialId}`} value={shown.was} />
      </th>
      <td data-label="Pack">{formatPack(pack)}</td>
      <td data-label="MRP ₹" className="number">
        {input("price", "MRP")}
      </td>
      <td data-label="Discount %" className="number">
        {input("discount", "Discount")}
      </td>
      <td data-label="Selling ₹" className="number">
        {input("dprice", "Selling price")}
      </td>
      <td data-label="Stock" className="number">
        {input("stock", "Stock")}
      </td>
    </tr>
  );
}

type PriceInputProps = {
  id: string;
  label: string;
  value: string;
  inputMode: "numeric" | "decimal";
  problem: string | undefined;
  takesFocus: boolean;
};

function PriceInput({ id, label, value, inputMode, problem, takesFocus }: PriceInputProps) {
  return (
    <>
      <input
        name={id}
        defaultValue={value}
        inputMode={inputMode}
        aria-label={label}
        className="field"
        autoFocus={takesFocus}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}.wrong` : undefined}
      />
      {problem ? (
        <p role="alert" id={`${id}.wrong`} className="warned wrong">
          {problem}
        </p>
      ) : null}
    </>
  );
}
