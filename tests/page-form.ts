import { attribute } from "#scripts/bench/reads/visitor.ts";

export type ShownForm = { action: string; method: string; fields: Record<string, string> };

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/** The form of a page whose button says so, and what a browser would send of it untouched. */
export function formWith(html: string, button: string): ShownForm {
  for (const [, tag = "", inside = ""] of html.matchAll(/(<form[^>]*>)(.*?)<\/form>/gs)) {
    const buttons = [...inside.matchAll(/<button[^>]*>(.*?)<\/button>/gs)];
    if (!buttons.some(([, label = ""]) => textOf(label) === button)) continue;
    const fields = [...inside.matchAll(/<input[^>]*>/g)].filter(([input]) => isSent(input));
    return {
      action: attribute(tag, "action"),
      method: attribute(tag, "method"),
      fields: Object.fromEntries(
        fields.map(([input]) => [
          attribute(input, "name"),
          attribute(input, "value") || onIf(input),
        ]),
      ),
    };
  }
  throw new Error(`No form has the button ${button}.`);
}

const isChosen = (input: string) => /^(radio|checkbox)$/.test(attribute(input, "type"));
const isSent = (input: string) =>
  attribute(input, "name") !== "" && (!isChosen(input) || /\schecked=""/.test(input));
const onIf = (input: string) => (isChosen(input) ? "on" : "");
