import { useState, useSyncExternalStore } from "react";
import { followPrice } from "#app/features/admin/follow-price.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { ClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { PhotoInput } from "#app/ui/photo/photo-input.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { EditedDetail } from "./edited-detail.ts";
import { CategorySelect } from "./category-select.tsx";
import { ClassField } from "./class-field.tsx";
import { LabelInputs } from "./label-fields.tsx";
import { MorePacks } from "./more-packs.tsx";
import { PackFields } from "./pack-fields.tsx";
import { WeightSelect } from "./weight-select.tsx";
import { words as ui } from "#app/ui/words.ts";
import { words } from "./words.ts";

type EditFormProps = {
  detail: EditedDetail;
  categories: readonly string[];
  taxClass: ClassOfGoods | null;
  weight: string;
  action: string;
  failure: FormFailure | undefined;
};

const neverChanges = () => () => undefined;

export function EditForm({ detail, weight: first, action, failure, ...rest }: EditFormProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(failure);
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [weight, setWeight] = useState(values.quantity ?? first);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onInput={followPrice}
    >
      {errors.form || errors.productId || errors.detailId ? (
        <Alert>{errors.form ?? errors.productId ?? errors.detailId}</Alert>
      ) : null}
      <ProductFields detail={detail} {...rest} failure={{ errors, values }} />
      <WeightSelect
        packs={detail.packs}
        value={weight}
        error={errors.quantity}
        onChange={setWeight}
      />
      <PackFields
        key={`pack ${weight}`}
        pack={detail.packs.find((pack) => pack.weight === weight)}
        units={detail.packs.at(-1)?.units ?? ""}
        isManual={weight === "" || !hasScripts}
        values={values.quantity === weight ? values : {}}
        errors={errors}
      />
      {detail.packs.length === 0 ? <MorePacks failure={{ errors, values }} /> : null}
      <LabelInputs detail={detail} failure={{ errors, values }} />
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? ui.loading : words.update}
      </button>
      <button
        type="submit"
        name="then"
        value="another"
        className="button button-plain mt-3 w-full"
        disabled={isBusy}
      >
        {words.updateAndAdd}
      </button>
    </fetcher.Form>
  );
}

type ProductFieldsProps = Pick<EditFormProps, "detail" | "categories" | "taxClass"> & {
  failure: Pick<FormFailure, "errors" | "values">;
};

/** What is no pack's own: name, category and picture of the product, and the brand. */
function ProductFields({ detail, categories, taxClass, failure }: ProductFieldsProps) {
  const { errors, values } = failure;
  const text = (name: "name" | "nameHi" | "alsoKnownAs" | "brand" | "image") => ({
    ...words[name],
    name,
    error: errors[name],
    defaultValue: values[name] ?? detail[name],
    autoComplete: "off",
  });
  return (
    <>
      {detail.image ? (
        <Picture
          image={detail.image}
          alt={words.pictureNow}
          sizes="small"
          className="mb-1 w-24 rounded-md"
        />
      ) : null}
      <PhotoInput label={words.photo} name="photo" error={errors.photo} />
      <Field {...text("name")} />
      <Field {...text("nameHi")} />
      <Field {...text("alsoKnownAs")} />
      <CategorySelect
        categories={categories}
        defaultValue={values.category ?? detail.category}
        error={errors.category}
      />
      {taxClass ? <ClassField of={taxClass} failure={failure} /> : null}
      <Field key={`image ${values.image}`} {...text("image")} inputMode="url" />
      <Field {...text("brand")} />
    </>
  );
}
