import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { dictionaries } from "./scripts/dictionaries.ts";
import { walls } from "./scripts/walls.ts";
import { wordsWhenAsked } from "./scripts/words-when-asked.ts";

const tests = [
  "**/*.test.ts",
  "tests/**",
  "party/test-support.ts",
  "sandbox/payment/test-calls.ts",
];
const routeModules = [
  "app/**/*.route.{ts,tsx}",
  "app/root.tsx",
  "app/routes.ts",
  "app/entry.*",
  "*.config.*",
  "party/*.host.ts",
  "**/*.d.ts",
];

const barrels = [
  { selector: "ExportAllDeclaration", message: "No barrels: import from the file that has it." },
];
const transaction = {
  selector: "MemberExpression[property.name='transaction']",
  message: "D1 has no transactions: what belongs together is one db.batch([...]).",
};
const spreadStatements = {
  selector:
    "CallExpression[callee.name=/^(batch|loggedBatch)$/] > ObjectExpression > SpreadElement",
  message: "A spread may take a statement's name: give the part a name of its own.",
};
const classes = {
  selector: "ClassDeclaration, ClassExpression",
  message: "No classes but the room and the order of the tests.",
};
const defaultExport = { selector: "ExportDefaultDeclaration", message: "Named exports only." };
const longLists = { "max-lines": ["error", { max: 400, skipBlankLines: true }] };

export default tseslint.config(
  { ignores: ["build/", "node_modules/", ".wrangler/", ".cache/", "public/", "bench-results/"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowInterfaces: "with-single-extends" },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/only-throw-error": "off",
      "max-lines": ["error", 200],
      "max-lines-per-function": ["error", { max: 40, skipComments: true }],
      "max-params": ["error", 3],
      "no-restricted-syntax": [
        "error",
        ...barrels,
        transaction,
        spreadStatements,
        classes,
        defaultExport,
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipComments: true }] },
  },
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  {
    files: ["app/**/*.tsx"],
    rules: {
      // Without scripts only `autofocus` brings the focus to the first wrong field.
      "jsx-a11y/no-autofocus": "off",
      // A tab list hears the keys of its tabs, which have the focus.
      "jsx-a11y/interactive-supports-focus": "off",
      // A region wider than the screen takes the focus, so that the arrow keys push it.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "region"], tags: [] }],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: routeModules,
    rules: {
      "no-restricted-syntax": ["error", ...barrels, transaction, spreadStatements, classes],
    },
  },
  {
    files: ["party/*.host.ts", "tests/longest-first.ts"],
    rules: { "no-restricted-syntax": ["error", ...barrels, transaction, spreadStatements] },
  },
  { files: ["app/entry.server.tsx"], rules: { "max-params": "off" } },
  { files: ["db/seed/pictures/**"], rules: { "max-params": ["error", 5] } },
  {
    files: ["app/addresses/*paths.ts", "db/seed/**", "sandbox/geocoder-places.ts"],
    rules: longLists,
  },
  // One script for a page, written as one text.
  { files: ["sandbox/bot-check/widget.ts"], rules: { "max-lines-per-function": "off" } },
  {
    files: tests,
    rules: { "max-lines": "off", "max-lines-per-function": "off", "max-params": "off" },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  dictionaries(tests),
  wordsWhenAsked(tests),
  ...walls(tests),
);
