import { Form, Link } from "@remix-run/react";
import { priceCommandPath } from "#app/addresses/side-paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { PriceOutcome } from "#app/features/admin/prices/show-again.server.ts";
import type { PackToPrice } from "#app/features/catalogue/prices/pack-to-price.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { isFew } from "#app/values/few.ts";
import { priceKeys, useUnsavedPrices } from "./use-price-keys.ts";
import { PriceRow } from "./price-row.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

type PriceFormProps = {
  packs: PackToPrice[];
  /** From how many on a pack is low that has no number of its own. */
  usual: number;
  /** What was typed, when the form comes back. */
  again?: PriceOutcome | undefined;
  query: string;
  next: string | null;
};

export function PriceForm({ packs, usual, again, query, next }: PriceFormProps) {
  const { form, ...unsaved } = useUnsavedPrices(query);
  const editing = again?.kind === "editing" ? again : null;
  const listed = new Set(packs.map((pack) => pack.financialId));
  const rows = [
    ...packs,
    ...(editing?.packs ?? []).filter((pack) => !listed.has(pack.financialId)),
  ];
  if (rows.length === 0) return <p>{query === "" ? words.nothingToPrice : words.noneFound}</p>;
  const wrong = Object.keys(editing?.problems ?? {});
  const gone = wrong.filter((id) => !rows.some((row) => row.financialId === id)).length;
  const firstWrong = rows.find((row) => editing?.problems[row.financialId])?.financialId;
  return (
    <Form
      ref={form}
      className="price-form"
      method="post"
      action={`${priceCommandPath("preview")}${query}`}
      noValidate
      autoComplete="off"
      {...unsaved}
      {...priceKeys}
    >
      {wrong.length > 0 ? <NothingSaved wrong={wrong.length} gone={gone} /> : null}
      <Sheet
        heads={[prices.columns.product, prices.columns.pack]}
        numbers={Object.values(words.inRupees)}
        isGrouped
        className="prices"
      >
        {[...Map.groupBy(rows, brandOf)].map(([brand, itsPacks]) => (
          <tbody key={brand}>
            <NameRow pack={itsPacks[0]} />
            {itsPacks.map((pack) => (
              <PriceRow
                key={pack.financialId}
                pack={pack}
                isFirst={pack === itsPacks[0]}
                isLow={isFew(pack, usual)}
                typed={editing?.typed[pack.financialId]}
                problems={editing?.problems[pack.financialId]}
                isFirstWrong={pack.financialId === firstWrong}
              />
            ))}
          </tbody>
        ))}
      </Sheet>
      <p className="my-3 text-xs text-stone">{words.aboutStock}</p>
      <SaveBar next={next} />
    </Form>
  );
}

function SaveBar({ next }: Pick<PriceFormProps, "next">) {
  return (
    <div className="save-bar">
      <button type="submit" className="button">
        {words.preview}
      </button>
      {next ? (
        <Link to={next} rel="next" className="button button-plain">
          {shared.next}
        </Link>
      ) : null}
    </div>
  );
}

/** On a phone the packs of a brand stand below its name. */
function NameRow({ pack }: { pack: PackToPrice | undefined }) {
  if (!pack) return null;
  return (
    <tr className="part lg:hidden">
      <th scope="rowgroup" colSpan={6}>
        {cardTitle(pack) ? <ProductName of={pack} /> : words.noNameYet}
      </th>
    </tr>
  );
}

/** Whose packs stand together. */
const brandOf = ({ productId, brand }: PackToPrice) => `${productId} ${brand}`;

function NothingSaved({ wrong, gone }: { wrong: number; gone: number }) {
  return (
    <Alert>
      {words.nothingSaved(wrong)}
      {gone > 0 ? ` ${words.gone(gone)}` : ""}
    </Alert>
  );
}
