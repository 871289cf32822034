import { Form, Link } from "@remix-run/react";
import { productPath } from "#app/addresses/paths.ts";
import { productCommandPath } from "#app/addresses/side-paths.ts";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import { HideForm } from "#app/features/admin/products/goods/hide-form.tsx";
import type { EditedDetail } from "./edited-detail.ts";
import { words } from "./words.ts";

/** What is done with the whole brand, below what is changed of it. */
export function BrandActions({ detail }: { detail: EditedDetail }) {
  const { productId, detailId, packs } = detail;
  const isSold = packs.some(({ price }) => price !== "0");
  const canHide = isSold || packs.some(({ hiddenPaise }) => hiddenPaise !== null);
  return (
    <section aria-labelledby="whole-brand" className="panel max-md:mb-4 md:mt-4">
      <h2 id="whole-brand" className="mb-3 text-[1.0625rem]">
        {words.brandOf(detail.brand)}
      </h2>
      <div className="choices last-apart">
        {packs.length > 1 && canHide ? (
          <HideForm ids={{ detailId }} name={words.wholeBrand} isHidden={!isSold} />
        ) : null}
        <Form method="post" action={productCommandPath("detail/create")}>
          <input type="hidden" name="productId" value={productId} />
          <button type="submit" className="button button-plain">
            {words.addBrand}
          </button>
        </Form>
        <CommandButton
          action={productCommandPath("detail/delete")}
          ids={{ productId, detailId }}
          name={words.remove}
          look="danger"
        />
      </div>
    </section>
  );
}

export function InTheShop({ slug }: Pick<EditedDetail, "slug">) {
  return (
    <Link to={productPath(slug)} className="link inline-flex min-h-11 items-center">
      {words.seeInShop}
    </Link>
  );
}

/** Why no shopper sees it. */
export function NotInTheShop({ packs }: Pick<EditedDetail, "packs">) {
  const isHidden = packs.some(({ hiddenPaise }) => hiddenPaise !== null);
  return <p className="mb-3">{isHidden ? words.isHidden : words.isDraft}</p>;
}
