import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { FormOfHiding, HideButton } from "#app/features/admin/products/goods/hide-form.tsx";
import { words as goods } from "#app/features/admin/products/goods/words.ts";
import { formatPaise, parseRupees } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { EditedDetail, EditedPack } from "./edited-detail.ts";
import { words } from "./words.ts";

type PackRowsProps = {
  packs: EditedPack[];
  /** Of the pack whose fields are shown. */
  weight: string;
  /** The page's own address, which leads to each pack without scripts too. */
  address: string;
  onChoose: (weight: string) => void;
};

/** A row a pack: what it is, costs, how many are left, and whether it is sold. */
export function PackRows({ packs, weight, address, onChoose }: PackRowsProps) {
  const chosen = packs.find((one) => one.weight === weight);
  const rowOf = (to: string) => ({
    to: `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ weight: to })}`,
    "aria-current": to === weight ? ("true" as const) : undefined,
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onChoose(to);
    },
  });
  return (
    <nav aria-label={words.packs} className="pack-rows">
      <ul>
        {packs.map((pack) => (
          <li key={pack.financialId}>
            <Link {...rowOf(pack.weight)}>
              <PackRow pack={pack} />
            </Link>
            {canHide(pack) ? (
              <HideButton
                form={hidingOf(pack)}
                name={formatPack(pack)}
                isHidden={pack.hiddenPaise !== null}
                isShort
              />
            ) : null}
          </li>
        ))}
        <li>
          <Link {...rowOf("")}>{words.newPack}</Link>
        </li>
      </ul>
      {chosen && chosen.hiddenPaise !== null ? (
        <p className="mb-3">
          {words.hiddenPack(formatPack(chosen), formatPaise(chosen.hiddenPaise))}
        </p>
      ) : null}
    </nav>
  );
}

/** Where the buttons of the rows post to, as no form may stand in the product's own. */
export function PackHiding({ detail: { detailId, packs } }: { detail: EditedDetail }) {
  return packs
    .filter(canHide)
    .map((pack) => (
      <FormOfHiding
        key={pack.financialId}
        id={hidingOf(pack)}
        ids={{ detailId, financialId: pack.financialId }}
        isHidden={pack.hiddenPaise !== null}
      />
    ));
}

const canHide = ({ hiddenPaise, price }: EditedPack) => hiddenPaise !== null || price !== "0";
const hidingOf = ({ financialId }: EditedPack) => `hiding-${financialId}`;

function PackRow({ pack }: { pack: EditedPack }) {
  const { dprice, hiddenPaise, countInStock } = pack;
  const paise = parseRupees(dprice) ?? 0;
  const stock = Number(countInStock);
  return (
    <>
      <b>{formatPack(pack)}</b>
      <span>
        {paise > 0 ? formatPaise(paise) : hiddenPaise === null ? goods.noPrice : goods.hidden}
      </span>
      <small className={stock === 0 ? "text-chilli" : "text-stone"}>
        {stock === 0 ? goods.soldOut : goods.left(stock)}
      </small>
    </>
  );
}
