import { createContext } from "#app/platform/context.server.ts";
import { searchBrands, searchCards } from "#app/features/catalogue/search/search.server.ts";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { configuredVariables, openBindings } from "#scripts/bindings.ts";
import { type JudgedRegional, judgeRegions, regionShares } from "#tests/search/judge-regions.ts";
import { type Judged, judgeWords, sharesOf } from "#tests/search/judge-words.ts";
import { countD1 } from "./counting-d1.ts";
import { type Figures, atLeast, atMost, exactly } from "./report.ts";
import type { Section } from "./section.ts";

/** `rows` with what the index finds for a text, over all ranks: each is read, sorted and looked up. */
const bounds = { first: 95, inThree: 99, wrong: 0, rows: 4000 };
const regionBounds = { first: 92, inThree: 96, group: 80 };

/**
 * Of the words people use, how many have their goods first, and what an answer and its suggestions
 * read.
 */
export const measureSearch: Section = async ({ takeData }, figures) => {
  const { bindings, close } = await openBindings(await takeData());
  const { d1, take } = countD1(bindings.DB);
  const environment = { ...configuredVariables("wrangler.toml"), ...bindings, DB: d1 };
  const rows: number[] = [];
  async function ask(text: string) {
    const context = await createContext(new Request("http://shop.test/"), environment as never, {
      addresses: knownAddresses,
      waitUntil: () => undefined,
    });
    const [found] = await Promise.all([searchCards(context, text, 1), searchBrands(context, text)]);
    rows.push(take().statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0));
    return found;
  }
  try {
    const judged = await judgeWords(async (text) => {
      const { cards, isNear } = await ask(text);
      return { shown: cards.map(({ name }) => name), isNear };
    });
    const regional = await judgeRegions(async (text) => {
      const { cards, isNear } = await ask(text);
      return { shown: cards.map(({ brand, name }) => `${brand} ${name}`), isNear };
    });
    Object.assign(figures, figuresOf({ judged, regional, mostRows: Math.max(...rows) }));
  } finally {
    await close();
  }
};

type Measured = { judged: Judged[]; regional: JudgedRegional[]; mostRows: number };

function figuresOf({ judged, regional, mostRows }: Measured): Omit<Figures, "faults"> {
  const { words, first, inThree, found, wrong } = sharesOf(judged);
  const regions = regionShares(regional);
  const shares = Object.values(regions.groups).map((group) => group["first %"]);
  const missed = [
    ...judged.filter((one) => !one.first || one.wrong.length > 0),
    ...regional.filter((one) => !one.first).map((one) => ({ ...one, query: one.text })),
  ];
  return {
    note: missed
      .map(({ query, shown }) => `${query}: ${shown.slice(0, 3).join(", ") || "nothing"}`)
      .join("\n"),
    rows: { search: { words, "found %": found }, ...regions.groups },
    verdicts: {
      "first, %": atLeast(first, bounds.first),
      "among the first three, %": atLeast(inThree, bounds.inThree),
      "wrong goods": exactly(wrong, bounds.wrong),
      "words of India first, %": atLeast(regions.all["first %"], regionBounds.first),
      "words of India among three, %": atLeast(regions.all["in three %"], regionBounds.inThree),
      "least group first, %": atLeast(Math.min(...shares), regionBounds.group),
      "most rows read": atMost(mostRows, bounds.rows),
    },
  };
}
