import { Field } from "#app/ui/field.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import type { EditedPack } from "./edited-detail.ts";

type PackFieldsProps = {
  pack: EditedPack | undefined;
  units: string;
  isManual: boolean;
  values: FormFailure["values"];
  errors: FormFailure["errors"];
};

/** Price, discount, stock and units of the pack that is chosen; what was shown goes along, so that only what was changed is saved. */
export function PackFields({ pack, units, isManual, values, errors }: PackFieldsProps) {
  const shown = {
    shownWeight: pack?.weight ?? "",
    shownPrice: pack?.price ?? "",
    shownDiscount: pack?.discount ?? "",
    shownStock: pack?.countInStock ?? "",
    shownUnits: pack?.units ?? units,
  };
  const number = { type: "number", min: 0, autoComplete: "off" };
  return (
    <>
      {isManual ? (
        <Field
          {...number}
          label="Manual Weight"
          name="manualQuantity"
          step="any"
          inputMode="decimal"
          defaultValue={values.manualQuantity ?? ""}
          error={errors.manualQuantity}
          hint="A number up to 9,99,999 with at most 3 decimals, such as 1.5 or 500."
        />
      ) : null}
      <Field
        label="Units"
        name="units"
        autoComplete="off"
        maxLength={40}
        defaultValue={values.units ?? shown.shownUnits}
        error={errors.units}
        hint="kg, g, l, ml, pcs, or other words of up to 40 characters."
      />
      <Field
        {...number}
        label="Price"
        name="price"
        step="0.01"
        inputMode="decimal"
        placeholder="0"
        defaultValue={values.price ?? shown.shownPrice}
        error={errors.price}
        hint="MRP of this pack in rupees, up to 10,00,000. A pack is for sale once it has a price; it can't go back to 0."
      />
      <Field
        {...number}
        label="Discount"
        name="discount"
        step="0.01"
        max={100}
        inputMode="decimal"
        placeholder="0"
        defaultValue={values.discount ?? shown.shownDiscount}
        error={errors.discount}
        hint="Percent off the MRP, 0 to 100 with at most 2 decimals."
      />
      <Field
        {...number}
        label="Stock"
        name="countInStock"
        step={1}
        inputMode="numeric"
        placeholder="0"
        defaultValue={values.countInStock ?? shown.shownStock}
        error={errors.countInStock}
        hint="Packs in stock, up to 1,00,000."
      />
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? value} readOnly />
      ))}
    </>
  );
}
