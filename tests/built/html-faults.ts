import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // How the framework writes what means the same: attributes, an empty element, ids of its own.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-self-closing": "off",
    "void-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // A field without a type takes text, a button without one sends its form: both are meant.
    "no-implicit-button-type": "off",
    "no-implicit-input-type": "off",
    // A list of suggestions and the track of an order are no native elements anywhere.
    "prefer-native-element": "off",
    // Several orders are chosen by boxes of one name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Where no script can, a page that waits asks again by itself.
    "meta-refresh": "off",
    // Where lines break in a footer.
    "tel-non-breaking": "off",
    // Scripts and styles are files of the shop itself.
    "require-sri": "off",
  },
});

/** What of a page is no valid HTML, and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split("\n");
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, line, column }) =>
        `${ruleId}: ${message} at ${lines[line - 1]?.slice(Math.max(0, column - 40), column + 120)}`,
    );
  return /<\/body>\s*<\/html>\s*$/.test(html) && html.split("</html>").length === 2
    ? faults
    : [...faults, `the end is ${html.slice(-80)}`];
}
