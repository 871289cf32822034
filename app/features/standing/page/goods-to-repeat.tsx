import { allProductsPath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import type { Making } from "./choose-goods.server.ts";
import { packsField } from "./packs-field.ts";
import { PacksRow } from "./packs-row.tsx";
import { words } from "./words.ts";

/** Beside each other where there is room: an even number. */
const mostAtFirst = 4;

type GoodsProps = Pick<Making, "goods"> & {
  countOf: (financialId: string) => string;
  onCount: (financialId: string, count: string) => void;
  /** How many of it the page came with. */
  startsWith: (financialId: string) => string;
  errors: FieldErrors;
};

/** What it can be made of: what is chosen and the likeliest first, the others folded as long as none of them is chosen. */
export function GoodsToRepeat({ goods, startsWith, countOf, onCount, errors }: GoodsProps) {
  const wrongPack = goods.find(({ financialId }) => errors[packsField(financialId)]);
  /** Where none is chosen, the first is the place to choose one. */
  const focused = wrongPack ?? (errors.items ? goods[0] : undefined);
  const rows = (packs: Making["goods"]) => (
    <ul className="gap-x-6 md:grid-cols-2 lg:grid">
      {packs.map((pack) => (
        <PacksRow
          key={pack.financialId}
          pack={pack}
          count={countOf(pack.financialId)}
          onCount={(count) => onCount(pack.financialId, count)}
          error={errors[packsField(pack.financialId)]}
          hasFocus={pack === focused}
        />
      ))}
    </ul>
  );
  const isChosen = ({ financialId }: Making["goods"][number]) =>
    !/^0?$/.test(startsWith(financialId));
  const atFirst = Math.max(mostAtFirst, goods.filter(isChosen).length);
  const others = goods.slice(atFirst);
  return (
    <fieldset className="panel mb-4 px-3 pb-1">
      <legend className="float-left mb-2 w-full text-lg font-bold">{words.goods}</legend>
      <div className="clear-both">
        {errors.items ? <FieldError id="goods-error">{errors.items}</FieldError> : null}
        {rows(goods.slice(0, atFirst))}
        {others.length > 0 ? (
          <details className="folded border-t border-line" open={others.some(isChosen)}>
            <summary className="flex min-h-11 list-none items-center font-semibold text-leaf">
              <span className="flex-1">{words.more(others.length)}</span>
            </summary>
            {rows(others)}
          </details>
        ) : null}
        <p className="border-t border-line py-2 text-sm">
          {words.somethingElse}{" "}
          <a href={allProductsPath} className="link">
            {words.allProducts}
          </a>
        </p>
      </div>
    </fieldset>
  );
}
