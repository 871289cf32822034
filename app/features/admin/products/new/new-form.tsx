import { newProductPath } from "#app/addresses/side-paths.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import { CategorySelect } from "#app/features/admin/products/edit/category-select.tsx";
import { ClassField } from "#app/features/admin/products/edit/class-field.tsx";
import { MoreFacts } from "#app/features/admin/products/edit/more-facts.tsx";
import { MorePacks } from "#app/features/admin/products/edit/more-packs.tsx";
import { PhotoField } from "#app/features/admin/products/edit/photo-field.tsx";
import { words as shared } from "#app/features/admin/products/edit/words.ts";
import type { ClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { emptyLabel } from "#app/values/label.ts";
import { newPackRows } from "./new-pack-rows.ts";
import { SaveButtons } from "#app/features/admin/products/edit/save-buttons.tsx";
import { words } from "./words.ts";

export type NewFormProps = {
  ids: { productId: string; detailId: string };
  categories: readonly string[];
  category: string;
  /** "" where nothing is known of it yet. */
  name: string;
  taxClass: ClassOfGoods | null;
  failure: FormFailure | undefined;
};

const nothingYet = { ...emptyLabel, alsoKnownAs: "", image: "" };

type FailureProps = { failure: Pick<FormFailure, "errors" | "values"> };

/** Photo, name, category, packs and save; what is rare is folded away. */
export function NewForm({ ids, categories, category, name, taxClass, ...rest }: NewFormProps) {
  const { form, fetcher, errors, values, isBusy } = useFailingForm(rest.failure);
  const failure = { errors, values };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={newProductPath}
      encType="multipart/form-data"
      noValidate
    >
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      {Object.entries(ids).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? id} />
      ))}
      <div className="two-sides">
        <div>
          <PhotoField
            image={errors.image ? "" : (values.image ?? "")}
            error={errors.photo}
            leadsOn
          />
          <Names name={name} failure={failure} />
          <div className="wide-pairs">
            <Field
              {...shared.brand}
              name="brand"
              autoComplete="off"
              defaultValue={values.brand}
              error={errors.brand}
            />
            <CategorySelect
              categories={categories}
              defaultValue={values.category ?? category}
              error={errors.category}
              leadsTo={["name", "pack1.quantity"]}
            />
          </div>
        </div>
        <div className="second-side">
          <MorePacks title={words.packs} rows={newPackRows} failure={failure} />
        </div>
        {taxClass ? (
          <div>
            <ClassField of={taxClass} failure={failure} />
          </div>
        ) : null}
        <MoreFacts facts={nothingYet} fields={["alsoKnownAs", "image"]} failure={failure} />
      </div>
      <SaveButtons save={words.save} saveAndAdd={words.saveAndAdd} isBusy={isBusy} />
    </fetcher.Form>
  );
}

/** In English, and as the Hindi shop calls it. */
function Names({ name, failure: { errors, values } }: Pick<NewFormProps, "name"> & FailureProps) {
  return (
    <>
      <Field
        label={shared.name.label}
        name="name"
        autoComplete="off"
        autoFocus={Object.keys(errors).length === 0}
        defaultValue={values.name ?? name}
        error={errors.name}
      />
      <Field
        label={shared.nameHi.label}
        name="nameHi"
        autoComplete="off"
        defaultValue={values.nameHi}
        error={errors.nameHi}
      />
    </>
  );
}
