import { HideForm } from "#app/features/admin/products/goods/hide-form.tsx";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { EditedDetail } from "./edited-detail.ts";
import { words } from "./words.ts";

/** The pack that the page is about, and the whole brand, are hidden and shown again. */
export function Hiding({ detail, weight }: { detail: EditedDetail; weight: string }) {
  const { detailId, packs } = detail;
  const pack = packs.find((one) => one.weight === weight);
  const hidden = packs.filter(({ hiddenPaise }) => hiddenPaise !== null);
  const isForSale = packs.some(({ price }) => price !== "0");
  return (
    <>
      {pack && pack.hiddenPaise !== null ? (
        <p className="mb-3">{words.hiddenPack(formatPack(pack), formatPaise(pack.hiddenPaise))}</p>
      ) : null}
      <div className="choices mb-4">
        {pack && (pack.hiddenPaise !== null || pack.price !== "0") ? (
          <HideForm
            ids={{ detailId, financialId: pack.financialId }}
            name={formatPack(pack)}
            isHidden={pack.hiddenPaise !== null}
          />
        ) : null}
        {packs.length > 1 && (isForSale || hidden.length > 0) ? (
          <HideForm ids={{ detailId }} name={words.wholeBrand} isHidden={!isForSale} />
        ) : null}
      </div>
    </>
  );
}
