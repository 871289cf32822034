// Nothing is written before every field is right; a picture that was stored stays chosen when
// something else is refused.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { UpdateDetailSchema } from "#app/features/catalogue/write/catalogue.schema.ts";
import {
  type UpdatedDetail,
  updateDetail,
} from "#app/features/catalogue/write/update-detail.server.ts";
import { readClassOfForm } from "./class-of-form.server.ts";
import { type EditedDetail, changedFields, shownStock } from "./edited-detail.ts";
import {
  type FailedSave,
  errorsOf,
  failedSave,
  refuseWithPhoto,
  storePhoto,
} from "./failed-save.server.ts";
import { morePackRows } from "./more-pack-fields.ts";
import { readMorePacks } from "./more-packs.schema.ts";
import { getEditedDetail } from "./edited-detail.server.ts";
import type { FormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { words } from "./words.ts";

export async function saveDetail(
  context: RequestContext,
  detail: EditedDetail,
  { fields, photo }: FormWithPhoto,
): Promise<{ ok: true } | FailedSave> {
  const { name = detail.name, ...others } = changedFields(fields, detail.packs);
  const sent = name === detail.name ? others : { ...others, name };
  const parsed = v.safeParse(UpdateDetailSchema, sent);
  const more = readMorePacks(fields, morePackRows);
  const { taxClassId, error } = await readClassOfForm(context, detail, fields);
  const errors = { ...more.errors, ...errorsOf(parsed.issues ?? []) };
  if (error) errors.taxClass = error;
  if (!parsed.success || Object.keys(errors).length > 0)
    return refuseWithPhoto(context, { fields, photo }, errors);
  const stored = await storePhoto(context, { fields, photo });
  if (!stored.ok) return stored;
  const { values } = stored;
  const countInStockWas = shownStock(fields);
  const saved = await updateDetail(
    context,
    { product: detail.productId, detailId: detail.detailId },
    {
      ...parsed.output,
      morePacks: more.packs,
      taxClassId,
      image: photo ? values.image : parsed.output.image,
      ...(countInStockWas === undefined ? {} : { countInStockWas }),
    },
  );
  return saved.ok ? { ok: true } : explain(context, { detail, values, saved });
}

type Refused = {
  detail: EditedDetail;
  values: Record<string, string>;
  saved: Extract<UpdatedDetail, { ok: false }>;
};

/** A stock that changed meanwhile is shown anew, so that it can be counted again. */
async function explain(
  context: RequestContext,
  { detail, values, saved }: Refused,
): Promise<FailedSave> {
  const { reason, status, field = "form" } = saved;
  if (reason !== "stock-changed") return failedSave(status, values, { [field]: saved.message });
  const now = await getEditedDetail(context, detail.productId, detail.detailId);
  const stock = now?.packs.find(({ weight }) => weight === values.quantity)?.countInStock ?? "0";
  return failedSave(
    status,
    { ...values, shownStock: stock },
    {
      countInStock: words.stockChanged(stock),
    },
  );
}
