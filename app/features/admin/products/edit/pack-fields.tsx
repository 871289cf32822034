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

const number = { type: "number", min: 0, autoComplete: "off" };

const packInputs = {
  units: {
    label: "Units",
    maxLength: 40,
    autoComplete: "off",
    hint: "kg, g, l, ml, pcs, or other words of up to 40 characters.",
  },
  price: {
    ...number,
    label: "Price",
    step: "0.01",
    inputMode: "decimal",
    placeholder: "0",
    hint: "MRP of this pack in rupees, up to 10,00,000. A pack is for sale once it has a price; it can't go back to 0.",
  },
  discount: {
    ...number,
    label: "Discount",
    step: "0.01",
    max: 100,
    inputMode: "decimal",
    placeholder: "0",
    hint: "Percent off the MRP, 0 to 100 with at most 2 decimals.",
  },
  dprice: {
    ...number,
    label: "Selling price",
    step: "0.01",
    inputMode: "decimal",
    placeholder: "0",
    hint: "What is paid in rupees, at most the MRP. Give this or the discount: the other follows.",
  },
  countInStock: {
    ...number,
    label: "Stock",
    step: 1,
    inputMode: "numeric",
    placeholder: "0",
    hint: "Packs in stock, up to 1,00,000.",
  },
  lowStockAt: {
    ...number,
    label: "Low from",
    step: 1,
    inputMode: "numeric",
    hint: "So few packs stand in the list Low stock; empty for the shop's own number.",
  },
} as const;

/**
 * Price, discount, selling price, stock and units of the pack that is chosen; what was shown goes along, so that
 * only what was changed is saved.
 */
export function PackFields({ pack, units, isManual, values, errors }: PackFieldsProps) {
  const shown = { ...(pack ?? emptyPack), units: pack?.units ?? units };
  const names = Object.keys(packInputs) as (keyof typeof packInputs)[];
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
      {names.map((name) => (
        <Field
          key={name}
          {...packInputs[name]}
          name={name}
          defaultValue={values[name] ?? shown[name]}
          error={errors[name]}
        />
      ))}
      {Object.entries(shownFields).map(([name, field]) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? shown[field]} />
      ))}
    </>
  );
}

const emptyPack = {
  weight: "",
  price: "",
  discount: "",
  dprice: "",
  countInStock: "",
  lowStockAt: "",
};

/** What each fact was when the page was made. */
const shownFields = {
  shownWeight: "weight",
  shownPrice: "price",
  shownDiscount: "discount",
  shownDprice: "dprice",
  shownStock: "countInStock",
  shownLow: "lowStockAt",
  shownUnits: "units",
} as const;
