import { Fragment } from "react";
import { Field } from "#app/ui/field.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import type { EditedPack } from "./edited-detail.ts";
import { words } from "./words.ts";

type PackFieldsProps = {
  pack: EditedPack | undefined;
  units: string;
  isManual: boolean;
  values: FormFailure["values"];
  errors: FormFailure["errors"];
};

/** As text, where a browser lets Hindi digits be typed, which the server reads. */
const typed = { autoComplete: "off" };
/** MRP and discount are specified as number fields. */
const number = { ...typed, type: "number", min: 0 };

const packInputs = () =>
  ({
    units: {
      ...words.units,
      maxLength: 40,
      autoComplete: "off",
    },
    price: {
      ...number,
      ...words.price,
      step: "0.01",
      inputMode: "decimal",
      placeholder: "0",
    },
    discount: {
      ...number,
      ...words.discount,
      step: "0.01",
      max: 100,
      inputMode: "decimal",
      placeholder: "0",
    },
    dprice: {
      ...typed,
      ...words.dprice,
      inputMode: "decimal",
      placeholder: "0",
    },
    countInStock: {
      ...typed,
      ...words.countInStock,
      inputMode: "numeric",
      placeholder: "0",
    },
    lowStockAt: {
      ...typed,
      ...words.lowStockAt,
      inputMode: "numeric",
    },
  }) as const;

/**
 * Units, price, discount, selling price and stock of the pack that is chosen; what was shown goes along, so that
 * only what was changed is saved.
 */
export function PackFields({ pack, units, isManual, values, errors }: PackFieldsProps) {
  const shown = { ...(pack ?? emptyPack), units: pack?.units ?? units };
  const inputs = packInputs();
  const names = Object.keys(inputs) as (keyof typeof inputs)[];
  return (
    <>
      {isManual ? (
        <Field
          {...typed}
          {...words.manualWeight}
          name="manualQuantity"
          inputMode="decimal"
          defaultValue={values.manualQuantity ?? ""}
          error={errors.manualQuantity}
        />
      ) : null}
      {names.map((name) => (
        <Fragment key={name}>
          <Field
            {...inputs[name]}
            name={name}
            defaultValue={values[name] ?? shown[name]}
            error={errors[name]}
          />
          {name === "dprice" ? <p className="about-price">{words.aboutPrice}</p> : null}
        </Fragment>
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
