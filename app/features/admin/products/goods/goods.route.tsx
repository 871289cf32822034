import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type GoodsCommand, goodsPath, newProductPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AddProduct } from "#app/features/admin/products/new/add-product.tsx";
import { loadNew, takeNew } from "#app/features/admin/products/new/new-product.server.ts";
import { words as added } from "#app/features/admin/products/new/words.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { hidePacks } from "#app/features/catalogue/write/hide-packs.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import { type FormFailure, readForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { GoodsList } from "./goods-list.tsx";
import { loadGoods } from "./load-goods.server.ts";
import { words } from "./words.ts";

const isNew = ({ pathname }: { pathname: string }) => pathname === newProductPath;

export const meta: MetaFunction = ({ location }) =>
  adminMeta(isNew(location) ? added.title : shared.places.products.name);
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return isNew(new URL(asked.request.url))
    ? { begun: await loadNew(asked) }
    : { list: await loadGoods(asked) };
}

const commands: Record<GoodsCommand, (asked: ActionFunctionArgs) => Promise<Response>> = {
  hide: (asked) => hide(asked, true),
  show: (asked) => hide(asked, false),
};

export async function action(asked: ActionFunctionArgs) {
  const address = new URL(asked.request.url);
  return isNew(address) ? takeNew(asked) : atEnd(address, commands)(asked);
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

/** The goods, and the form of a new product. */
export default function Goods() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return loaded.begun ? (
    <AddProduct {...loaded.begun} failure={failure} />
  ) : (
    <GoodsList {...loaded.list} />
  );
}
