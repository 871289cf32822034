import { Sheet } from "#app/features/admin/sheet.tsx";
import { soonDays } from "#app/features/catalogue/stock/soon.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type Failure, LowRow, type PackThatIsLow } from "./low-row.tsx";
import { words } from "./words.ts";

const longestList = 50;

/** In the order of need. */
const parts = ["out", "soon", "slow"] as const;
type Part = (typeof parts)[number];
type LowPacksProps = { packs: PackThatIsLow[]; failure: Failure };

/** What is urgent first, each part under what it is. */
export function LowPacks({ packs, failure }: LowPacksProps) {
  const { pack, lasts, stock, sold } = words.columns;
  const byPart = Map.groupBy(packs, partOf);
  return (
    <>
      <p className="mb-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(listOf(packs))}`}
          className="button button-plain"
          rel="noreferrer"
          target="_blank"
        >
          {words.sendList}
        </a>
      </p>
      <Sheet
        heads={[pack, lasts]}
        numbers={[stock, sold]}
        hasActions
        isGrouped
        className="records in-parts"
      >
        {parts
          .filter((part) => byPart.has(part))
          .map((part) => (
            <tbody key={part}>
              <tr className="part">
                <th scope="rowgroup" colSpan={5}>
                  {words.parts[part]}
                </th>
              </tr>
              {byPart.get(part)?.map((one) => (
                <LowRow
                  key={one.financialId}
                  pack={one}
                  failure={failure.values.received === one.financialId ? failure : undefined}
                />
              ))}
            </tbody>
          ))}
      </Sheet>
    </>
  );
}

function partOf({ countInStock, daysLeft }: PackThatIsLow): Part {
  if (countInStock === 0) return "out";
  return daysLeft !== null && daysLeft <= soonDays ? "soon" : "slow";
}

/** For the wholesaler, a line a pack. */
function listOf(packs: PackThatIsLow[]): string {
  const lines = packs.slice(0, longestList).map((one) => `${cardTitle(one)}, ${formatPack(one)}`);
  return [words.pleaseSend, ...lines].join("\n");
}
