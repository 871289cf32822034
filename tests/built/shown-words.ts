import type { BuiltShop } from "./built-shop.ts";

/** What stays in Latin letters: names, units, and what people say so. */
const asTheyAre =
  "Kirana English WhatsApp UPI OTP GSTIN GST CGST SGST IGST PIN MRP CSV HSN FSSAI ID JPEG PNG WebP MB KB QR SMS IP kg ml pcs pc mm KS DPDP Juspay Cloudflare localStorage Chrome Linux Vyapar";
/** What was searched for, what a list may look like, and the columns of files. */
const asTyped =
  "atta zzzzz product taxClass chini aadha kilo arhar slug name category brand quantity units price dprice Discount countInStock picture maker importer originCountry vegMark ingredients shelfLife careContact labelNote nameHi codes postalCode fee freeFrom minimum Whole Wheat Atta Flours";

/** An order's short name may have no digit. */
const shortOrder = /^[0-9A-Z]{6}$/;

/** Whether a word in Latin letters belongs on a page in any language. */
export async function knownWords(shop: BuiltShop): Promise<(word: string) => boolean> {
  const words = new Set(
    [asTheyAre, asTyped, ...(await ofData(shop))].flatMap((text) => text.split(" ")),
  );
  return (word) => words.has(word) || shortOrder.test(word);
}

/** Brands, names, addresses and ids are shown as they are. */
async function ofData({ bindings }: BuiltShop): Promise<string[]> {
  const { DB, ...configured } = await bindings();
  const asked = [
    "SELECT brand, id FROM details",
    "SELECT name, id FROM users",
    "SELECT street, city FROM addresses",
    "SELECT DISTINCT units FROM financials",
    "SELECT id FROM products",
    "SELECT upper(substr(id, 1, 6)) FROM orders",
  ];
  const answers = await DB.batch(asked.map((sql) => DB.prepare(sql)));
  const values = [configured, ...answers.flatMap(({ results }) => results)].flatMap(
    (row) => Object.values(row as object) as unknown[],
  );
  return values.join(" ").match(/[A-Za-z]+/g) ?? [];
}

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

/** What stands beside the brackets of the test language. */
export function unmarked(texts: string[]): string[] {
  let depth = 0;
  return texts.map((text) =>
    [...text].reduce((beside, letter) => {
      if (letter === "⟦") depth += 1;
      else if (letter === "⟧") depth -= 1;
      else if (depth === 0) return beside + letter;
      return beside;
    }, ""),
  );
}
