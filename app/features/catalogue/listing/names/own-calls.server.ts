import { categories } from "#db/schema/catalogue.ts";
import { words as language } from "#app/values/words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type OwnCalls, ownCall } from "./called.ts";

/** English calls a category by its name, so that nothing is asked there. */
export async function getOwnCalls({ db, read }: RequestContext): Promise<OwnCalls> {
  if (!language.showsHindiNames) return {};
  const { name, nameHi } = categories;
  const rows = await read(db.select({ name, nameHi }).from(categories));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const { called } = ownCall(row);
      return called ? [[row.name, called]] : [];
    }),
  );
}
