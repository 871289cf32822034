import { useState, useSyncExternalStore } from "react";
import { followPrice } from "#app/features/admin/follow-price.ts";
import { useFailingForm } from "#app/features/account/use-failing-form.ts";
import type { ClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import type { EditedDetail } from "./edited-detail.ts";
import { CategorySelect } from "./category-select.tsx";
import { ClassField } from "./class-field.tsx";
import { MoreFacts } from "./more-facts.tsx";
import { morePackRows } from "./more-pack-fields.ts";
import { MorePacks } from "./more-packs.tsx";
import { PhotoField } from "./photo-field.tsx";
import { PackFields } from "./pack-fields.tsx";
import { PackRows } from "./pack-rows.tsx";
import { WeightSelect } from "./weight-select.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { words } from "./words.ts";

type EditFormProps = {
  detail: EditedDetail;
  categories: readonly string[];
  taxClass: ClassOfGoods | null;
  weight: string;
  action: string;
  /** Whether the facts of the label are what one came for. */
  isForLabel: boolean;
  failure: FormFailure | undefined;
};

const neverChanges = () => () => undefined;

export function EditForm(props: EditFormProps) {
  const { detail, weight: first, action, isForLabel } = props;
  const { form, fetcher, errors, values, isBusy } = useFailingForm(props.failure);
  const [weight, setWeight] = useState(values.quantity ?? first);
  const failure = { errors, values };
  const refused = errors.form ?? errors.productId ?? errors.detailId;
  return (
    <fetcher.Form
      ref={form}
      className="goods-form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onInput={followPrice}
    >
      {refused ? <Alert>{refused}</Alert> : null}
      <div className="two-sides">
        <div>
          <ProductFields {...props} failure={failure} />
        </div>
        <div className="second-side">
          <Packs {...{ detail, weight, failure }} address={action} onChoose={setWeight} />
          {detail.packs.length === 0 ? (
            <MorePacks title={words.morePacks} rows={morePackRows} failure={failure} />
          ) : null}
        </div>
        <MoreFacts
          key={`image ${values.image}`}
          facts={detail}
          fields={["alsoKnownAs", "image"]}
          isOpen={isForLabel}
          failure={failure}
        />
      </div>
      <SaveButtons save={words.update} saveAndAdd={words.updateAndAdd} isBusy={isBusy} />
    </fetcher.Form>
  );
}

type FailureProps = { failure: Pick<FormFailure, "errors" | "values"> };

/** What is no pack's own: picture, name and category of the product, and the brand. */
function ProductFields({
  detail,
  categories,
  taxClass,
  failure,
}: FailureProps & Pick<EditFormProps, "detail" | "categories" | "taxClass">) {
  const { errors, values } = failure;
  const text = (name: "name" | "nameHi" | "brand") => ({
    label: words[name].label,
    name,
    error: errors[name],
    defaultValue: values[name] ?? detail[name],
    autoComplete: "off",
  });
  return (
    <>
      <PhotoField image={detail.image} error={errors.photo} />
      <Field {...text("name")} />
      <Field {...text("nameHi")} />
      <div className="wide-pairs">
        <Field {...text("brand")} />
        <CategorySelect
          categories={categories}
          defaultValue={values.category ?? detail.category}
          error={errors.category}
        />
      </div>
      {taxClass ? <ClassField of={taxClass} failure={failure} /> : null}
    </>
  );
}

type PacksProps = FailureProps &
  Pick<EditFormProps, "detail" | "weight"> & {
    address: string;
    onChoose: (weight: string) => void;
  };

/** All of them in rows, and the fields of the one that is chosen. */
function Packs({ detail, weight, address, onChoose, failure: { errors, values } }: PacksProps) {
  const { packs } = detail;
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <fieldset className="panel mb-4">
      <legend className="text-[1.0625rem] font-bold">{words.packs}</legend>
      {packs.length > 0 ? <PackRows {...{ packs, weight, address, onChoose }} /> : null}
      <div className="pairs pack-fields">
        <WeightSelect packs={packs} value={weight} error={errors.quantity} onChange={onChoose} />
        <PackFields
          key={`pack ${weight}`}
          pack={packs.find((pack) => pack.weight === weight)}
          units={packs.at(-1)?.units ?? ""}
          isManual={weight === "" || !hasScripts}
          values={values.quantity === weight ? values : {}}
          errors={errors}
        />
      </div>
    </fieldset>
  );
}
