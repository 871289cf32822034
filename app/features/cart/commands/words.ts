import { counted } from "#app/values/language.ts";
import { maxLines } from "#app/values/limits.ts";

export const words = {
  fullCart: `Your cart holds ${maxLines} different packs, which is the most it takes. Remove one to add another.`,
  chooseProduct: "Please choose a product first.",
  chooseCount: (least: number, most: number) => `Choose a quantity from ${least} to ${most}.`,
  unreadable: "This form can't be read.",
  partOf: (part: number, whole: number, line: string) => `${part} of ${whole}: ${line}`,
  moreLines: (count: number) =>
    counted("en", count, { one: "1 more line", other: `${count} more lines` }),
};
