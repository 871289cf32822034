// The server's words are those of the language in use, and while a module is loaded none is.
import type { Rule } from "eslint";
import type { ImportDeclaration, Node } from "estree";

type Placed = Node & { parent?: Placed };

const dictionary = /(^|[/.])words\.ts$/;
const inOneLanguage = /(^|[/.])words\.\w+\.ts$/;

const isInFunction = (node: Placed | null | undefined): boolean =>
  node ? /Function/.test(node.type) || isInFunction(node.parent) : false;

/** `const names = words` names a dictionary and reads nothing; a type reads nothing either. */
function reads(node: Placed): boolean {
  const { parent } = node;
  if (parent?.type === "VariableDeclarator") return parent.id.type !== "Identifier";
  return !parent?.type.startsWith("TS");
}

const rule: Rule.RuleModule = {
  create: (context) => ({
    ImportDeclaration(node: ImportDeclaration) {
      const source = String(node.source.value);
      if (inOneLanguage.test(source))
        context.report({ node, message: "Take words.ts: the language in use chooses the file." });
      if (!dictionary.test(source)) return;
      for (const variable of context.sourceCode.getDeclaredVariables(node))
        for (const { identifier } of variable.references)
          if (reads(identifier) && !isInFunction(identifier))
            context.report({
              node: identifier,
              message: "No language is in use while a module is loaded: read words in a function.",
            });
    },
  }),
};

/** The block of the lint configuration; a service worker speaks one language. */
export function wordsWhenAsked(tests: string[]) {
  return {
    files: ["app/**/*.{ts,tsx}", "db/**/*.ts"],
    ignores: [...tests, "app/service-worker/**"],
    plugins: { words: { rules: { "when-asked": rule } } },
    rules: { "words/when-asked": "error" as const },
  };
}
