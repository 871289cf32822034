import { useId } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { maxQty } from "#app/values/limits.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import type { Making } from "./choose-goods.server.ts";
import { packsField } from "./packs-field.ts";

type PacksRowProps = {
  pack: Making["goods"][number];
  count: string;
  onCount: (count: string) => void;
  /** Where nothing was chosen of all of them. */
  wrong: object;
};

/** One pack, and how many of it each time. */
export function PacksRow({ pack, count, onCount, wrong }: PacksRowProps) {
  const id = useId();
  const qty = Number(count) || 0;
  const step = (by: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onCount(String(Math.min(maxQty, Math.max(0, qty + by))))}
      className={qty + by < 0 || qty + by > maxQty ? "opacity-40" : undefined}
    >
      {sign}
    </button>
  );
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
      <div className={`stepper ml-auto ${qty > 0 ? "bg-mint" : ""}`}>
        {step(-1, "−")}
        <input
          id={id}
          name={packsField(pack.financialId)}
          inputMode="numeric"
          autoComplete="off"
          value={count}
          onChange={({ target }) => onCount(target.value)}
          className="w-11 bg-transparent text-center"
          {...wrong}
        />
        {step(1, "+")}
      </div>
    </li>
  );
}
