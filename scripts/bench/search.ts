import { createContext } from "#app/platform/context.server.ts";
import { searchBrands, searchCards } from "#app/features/catalogue/search/search.server.ts";
import { knownAddresses } from "#app/platform-addresses.ts";
import { configuredVariables, openBindings } from "#scripts/bindings.ts";
import { judgeWords, sharesOf } from "#tests/search/judge-words.ts";
import { countD1 } from "./counting-d1.ts";
import type { Section } from "./section.ts";
import { atLeast, atMost, exactly } from "./verdict.ts";

const bounds = { first: 95, inThree: 99, wrong: 0, rows: 1000 };

/**
 * Of the words people use, how many have their goods first, and what an answer and its suggestions
 * read.
 */
export const measureSearch: Section = async ({ takeData }, figures) => {
  const { bindings, close } = await openBindings(await takeData());
  const { d1, take } = countD1(bindings.DB);
  const environment = { ...configuredVariables("wrangler.toml"), ...bindings, DB: d1 };
  const rows: number[] = [];
  try {
    const judged = await judgeWords(async (text) => {
      const context = await createContext(new Request("http://shop.test/"), environment as never, {
        addresses: knownAddresses,
        waitUntil: () => undefined,
      });
      const [{ cards, isNear }] = await Promise.all([
        searchCards(context, text, 1),
        searchBrands(context, text),
      ]);
      rows.push(take().statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0));
      return { shown: cards.map(({ name }) => name), isNear };
    });
    const { words, first, inThree, found, wrong } = sharesOf(judged);
    figures.note = judged
      .filter((one) => !one.first || one.wrong.length > 0)
      .map(({ query, shown }) => `${query}: ${shown.slice(0, 3).join(", ") || "nothing"}`)
      .join("\n");
    figures.rows.search = { words, "found %": found };
    figures.verdicts = {
      "first, %": atLeast(first, bounds.first),
      "among the first three, %": atLeast(inThree, bounds.inThree),
      "wrong goods": exactly(wrong, bounds.wrong),
      "most rows read": atMost(Math.max(...rows), bounds.rows),
    };
  } finally {
    await close();
  }
};
