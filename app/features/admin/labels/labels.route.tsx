import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { cataloguePath, goodsPath, labelListPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import {
  countLacking,
  countOnShow,
  listLacking,
} from "#app/features/catalogue/labels/list-lacking.server.ts";
import { listLackingBrands } from "#app/features/catalogue/labels/fill-labels.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Filled } from "#app/ui/filled.tsx";
import { FillForm } from "./fill-form.tsx";
import { answerFill } from "./fill.server.ts";
import { LackingGroups } from "./lacking-groups.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.labels.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { before, search } = readListAddress(request);
  const category = search.get("category");
  const [, categories, onShow, ofBrands, page] = await Promise.all([
    requireAdmin(request, context),
    countLacking(context),
    countOnShow(context),
    listLackingBrands(context),
    listLacking(context, { before, category }),
  ]);
  return { ...page, onShow, ofBrands, categories, category, isFirst: before === null };
}

export async function action(asked: ActionFunctionArgs) {
  return answerFill(asked);
}

/** Brands on show whose pages can't say yet what the law wants said of their packs. */
export default function Labels() {
  const { brands, before, isFirst, categories, category, onShow, ofBrands } =
    useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const filter = { category: category ?? "" };
  return (
    <AdminPage title={shared.places.labels.name}>
      {categories.length > 0 ? (
        <p className="mb-1 font-semibold">{words.lacking(sumOf(categories), onShow)}</p>
      ) : null}
      {categories.length > 0 ? (
        <p className="mb-3">
          <Filled
            text={words.about}
            catalogue={
              <Link to={cataloguePath} className="link">
                {shared.places.catalogue.name}
              </Link>
            }
          />
        </p>
      ) : null}
      {categories.length > 0 ? <Categories {...{ categories, category }} /> : null}
      {brands.length > 0 ? (
        <>
          <FillForm brands={ofBrands} count={sumOf(categories)} failure={failure} />
          <LackingGroups brands={brands} back={addressOf(category)} />
        </>
      ) : (
        <>
          <p className="mb-4">{words.nothingMissing}</p>
          <Link to={goodsPath} className="button button-plain">
            {words.toGoods}
          </Link>
        </>
      )}
      <OlderLink action={labelListPath} filter={filter} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}

const sumOf = (categories: Awaited<ReturnType<typeof countLacking>>) =>
  categories.reduce((sum, { brands }) => sum + brands, 0);

const addressOf = (category: string | null) =>
  category === null ? labelListPath : `${labelListPath}?${new URLSearchParams({ category })}`;

type CategoriesProps = {
  categories: Awaited<ReturnType<typeof countLacking>>;
  category: string | null;
};

/** One shelf after the other, with how many brands are left of each. */
function Categories({ categories, category }: CategoriesProps) {
  const callOf = useCategoryCall();
  const shown = [
    { id: null, name: shared.all, brands: sumOf(categories) },
    ...categories.map((one) => ({ ...one, name: callOf(one.name) })),
  ];
  return (
    <nav aria-label={words.categories} className="stands one-row-of-stands max-w-3xl">
      {shown.map(({ id, name, brands }) => (
        <Link key={id} to={addressOf(id)} aria-current={id === category ? "page" : undefined}>
          {name} <b>{brands}</b>
        </Link>
      ))}
    </nav>
  );
}
