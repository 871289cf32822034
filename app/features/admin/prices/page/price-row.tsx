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
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

type PriceRowProps = {
  pack: PackToPrice;
  /** Of its brand, whose name it says for all of them. */
  isFirst: boolean;
  isLow: boolean;
  typed?: TypedPack | undefined;
  problems?: Problems[string] | undefined;
  isFirstWrong: boolean;
};

/** A pack with its fields, and what they showed when the page was made. */
export function PriceRow(props: PriceRowProps) {
  const { pack, isFirst, isLow, typed, problems = {}, isFirstWrong } = props;
  const saved = typedOf(pack);
  const shown = typed ?? saved;
  const title = `${cardTitle(pack)} ${formatPack(pack)}`;
  const isOut = pack.countInStock === 0;
  const howFew = isOut ? words.none : words.low;
  const wrong = priceColumns.find((name) => problems[name]);
  const input = (name: PriceColumn, label: (pack: string) => string) => (
    <PriceInput
      // What was saved or overtaken makes a new field: it shows the value as it is now.
      key={`${name} ${shown.was} ${shown[name]}`}
      id={`${name}.${pack.financialId}`}
      label={label(title)}
      value={shown[name]}
      saved={saved[name]}
      inputMode={name === "stock" ? "numeric" : "decimal"}
      problem={problems[name]}
      takesFocus={isFirstWrong && wrong === name}
    />
  );
  return (
    <tr>
      <th scope="row">
        <span className={isFirst ? "on-desk" : "sr-only"}>
          {cardTitle(pack) ? <ProductName of={pack} /> : words.noNameYet}
        </span>
        <input type="hidden" name={`was.${pack.financialId}`} value={shown.was} />
      </th>
      <td data-label={prices.columns.pack} className="pack">
        {formatPack(pack)}
        {isLow ? (
          <span className={`lg:hidden ${isOut ? "text-chilli" : ""}`}> · {howFew}</span>
        ) : null}
      </td>
      <td data-label={words.inRupees.mrp} className="number">
        {input("price", words.mrpOf)}
      </td>
      <td data-label={words.inRupees.discount} className="number">
        {input("discount", words.discountOf)}
      </td>
      <td data-label={words.selling} className="number">
        {input("dprice", words.priceOf)}
      </td>
      <td
        data-label={prices.columns.stock}
        className={`number ${isLow ? (isOut ? "none-left" : "few-left") : ""}`}
      >
        {isLow ? <small className="mr-2 max-lg:hidden">{howFew}</small> : null}
        {input("stock", words.stockOf)}
      </td>
    </tr>
  );
}

type PriceInputProps = {
  id: string;
  label: string;
  value: string;
  saved: string;
  inputMode: "numeric" | "decimal";
  problem: string | undefined;
  takesFocus: boolean;
};

function PriceInput(props: PriceInputProps) {
  const { id, label, value, saved, inputMode, problem, takesFocus } = props;
  return (
    <>
      <input
        name={id}
        defaultValue={value}
        data-saved={value === saved ? undefined : saved}
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
