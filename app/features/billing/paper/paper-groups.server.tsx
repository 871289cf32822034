import type { ShownDocument } from "#app/features/billing/issued-document.ts";
import { Said } from "#app/ui/bilingual.tsx";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { words } from "./sheet.words.ts";

/** What is taxed alike, with the halves of its tax. */
export function Groups({ groups }: ShownDocument) {
  if (groups.length === 0) return null;
  return (
    <table className="groups">
      <thead>
        <tr>
          <th scope="col">
            <Said text={words.rate} />
          </th>
          <th scope="col" className="n">
            <Said text={words.taxable} />
          </th>
          <th scope="col" className="n">
            {words.cgst}
          </th>
          <th scope="col" className="n">
            {words.sgst}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ basisPoints, taxablePaise, cgstPaise, sgstPaise }) => (
          <tr key={basisPoints}>
            <td>{formatPercent(basisPoints)}</td>
            <td className="n" data-label={words.taxable}>
              {formatPaise(taxablePaise)}
            </td>
            <td className="n" data-label={words.cgst}>
              {formatPaise(cgstPaise)}
            </td>
            <td className="n" data-label={words.sgst}>
              {formatPaise(sgstPaise)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
