import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { maxQty } from "#app/values/limits.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { typedCount } from "#app/values/typed-count.ts";
import type { Making } from "./choose-goods.server.ts";
import { packsField } from "./packs-field.ts";
import { words } from "./words.ts";

type PacksRowProps = {
  pack: Making["goods"][number];
  count: string;
  onCount: (count: string) => void;
  error: string | undefined;
  /** It is the first that is wrong, or the first of all where none is chosen. */
  hasFocus: boolean;
};

/** One pack, and how many of it each time. */
export function PacksRow({ pack, count, onCount, error, hasFocus }: PacksRowProps) {
  const id = useId();
  const isWrong = error !== undefined || hasFocus;
  const wrong = isWrong
    ? { "aria-invalid": true, "aria-describedby": error ? `${id}e` : "goods-error" }
    : {};
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-line py-2">
      <Picture image={pack.image} alt="" sizes="small" className="size-11 flex-none rounded-md" />
      <label htmlFor={id} className="min-w-0 flex-1 basis-28 text-sm leading-5 font-semibold">
        <ProductName of={pack} />
        <span className="block text-xs font-normal text-stone">
          {formatPack(pack)} · <span className="money">{formatPaise(pack.dpricePaise)}</span>
          {pack.countInStock > 0 ? "" : ` · ${ofStock.outOfStock}`}
        </span>
      </label>
      <Stepper
        field={{ id, name: packsField(pack.financialId), autoFocus: hasFocus, ...wrong }}
        {...{ count, onCount }}
        most={maxQty}
        add={words.add}
        className={`ml-auto ${typedCount(count) > 0 ? "bg-mint" : ""}`}
      />
      {error ? (
        <div className="w-full">
          <FieldError id={`${id}e`}>{error}</FieldError>
        </div>
      ) : null}
    </li>
  );
}
