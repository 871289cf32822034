// What somebody sees of a page: its texts, where its links lead, its pictures, and what stands in its
// fields. What differs from one answer to the next, such as tokens and styles, is left out.
const silent = /^(script|style|template|svg|head)$/;
const lonely = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const inline =
  /^(a|abbr|b|bdi|br|button|code|del|em|i|img|input|ins|kbd|label|mark|option|s|small|span|strong|sub|sup|time|u|wbr)$/;
const tokens = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gis;

/** A line for each block; of a page of the shop only what is its own. */
export function pageLines(html: string): string[] {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  const main =
    /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? /<body.*<\/body>/s.exec(html)?.[0] ?? html;
  return [`# ${unescape(title)}`, ...linesOf(main)];
}

/** Of the whole page, its header and footer too. */
export function wholePageLines(html: string): string[] {
  return linesOf(/<body.*<\/body>/s.exec(html)?.[0] ?? html);
}

function linesOf(html: string): string[] {
  const lines: string[] = [];
  let line = "";
  let hiddenIn: { name: string; depth: number } | null = null;
  const end = () => {
    const text = line.replace(/\s+/g, " ").trim();
    if (text) lines.push(text);
    line = "";
  };
  for (const [, slash, tag, attributes = "", text] of html.matchAll(tokens)) {
    if (text !== undefined) {
      if (!hiddenIn) line += unescape(text);
      continue;
    }
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (hiddenIn) {
      if (name === hiddenIn.name) hiddenIn.depth += slash ? -1 : 1;
      if (hiddenIn.depth === 0) hiddenIn = null;
      continue;
    }
    if (!slash && silent.test(name) && !lonely.test(name)) {
      hiddenIn = { name, depth: 1 };
      continue;
    }
    if (!inline.test(name)) end();
    if (!slash) line += shownOf(name, attributes);
  }
  end();
  return lines;
}

function shownOf(name: string, attributes: string): string {
  const of = (key: string) =>
    unescape(new RegExp(`\\s${key}="([^"]*)"`, "i").exec(attributes)?.[1]);
  const has = (key: string) => new RegExp(`\\s${key}(=|\\s|/|$)`, "i").test(attributes);
  if (name === "a") return ` [${of("href")}] `;
  if (name === "img") return ` [${of("src")} ${of("alt")}] `;
  if (name === "option") return has("selected") ? " (x) " : " ( ) ";
  if (name !== "input" || of("type") === "hidden") return " ";
  if (/^(radio|checkbox)$/.test(of("type"))) return has("checked") ? " (x) " : " ( ) ";
  return ` [${of("name")}: ${of("value")}] `;
}

const entities: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&", nbsp: " " };

function unescape(text = ""): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    return String.fromCodePoint(Number(name.slice(1).replace(/^x/i, "0x")));
  });
}
