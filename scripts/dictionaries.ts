// Text for people stands in dictionaries, `words.ts`, and nowhere else.
import type { Rule } from "eslint";
import type { Literal, Node, TemplateLiteral } from "estree";

/** What other programs read, or is sent out, in English. */
const ofPrograms = [
  "app/features/api/**",
  "app/features/catalogue/outside/**",
  "app/features/catalogue/pictures/picture.server.ts",
  "app/features/catalogue/whole/batch.schema.ts",
  "app/features/billing/month/**",
  "app/features/payments/gateway/**",
  "app/features/payments/settle/answer-webhook.server.ts",
];
/** What goods are called and what shoppers write, which is understood in all languages at once. */
const understood = [
  "app/features/billing/tax/class-meant.ts",
  "app/features/catalogue/csv/map-columns.ts",
  "app/features/catalogue/listing/**/category-names*.ts",
  "app/features/catalogue/search/words/**",
  "app/features/lists/reading/**",
  "app/values/said/*",
];
const dictionaryFiles = ["app/**/{words,*.words}.ts", "app/**/{words,*.words}.*.ts"];

const shownAttributes = new Set(["title", "alt", "aria-label", "placeholder", "label"]);
/** Names, values that are stored, and what only programs and the log read. */
const asTheyAre =
  /^(Kirana|WhatsApp|Samsung Internet|English|हिन्दी|Cash Or UPI|Failed query|Bearer 7|Order 7|New product|Daily Needs|Command line|Khata 7|A customer|Unknown (Street|City|Postal Code))$/;
const letters = /\p{L}[\p{L}\p{M}]/u;
/** Begins like a sentence, with a word in ordinary spelling, and goes on. */
const sentence = /^\p{Lu}\p{Ll}*['’]?\p{Ll}* \S/u;
const ending = /\p{Ll} \p{L}+.*[.?!…]$/u;
const devanagari = /\p{Script=Devanagari}/u;

const isSentence = (text: string) =>
  !asTheyAre.test(text) && (sentence.test(text) || ending.test(text) || devanagari.test(text));

type Placed = Node & { parent?: Placed; name?: { name: string } };

/** What is thrown for who programs or runs the shop. */
function isForProgrammers(node: Placed): boolean {
  const { parent } = node;
  return (
    parent?.type === "NewExpression" &&
    parent.callee.type === "Identifier" &&
    parent.callee.name.endsWith("Error")
  );
}

const textOf = (template: TemplateLiteral) =>
  template.quasis.map(({ value }) => value.cooked ?? "").join("7");

const rule: Rule.RuleModule = {
  create(context) {
    const report = (node: Node, text: string) =>
      context.report({ node, message: `Text for people stands in words.ts: "${text.trim()}"` });
    const isShownIn = ({ parent }: Placed) => {
      const kind = parent?.type as string | undefined;
      if (kind === "JSXAttribute") return shownAttributes.has(String(parent?.name?.name));
      return false;
    };
    return {
      JSXText: (node: Node & { value: string }) => {
        if (letters.test(node.value) && !asTheyAre.test(node.value.trim()))
          report(node, node.value);
      },
      Literal(node: Literal & Rule.NodeParentExtension) {
        if (typeof node.value !== "string" || isForProgrammers(node as Placed)) return;
        if (isSentence(node.value) || (isShownIn(node as Placed) && letters.test(node.value)))
          report(node, node.value);
      },
      TemplateLiteral(node: TemplateLiteral & Rule.NodeParentExtension) {
        const text = textOf(node);
        if (isSentence(text) && !isForProgrammers(node as Placed)) report(node, text);
      },
    };
  },
};

/** The block of the lint configuration. */
export function dictionaries(tests: string[]) {
  return {
    files: ["app/**/*.{ts,tsx}"],
    ignores: [...tests, ...dictionaryFiles, ...ofPrograms, ...understood],
    plugins: { house: { rules: { "text-in-dictionaries": rule } } },
    rules: { "house/text-in-dictionaries": "error" as const },
  };
}
