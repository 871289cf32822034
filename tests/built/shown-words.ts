/** What of a page people read or hear: texts, titles, labels, descriptions. */
const heard = new Set(["title", "alt", "aria-label", "placeholder", "content"]);
const silent = new Set(["script", "style", "template", "svg"]);
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const tags = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gis;
const attributes = /([\w-]+)="([^"]*)"/g;

/** The texts of a page, but for what is marked as being in another language than the page's. */
export function shownTexts(html: string): string[] {
  const texts: string[] = [];
  const open: { name: string; isShown: boolean }[] = [];
  const isShown = () => open.at(-1)?.isShown ?? true;
  let at = 0;
  for (const match of html.matchAll(tags)) {
    const [whole, slash, tag = "", rest = ""] = match;
    if (isShown()) texts.push(html.slice(at, match.index));
    at = match.index + whole.length;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (slash) {
      while (open.length > 0 && open.pop()!.name !== name);
      continue;
    }
    const given = Object.fromEntries(
      [...rest.matchAll(attributes)].map(([, key = "", value = ""]) => [key, value]),
    );
    const isSilent = silent.has(name) || (name !== "html" && given.lang !== undefined);
    if (isShown() && !isSilent && !isForPrograms(name, given))
      for (const [key, value] of Object.entries(given)) if (heard.has(key)) texts.push(value);
    if (!empty.test(name)) open.push({ name, isShown: isShown() && !isSilent });
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Of all `meta` only what search engines show is read by people. */
function isForPrograms(name: string, { name: kind }: Record<string, string>): boolean {
  return name === "meta" && kind !== "description";
}

const entities = /&[#\w]+;/g;
const word = /(?<![\w@./-])[A-Za-z]{2,}(?![\w@/-])/g;

/** The words in Latin letters among them that are not known, each with its text. */
export function latinWords(texts: string[], isKnown: (word: string) => boolean): string[] {
  return texts.flatMap((text) =>
    [...text.replace(entities, " ").matchAll(word)].some(([found]) => !isKnown(found))
      ? [text]
      : [],
  );
}
