import * as v from "valibot";

const Chosen = {
  productId: v.string(),
  brandId: v.string(),
  financialId: v.string(),
  qty: v.pipe(v.number(), v.description("Packs")),
};

export const ListJson = v.object({
  lines: v.array(
    v.object({
      text: v.pipe(v.string(), v.description("The line as it was typed")),
      name: v.string(),
      quantity: v.nullable(v.number()),
      units: v.nullable(v.picklist(["g", "ml", "pcs"])),
      packs: v.nullable(v.number()),
      price: v.pipe(v.nullable(v.number()), v.description("In rupees")),
      picked: v.pipe(
        v.nullable(v.object(Chosen)),
        v.description("What the line plainly means; null where it has to be asked"),
      ),
      choices: v.array(
        v.object({
          ...Chosen,
          name: v.string(),
          brand: v.string(),
          packQuantity: v.number(),
          packUnits: v.string(),
          dprice: v.pipe(v.number(), v.description("Of one pack, in rupees")),
        }),
      ),
    }),
  ),
});
