import * as v from "valibot";
import { Rupees, Time } from "#app/features/api/call/shapes.schema.ts";
import { documentKinds } from "#app/values/tax.ts";

const Percent = v.pipe(v.number(), v.description("Percent, CGST and SGST together"));

const Line = v.object({
  name: v.string(),
  brand: v.string(),
  quantity: v.number(),
  units: v.string(),
  qty: v.number(),
  price: v.pipe(Rupees, v.description("Of one pack")),
  amount: Rupees,
  hsn: v.string(),
  rate: v.nullable(Percent),
  taxable: v.pipe(
    v.nullable(Rupees),
    v.description("The lines of a rate add up to their group's; null where no tax is shown"),
  ),
});

const Group = v.object({
  rate: Percent,
  gross: Rupees,
  taxable: Rupees,
  cgst: Rupees,
  sgst: Rupees,
});

const Paper = v.object({
  number: v.string(),
  issuedAt: Time,
  lines: v.array(Line),
  groups: v.array(Group),
  offerPrice: v.optional(v.pipe(Rupees, v.description("What offers took off the lines"))),
  gross: v.pipe(
    Rupees,
    v.description("The sum of the lines, and of the groups where there are any"),
  ),
  roundOff: Rupees,
  payable: Rupees,
});

export const DocumentJson = v.object({
  kind: v.picklist(documentKinds),
  ...Paper.entries,
  creditNotes: v.array(Paper),
});
