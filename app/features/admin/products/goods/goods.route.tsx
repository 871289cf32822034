import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useLocation } from "@remix-run/react";
import { type GoodsCommand, goodsPath, productListPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { words as shared } from "#app/features/admin/words.ts";
import {
  type GoodsShelf,
  goodsShelves,
  listGoods,
} from "#app/features/catalogue/whole/list-goods.server.ts";
import { findEmptyDraft } from "#app/features/catalogue/write/find-empty-draft.server.ts";
import { hidePacks } from "#app/features/catalogue/write/hide-packs.server.ts";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { GoodsRow } from "./goods-row.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.products.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { text, search } = readListAddress(request);
  const shelf = goodsShelves.find((one) => one === search.get("show")) ?? null;
  const after = search.get("after");
  const [, page] = await Promise.all([
    requireAdmin(request, context),
    listGoods(context, { text, shelf, after }),
  ]);
  return { ...page, text, shelf, isFirst: after === null, shelves: goodsShelves };
}

const commands: Record<GoodsCommand, (asked: ActionFunctionArgs) => Promise<Response>> = {
  hide: (asked) => hide(asked, true),
  show: (asked) => hide(asked, false),
};

export async function action(asked: ActionFunctionArgs) {
  const address = new URL(asked.request.url);
  return address.pathname === goodsPath ? add(asked) : atEnd(address, commands)(asked);
}

/** A draft, and on to its page: of two taps the second finds that of the first. */
async function add({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const made = (await findEmptyDraft(context)) ?? (await createProduct(context));
  return redirectAfterPost(
    context,
    `${editPath(made)}?${new URLSearchParams({ back: goodsPath })}`,
  );
}

/** Back to where the button stood: the list, or the brand's own page. */
async function hide({ request, context }: ActionFunctionArgs, isHidden: boolean) {
  await requireAdmin(request, context);
  const { detailId = "", financialId } = await readForm(request);
  const hidden = await hidePacks(context, { detailId, financialId }, isHidden);
  if (!hidden.ok) throw new Response(hidden.message, { status: hidden.status });
  return redirectAfterPost(context, refererPath(request, goodsPath), {
    toast: { kind: "success", message: isHidden ? words.isHidden : words.isShown },
  });
}

type Asked = { text: string; shelf: GoodsShelf | null; after?: string | null };

function addressOf({ text, shelf, after }: Asked): string {
  const query = new URLSearchParams({
    ...(text ? { query: text } : {}),
    ...(shelf ? { show: shelf } : {}),
    ...(after ? { after } : {}),
  });
  return query.size > 0 ? `${goodsPath}?${query}` : goodsPath;
}

/** /admin/products */
export default function GoodsList() {
  const { goods, after, text, shelf, isFirst, shelves } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return (
    <AdminPage title={shared.places.products.name}>
      <div className="choices mb-4">
        <Form method="post" action={goodsPath}>
          <button type="submit" className="button">
            {words.add}
          </button>
        </Form>
        <Link to={productListPath} className="link inline-flex min-h-11 items-center">
          {words.asTable}
        </Link>
      </div>
      <FindForm
        action={goodsPath}
        label={words.search}
        hint={words.searchHint}
        text={text}
        kept={shelf ? { show: shelf } : {}}
      />
      <nav aria-label={words.show} className="stands">
        {[null, ...shelves].map((one) => (
          <Link
            key={one}
            to={addressOf({ text, shelf: one })}
            aria-current={one === shelf ? "true" : undefined}
          >
            {one ? words.shelves[one] : words.all}
          </Link>
        ))}
      </nav>
      <ul className="goods">
        {goods.map((one) => (
          <GoodsRow key={one.detailId} goods={one} back={pathname + search} />
        ))}
      </ul>
      {goods.length === 0 ? <p>{text ? words.noneFound(text) : words.noneThere}</p> : null}
      {after !== null || !isFirst ? (
        <nav aria-label={shared.pages} className="mt-6 flex items-center justify-center gap-3">
          {isFirst ? null : (
            <Link to={addressOf({ text, shelf })} className="button button-plain">
              {words.firstPage}
            </Link>
          )}
          {after === null ? null : (
            <Link to={addressOf({ text, shelf, after })} rel="next" className="button button-plain">
              {shared.next}
            </Link>
          )}
        </nav>
      ) : null}
    </AdminPage>
  );
}
