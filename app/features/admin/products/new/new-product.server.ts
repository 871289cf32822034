import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { editProductPath, goodsPath } from "#app/addresses/side-paths.ts";
import { addAnotherPath, categoryToAddTo } from "#app/features/admin/products/edit/edit-address.ts";
import { readClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import { listCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readFormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { saveNew } from "./save-new.server.ts";
import { words } from "./words.ts";

/** Of what shoppers looked for in vain. */
const longestName = 200;

export async function loadNew({ request, context }: LoaderFunctionArgs) {
  const ids = { productId: newCatalogueId(), detailId: newCatalogueId() };
  const [, categories, taxClass] = await Promise.all([
    requireAdmin(request, context),
    listCategories(context),
    readClassOfGoods(context, { ...ids, isNamed: false }),
  ]);
  return {
    ids,
    taxClass,
    categories: categories.map(({ name }) => name),
    category: categoryToAddTo(request),
    name: (new URL(request.url).searchParams.get("name") ?? "").slice(0, longestName),
  };
}

export async function takeNew({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const sent = await readFormWithPhoto(request);
  const saved = await saveNew(context, sent);
  if (!saved.ok)
    return data<FormFailure>(saved.failure, {
      status: saved.status,
      headers: saved.retryAfter ? { "Retry-After": String(saved.retryAfter) } : {},
    });
  const { name = "", category = "", then } = sent.fields;
  if (!saved.isNew)
    return redirectAfterPost(context, editProductPath(saved.productId, saved.detailId), {
      toast: { kind: "success", message: words.wasAdded },
    });
  return redirectAfterPost(context, then === "another" ? addAnotherPath(category) : goodsPath, {
    toast: { kind: "success", message: words.isAdded(name.trim(), saved.isPriced) },
  });
}
