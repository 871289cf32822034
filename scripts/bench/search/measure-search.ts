import { createContext } from "#app/platform/context.server.ts";
import { searchBrands, searchCards } from "#app/features/catalogue/search/search.server.ts";
import { knownAddresses } from "#app/platform-addresses.ts";
import { configuredVariables, openBindings } from "#scripts/bindings.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import type { Figures } from "#scripts/bench/section.ts";
import { type Judged, judgeWords, sharesOf } from "#tests/search/judge-words.ts";

const bounds = { first: 95, inThree: 99, wrong: 0, rows: 300 };

/**
 * Of the words people use, how many have their goods first, and what an answer and its suggestions
 * read.
 */
export async function measureSearch(bench: Bench): Promise<Figures> {
  const { bindings, close } = await openBindings(await bench.seedData("search"));
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
    return figuresOf(judged, rows);
  } finally {
    await close();
  }
}

function figuresOf(judged: Judged[], rows: number[]): Figures {
  const { words, first, inThree, found, wrong } = sharesOf(judged);
  const most = Math.max(...rows);
  const missed = judged
    .filter((one) => !one.first || one.wrong.length > 0)
    .map(({ query, shown }) => `${query}: ${shown.slice(0, 3).join(", ") || "nothing"}`);
  const table = {
    words,
    "first %": first,
    "in three %": inThree,
    "found %": found,
    "wrong goods": wrong,
    "most rows read": most,
  };
  return {
    rows: { search: table },
    broken: [
      ...(first < bounds.first ? [`${first} % first, ${bounds.first} wanted`] : []),
      ...(inThree < bounds.inThree ? [`${inThree} % in three, ${bounds.inThree} wanted`] : []),
      ...(wrong > bounds.wrong ? [`${wrong} wrong goods`] : []),
      ...(most > bounds.rows ? [`${most} rows read, ${bounds.rows} allowed`] : []),
    ],
    ...(missed.length > 0 ? { note: missed.join("\n") } : {}),
  };
}
