import { Form } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { soonDays } from "#app/features/catalogue/stock/soon.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPack } from "#app/values/quantity.ts";
import type { LowPack } from "#app/features/catalogue/stock/list-low.server.ts";
import { cameField } from "#app/features/catalogue/stock/came.ts";
import { type Failure, LowRow } from "./low-row.tsx";
import { words } from "./words.ts";

const longestList = 50;

/** In the order of need. */
const parts = ["out", "soon", "slow"] as const;
type Part = (typeof parts)[number];
/** `save` is the id of what the form sends. */
type LowPacksProps = { packs: LowPack[]; save: string; failure: Failure };

/** What is urgent first, each part under what it is, with a field for what came: all are added together. */
export function LowPacks({ packs, save, failure }: LowPacksProps) {
  const { errors } = failure;
  const firstWrong = packs.find((one) => errors[cameField(one.financialId)])?.financialId;
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
      <Form method="post" action={lowStockPath} noValidate autoComplete="off" preventScrollReset>
        <input type="hidden" name="save" value={save} />
        {errors.form ? <Alert>{errors.form}</Alert> : null}
        <Rows key={save} packs={packs} failure={failure} firstWrong={firstWrong} />
        <div className="save-bar">
          <SubmitButton action={lowStockPath} look="button">
            {words.addAll}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

type RowsProps = Omit<LowPacksProps, "save"> & { firstWrong: string | undefined };

function Rows({ packs, failure, firstWrong }: RowsProps) {
  const { pack, lasts, stock, sold } = words.columns;
  const byPart = Map.groupBy(packs, partOf);
  return (
    <Sheet
      heads={[pack, lasts]}
      numbers={[stock, sold, words.received]}
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
                failure={failure}
                isFirstWrong={one.financialId === firstWrong}
              />
            ))}
          </tbody>
        ))}
    </Sheet>
  );
}

function partOf({ countInStock, daysLeft }: LowPack): Part {
  if (countInStock === 0) return "out";
  return daysLeft !== null && daysLeft <= soonDays ? "soon" : "slow";
}

/** For the wholesaler, a line a pack. */
function listOf(packs: LowPack[]): string {
  const lines = packs.slice(0, longestList).map((one) => `${cardTitle(one)}, ${formatPack(one)}`);
  return [words.pleaseSend, ...lines].join("\n");
}
