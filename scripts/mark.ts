/** Each text in brackets, and so is what a function makes of it. */
export function mark(texts: unknown): unknown {
  if (typeof texts === "string") return `⟦${texts}⟧`;
  if (typeof texts === "function")
    return (...given: unknown[]) => mark((texts as (...given: unknown[]) => unknown)(...given));
  if (Array.isArray(texts)) return texts.map(mark);
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mark(text)]));
}
