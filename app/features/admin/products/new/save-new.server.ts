// Until everything is right there is no product; a picture that was stored stays chosen.
import * as v from "valibot";
import {
  type FailedSave,
  errorsOf,
  failedSave,
  refuseWithPhoto,
  storePhoto,
} from "#app/features/admin/products/edit/failed-save.server.ts";
import { readClassOfForm } from "#app/features/admin/products/edit/class-of-form.server.ts";
import { morePackField } from "#app/features/admin/products/edit/more-pack-fields.ts";
import { readMorePacks } from "#app/features/admin/products/edit/more-packs.schema.ts";
import { addProduct } from "#app/features/catalogue/write/add-product.server.ts";
import { UpdateDetailSchema } from "#app/features/catalogue/write/catalogue.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { isId, newCatalogueId } from "#app/values/identifier.ts";
import { newPackRows } from "./new-pack-rows.ts";
import { words } from "./words.ts";

export type SavedNew = {
  ok: true;
  isNew: boolean;
  productId: string;
  detailId: string;
  /** Whether every pack has a price. */
  isPriced: boolean;
};

export async function saveNew(
  context: RequestContext,
  { fields, photo }: FormWithPhoto,
): Promise<SavedNew | FailedSave> {
  const parsed = v.safeParse(UpdateDetailSchema, { name: "", category: "", ...fields });
  const { packs, errors } = readMorePacks(fields, newPackRows);
  if (packs.length === 0 && Object.keys(errors).length === 0)
    errors[morePackField(1, "quantity")] = words.onePackAtLeast;
  const ids = { productId: idOf(fields.productId), detailId: idOf(fields.detailId) };
  const { taxClassId, error } = await readClassOfForm(context, ids, fields);
  if (error) errors.taxClass = error;
  if (!parsed.success || Object.keys(errors).length > 0)
    return refuseWithPhoto(
      context,
      { fields, photo },
      { ...errors, ...errorsOf(parsed.issues ?? []) },
    );
  const stored = await storePhoto(context, { fields, photo });
  if (!stored.ok) return stored;
  const { values } = stored;
  const image = photo ? values.image : parsed.output.image;
  const facts = { ...parsed.output, image, taxClassId };
  const added = await addProduct(context, { ...ids, facts, packs });
  const isPriced = packs.every(({ pricePaise }) => pricePaise > 0);
  if (added.ok) return { ...added, ...ids, isPriced };
  const field = added.reason === "pack-exists" ? morePackField(1, "quantity") : "category";
  return failedSave(added.status, values, { [field]: added.message });
}

/** The form brings it along. */
function idOf(sent = ""): string {
  return isId(sent) ? sent : newCatalogueId();
}
