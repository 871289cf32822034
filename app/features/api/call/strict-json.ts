import { cleanField } from "#app/values/text.ts";

export type StrictJson = { ok: true; value: unknown } | { ok: false; message: string };

const deepest = 32;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * JSON as two programs can only read alike: no key twice, no text that can't be stored, no
 * bottomless nesting. Texts are cleaned as a form's are.
 */
export function parseStrictJson(text: string): StrictJson {
  try {
    JSON.parse(text);
    const message = findAmbiguity(text);
    return message ? { ok: false, message } : { ok: true, value: JSON.parse(text, clean) };
  } catch {
    return { ok: false, message: "The body is not valid JSON." };
  }
}

function clean(name: string, part: unknown): unknown {
  return typeof part === "string" ? cleanField(name, part) : part;
}

/** `JSON.parse` keeps the last of two equal keys and says nothing, so the text itself is read. */
function findAmbiguity(text: string): string | null {
  const open: Set<string>[] = [];
  let last = "";
  for (const [part] of text.matchAll(token)) {
    if (part === "{" || part === "[") open.push(new Set());
    else if (part === "}" || part === "]") open.pop();
    else if (part === ":") {
      const keys = open.at(-1);
      if (keys?.has(last)) return `The key ${JSON.stringify(last.slice(0, 50))} stands twice.`;
      keys?.add(last);
    } else {
      last = JSON.parse(part) as string;
      if (!last.isWellFormed() || last.includes("\0"))
        return "A text holds a character that can't be stored.";
    }
    if (open.length > deepest) return `The body is nested more than ${deepest} deep.`;
  }
  return null;
}
