import type { Plugin } from "vite";
import { type Language, languages } from "#app/values/language.ts";
import { markedLanguage } from "./marked-language.ts";

/** Vite's alias for a browser's files: each import of a `words.ts` takes the `words.hi.ts` beside it. */
export function wordsOf(name: string): { find: RegExp; replacement: string }[] {
  return name === languages[0] || name === markedLanguage
    ? []
    : [{ find: /^(.*[/.]words)\.ts$/, replacement: `$1.${name}.ts` }];
}

const dictionary = /^(.*\/app\/(?:.*[/.])?words)\.ts$/;

/**
 * On the server each `words.ts` is all dictionaries beside it, and says what the one in use says;
 * where none is named, `otherwise`. In development the page says which one a browser uses.
 */
export function spokenDictionaries(otherwise?: Language): Plugin {
  let isBuild = false;
  return {
    name: "spoken-dictionaries",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    load(id, { ssr = false } = {}) {
      const [, file] = dictionary.exec(id) ?? [];
      if (!file || (isBuild && !ssr)) return null;
      const [first, ...others] = languages;
      const imports = [
        `import { words as ${first} } from "${file}.ts?first";`,
        ...others.map((name) => `import { words as ${name} } from "${file}.${name}.ts";`),
      ].join("\n");
      const all = `{ ${languages.join(", ")} }`;
      return ssr
        ? `${imports}
import { spokenWords } from "#app/platform/language.server.ts";
export const words = /* @__PURE__ */ spokenWords(${all}, ${JSON.stringify(otherwise)});`
        : `${imports}
export const words = ${all}[document.documentElement.lang.slice(0, 2)];`;
    },
  };
}

const otherFiles = "virtual:other-languages-files";

/**
 * The first language's server build is the whole shop. Of the others only the list of the browser's
 * files is kept, which the framework makes while it builds a server.
 */
export function serverIn(language: string): Plugin {
  const isFirst = language === languages[0];
  const input = isFirst ? "app/entry.shop.ts" : "virtual:remix/server-manifest";
  return {
    name: "server-in-all-languages",
    config: (_, { isSsrBuild }) =>
      isSsrBuild && language !== markedLanguage
        ? { build: { rollupOptions: { input, external: /^#build\// } } }
        : {},
    resolveId: (id) => (id === otherFiles ? `\0${id}` : null),
    load: (id) =>
      id === `\0${otherFiles}`
        ? languages
            .slice(1)
            .map((name) => `export { default as ${name} } from "#build/${name}/server/index.js";`)
            .join("\n")
        : null,
  };
}
