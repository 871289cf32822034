import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { words as stock } from "#app/values/stock.words.ts";
import type { Found } from "./find-for-till.server.ts";
import type { TillPack } from "./till.ts";
import { words } from "./words.ts";

type FoundPacksProps = {
  found: Exclude<Found, { kind: "pack" }>;
  often: TillPack[];
  /** Where an unknown code is kept with the pack that is chosen. */
  keepCodeAt: string | null;
  /** By script; without one the form is sent. */
  onAdd: ((pack: TillPack) => void) | null;
  /** Where a form that is sent elsewhere asks for one more. */
  addAt?: string;
};

/** A tap each; as long as nothing is looked for, what is sold most. */
export function FoundPacks({ found, often, keepCodeAt, onAdd, addAt }: FoundPacksProps) {
  const packs = "packs" in found ? found.packs : found.kind === "nothing" ? often : [];
  if (found.kind === "words" && packs.length === 0)
    return (
      <p role="status" className="my-2">
        {words.notFound}
      </p>
    );
  if (packs.length === 0) return null;
  const title = found.kind === "nothing" ? words.often : words.foundPacks;
  return (
    <section aria-label={title} className={`mt-3 ${found.kind === "nothing" ? "often" : ""}`}>
      {found.kind === "which" ? <p role="status">{codes.which}</p> : <h2>{title}</h2>}
      <ul className="found">
        {packs.map((pack) => (
          <li key={pack.financialId}>
            <button
              type="submit"
              name="add"
              value={pack.financialId}
              {...(addAt && { formMethod: "get", formAction: addAt })}
              onClick={(event) => {
                if (!onAdd) return;
                event.preventDefault();
                onAdd(pack);
              }}
            >
              <FoundPack pack={pack} />
            </button>
            {keepCodeAt ? (
              <button
                type="submit"
                formMethod="post"
                formAction={keepCodeAt}
                name="pack"
                value={pack.financialId}
                aria-label={`${words.keepCode}: ${cardTitle(pack)}, ${formatPack(pack)}`}
                className="button button-plain"
              >
                {words.keepCode}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundPack({ pack }: { pack: TillPack }) {
  return (
    <>
      <Picture image={pack.image} alt="" sizes="small" className="size-11 flex-none rounded-md" />
      <span className="what">
        <ProductName of={pack} />{" "}
        <span className="block text-xs text-stone">
          {formatPack(pack)}
          <span className="mrp"> · {words.mrp(formatPaise(pack.pricePaise))}</span>
          {pack.countInStock === 0 ? ` · ${stock.outOfStock}` : ""}
        </span>
      </span>
      <b className="money">{formatPaise(pack.dpricePaise)}</b>
    </>
  );
}
