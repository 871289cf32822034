import type { Same } from "#app/values/language.ts";
import type { words as english } from "./supplier.words.ts";

export const words: Same<typeof english> = {
  officer: (officer) => `शिकायत अधिकारी: ${officer}।`,
};
