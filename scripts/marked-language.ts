import type { Plugin } from "vite";

/** Speaks no language: what it doesn't mark on a page stands in no dictionary. */
export const markedLanguage = "marked";

/** The English dictionaries, but for what says which language it is. */
const dictionary = /\/app\/(?!values\/words\.ts)(.*[/.])?words\.ts$/;

/** A test language: every text of every dictionary in brackets. */
export const markWords: Plugin = {
  name: "mark-words",
  enforce: "pre",
  transform(code, id) {
    if (!dictionary.test(id)) return null;
    return `import { mark } from "#scripts/mark.ts";
${code.replace("export const words =", "const plain =")}
export const words = mark(plain);`;
  },
};
