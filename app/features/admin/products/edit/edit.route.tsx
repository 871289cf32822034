import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { ConfirmBoundary } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import { listCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { draftSlug } from "#app/features/catalogue/write/draft.ts";
import { addAnotherPath, editAddress } from "./edit-address.ts";
import { BrandActions, InTheShop, NotInTheShop } from "./brand-actions.tsx";
import { EditForm } from "./edit-form.tsx";
import { requireEditedDetail } from "./require-edited-detail.server.ts";
import { PackHiding } from "./pack-rows.tsx";
import { readFormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { saveDetail } from "./save-detail.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = adminLinks;
/** A dialog over the page may ask for the password. */
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [, detail, categories] = await Promise.all([
    requireAdmin(request, context),
    requireEditedDetail(context, params),
    listCategories(context),
  ]);
  if (params.slug === draftSlug(detail.productId) && params.slug !== detail.slug)
    throw redirect(editPath(detail) + new URL(request.url).search, 301);
  const { productId, name } = detail;
  return {
    detail,
    taxClass: await readClassOfGoods(context, { productId, isNamed: name !== "" }),
    categories: categories.map(({ name }) => name),
    ...editAddress(request, detail),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const detail = await requireEditedDetail(context, params);
  const sent = await readFormWithPhoto(request);
  const saved = await saveDetail(context, detail, sent);
  if (saved.ok) {
    const { then, category = "" } = sent.fields;
    const { back } = editAddress(request, detail);
    return redirectAfterPost(context, then === "another" ? addAnotherPath(category) : back, {
      toast: { kind: "success", message: words.isUpdated },
    });
  }
  return data<FormFailure>(saved.failure, {
    status: saved.status,
    headers: saved.retryAfter ? { "Retry-After": String(saved.retryAfter) } : {},
  });
}

/** /admin/product/{slug}/edit/{detailId} */
export default function EditProduct() {
  const loaded = useLoaderData<typeof loader>();
  const { detail, categories, taxClass, weight, back, isForLabel, action: address } = loaded;
  return (
    <AdminPage
      title={
        detail.name
          ? words.titleOf(cardTitle({ ...detail, nameHi: detail.nameHi || null }))
          : words.title
      }
      parent={{ to: back, name: shared.goBack }}
      beside={detail.isForSale ? <InTheShop slug={detail.slug} /> : null}
    >
      {detail.isForSale ? null : <NotInTheShop packs={detail.packs} />}
      <EditForm
        key={detail.detailId + weight}
        detail={detail}
        categories={categories}
        taxClass={taxClass}
        weight={weight}
        action={address}
        isForLabel={isForLabel}
        failure={useActionData<FormFailure>()}
      />
      <PackHiding detail={detail} />
      <BrandActions detail={detail} />
    </AdminPage>
  );
}
