import { Link } from "@remix-run/react";
import { productPath } from "#app/addresses/paths.ts";
import { productCommandPath } from "#app/addresses/side-paths.ts";
import { formatPack } from "#app/values/quantity.ts";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import type { EditedDetail } from "./edited-detail.ts";
import { Hiding } from "./hiding.tsx";
import { words } from "./words.ts";

/**
 * Every pack's own page, so that its price is seen without scripts too; and what the shop shows
 * now.
 */
export function OtherPacks({
  detail,
  weight,
  address,
}: {
  detail: EditedDetail;
  weight: string;
  address: string;
}) {
  const { packs, slug, productId, isForSale } = detail;
  const link = (to: string, name: string) => {
    const target = `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ weight: to })}`;
    return (
      <Link
        to={target}
        aria-current={to === weight ? "true" : undefined}
        className={`button ${to === weight ? "" : "button-plain"}`}
      >
        {name}
      </Link>
    );
  };
  return (
    <div className="mb-4">
      {packs.length > 0 ? (
        <nav aria-label={words.packs}>
          <ul className="choices mb-4">
            {packs.map((pack) => (
              <li key={pack.weight}>{link(pack.weight, formatPack(pack))}</li>
            ))}
            <li>{link("", words.newPack)}</li>
          </ul>
        </nav>
      ) : null}
      <Hiding detail={detail} weight={weight} />
      <div className="choices">
        <CommandButton
          action={productCommandPath("detail/create")}
          ids={{ productId }}
          name={words.addBrand}
        />
        <CommandButton
          action={productCommandPath("detail/delete")}
          ids={{ productId, detailId: detail.detailId }}
          name={words.remove}
          isDanger
        />
        {isForSale ? (
          <Link to={productPath(slug)} className="link inline-flex min-h-11 items-center">
            {words.seeInShop}
          </Link>
        ) : (
          <p>{words.isDraft}</p>
        )}
      </div>
    </div>
  );
}
