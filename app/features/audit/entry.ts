import { orderPath, productPath } from "#app/addresses/paths.ts";
import {
  categoryOrderPath,
  deliveryPath,
  editProductPath,
  dayPath,
  khataOfPath,
  limitsPath,
  lowStockPath,
  searchWordsPath,
  offersPath,
  priceSavePath,
  taxPath,
} from "#app/addresses/side-paths.ts";
import { withDates } from "#app/values/dates.ts";
import { isId, shortOf } from "#app/values/identifier.ts";
import { isRole } from "#app/values/roles.ts";
import { words as roles } from "#app/values/roles.words.ts";
import { words as shopWords } from "#app/values/words.ts";
import { type LoggedField, type LogState, fieldNames, fields } from "./fields.ts";
import { movedIn } from "./moved.ts";
import { words } from "./words.ts";

export type LogKind = keyof typeof words.kinds;

/**
 * Without `before` it was created, without `after` deleted. `userName` is "" for the command line.
 */
export type LogEntry = {
  seq: number;
  kind: LogKind;
  subjectId: string;
  userName: string;
  before: LogState | null;
  after: LogState | null;
  createdAt: number;
  /** What the brands of a save of prices, the user, or in Hindi the goods, are called now. */
  names: string[];
};

export type LogChange = { field: string; was: string; is: string };

export function isLogKind(text: string | null): text is LogKind {
  return text !== null && Object.hasOwn(words.kinds, text);
}

/** What differs, in words; nothing for what was created or deleted. */
export function changesOf(entry: LogEntry): LogChange[] {
  return changesCalling(entry, (name) => name);
}

/** The same, with categories called by what `categoryOf` answers. */
export function changesCalling(
  { kind, before, after }: LogEntry,
  categoryOf: (name: string) => string,
): LogChange[] {
  if (!before || !after) return [];
  const said = (name: LoggedField, state: LogState) => {
    const value = fields[name](state[name], state);
    return namesCategories.has(name)
      ? value.split(", ").map(categoryOf).join(", ")
      : withDates(words.kept(value, { kind, field: name }));
  };
  return (Object.keys(fields) as LoggedField[]).flatMap((name) => {
    const [was, is] = [said(name, before), said(name, after)];
    if (was === is) return [];
    return [{ field: fieldNames()[name], ...(name === "order" ? movedIn(was, is) : { was, is }) }];
  });
}

const namesCategories = new Set<LoggedField>(["category", "order", "hidden"]);

const shownNames = 3;
const ofTheShop = new Set<LogKind>(["limits", "categories", "tax", "samples", "shop"]);

const ofGoods = new Set<LogKind>(["product", "detail", "pack", "categories"]);

/** "Aashirvaad Chakki Atta", "01HX3K" of an order: what it was about, with categories called as above. */
export function subjectOf(
  { kind, subjectId, before, after, names }: LogEntry,
  categoryOf: (name: string) => string = (name) => name,
): string {
  const state = after ?? before ?? {};
  const text = (field: string) => String(state[field] ?? "");
  const kept = (field: string) => words.kept(text(field), { kind, field });
  if (kind === "sign-in") return kept("device") || words.anotherDevice;
  if (kind === "password") return words.adminsOwn;
  if (kind === "user" && !after)
    return words.noMore(isRole(state.role) ? roles.names[state.role] : "");
  if (kind === "delivery") return withDates(kept("what"));
  if (ofTheShop.has(kind) && !(kind === "categories" && "name" in state)) return words.ofTheShop;
  if (kind === "search" && state.isMiss) return text("text");
  if (kind === "search") return words.meaning(text("text"), names[0] ?? categoryOf(text("means")));
  if (kind === "order") return shortOf(subjectId);
  if (kind === "offer") return text("offerCode") || text("name") || words.ofTheShop;
  if (kind === "review") return words.reviewOf(names[0] ?? text("name"));
  if (!ofGoods.has(kind)) return listed(names) || (isId(subjectId) ? "" : withDates(subjectId));
  const size = kind === "pack" ? fields.weight(undefined, state) : "";
  const name = (shopWords.showsHindiNames && (names[0] ?? text("nameHi"))) || text("name");
  return `${text("brand")} ${name} ${size}`.trim();
}

function listed(names: string[]): string {
  const shown = names.slice(0, shownNames).join(", ");
  return names.length > shownNames ? words.andMore(shown) : shown;
}

/** Where the subject can be seen; null where it is gone or has no page. */
export function subjectPath({ kind, subjectId, after }: LogEntry): string | null {
  if (!after) return null;
  if (kind === "prices") return priceSavePath(subjectId);
  if (kind === "order") return orderPath(subjectId);
  if (kind === "khata") return khataOfPath(subjectId);
  if (kind === "day") return dayPath(subjectId);
  if (kind === "limits") return subjectId === "low-stock" ? lowStockPath : limitsPath;
  if (kind === "categories") return categoryOrderPath;
  if (kind === "tax" || kind === "tax-class") return taxPath;
  if (kind === "search") return searchWordsPath;
  if (kind === "delivery") return deliveryPath;
  if (kind === "offer") return offersPath;
  if (kind === "detail") return editProductPath(String(after.slug), subjectId);
  return kind === "product" || kind === "review" ? productPath(String(after.slug)) : null;
}

/** A key, which `words.happened` tells. */
export function verbOf({ kind, before, after }: LogEntry): string {
  if (kind === "prices") return after?.isUndo ? "set back" : "saved";
  if (kind === "sign-in") return "signed in";
  if (kind === "upload") return "uploaded";
  if (kind === "password") return "changed";
  if (kind === "search") return after ? "taught" : before?.isMiss ? "ignored" : "forgotten";
  if (kind === "day") return after?.isClosed && !before?.isClosed ? "closed" : "changed";
  if (!before) return "created";
  return after ? "changed" : "deleted";
}
