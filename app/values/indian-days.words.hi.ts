import type { Same } from "#app/values/language.ts";
import type { words as english } from "./indian-days.words.ts";

export const words: Same<typeof english> = {
  weekdays: ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"],
  today: "आज",
  tomorrow: "कल",
  partOfDay: (hour) =>
    hour < 4 ? "रात" : hour < 12 ? "सुबह" : hour < 16 ? "दोपहर" : hour < 20 ? "शाम" : "रात",
  time: (clock, part) => `${part} ${clock} बजे`,
  spanInPart: (from, to, part) => `${part} ${from} से ${to} बजे`,
  span: (from, to) => `${from} से ${to}`,
};
