import { Form, Link } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { KeepCode } from "#app/ui/scan/keep-code.tsx";
import { ScanField } from "#app/ui/scan/scan-field.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { loadFound } from "./load-found.server.ts";
import { words } from "./words.ts";

type Found = Awaited<ReturnType<typeof loadFound>>;

/** How many of a pack there are, whether it is low or not. */
export function FindPack({ found }: { found: Found }) {
  const { typed, kind, packs, code, error } = found;
  const isCodeToKeep = code !== null && kind === "words" && packs.length > 0;
  return (
    <>
      <Form method="get" action={lowStockPath} className="flex max-w-md items-end gap-2">
        {code !== null ? <input type="hidden" name="code" value={code} /> : null}
        <div className="min-w-0 flex-1">
          <ScanField
            answer={found}
            label={words.find}
            hint={words.findHint}
            {...{ typed, error }}
          />
        </div>
        <button type="submit" className="button mb-4">
          {shared.search}
        </button>
      </Form>
      {kind === "unknown" ? (
        <p role="status" className="mb-4">
          {words.findByName(code ?? "")}
        </p>
      ) : null}
      {kind === "which" ? (
        <p role="status" className="mb-2">
          {codes.which}
        </p>
      ) : null}
      {kind === "words" && packs.length === 0 ? (
        <p role="status" className="mb-4">
          {words.noneFound(typed)}
        </p>
      ) : null}
      {isCodeToKeep ? (
        <KeepCode
          code={code}
          packs={packs.map((pack) => ({ id: pack.financialId, name: nameOf(pack) }))}
          action={lowStockPath}
        />
      ) : null}
      {packs.length > 0 && !isCodeToKeep ? <FoundPacks packs={packs} /> : null}
    </>
  );
}

function FoundPacks({ packs }: Pick<Found, "packs">) {
  return (
    <Sheet
      heads={[words.columns.pack]}
      numbers={[words.columns.price, words.columns.stock]}
      className="mb-6"
    >
      {packs.map((pack) => (
        <tr key={pack.financialId}>
          <th scope="row">
            <Link
              to={`${editPath(pack)}?${new URLSearchParams({ weight: pack.financialId, back: lowStockPath })}`}
              className="link"
            >
              {nameOf(pack)}
            </Link>
          </th>
          <td data-label={words.columns.price} className="number">
            {formatPaise(pack.dpricePaise)}
          </td>
          <td data-label={words.columns.stock} className="number">
            {pack.countInStock}
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

const nameOf = (pack: Found["packs"][number]) => `${cardTitle(pack)}, ${formatPack(pack)}`;
