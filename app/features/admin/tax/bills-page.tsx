import { orderStepPath } from "#app/addresses/paths.ts";
import { ownersFilePath, taxPagePath } from "#app/addresses/side-paths.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedPaper } from "#app/features/billing/list-papers.server.ts";
import { Field } from "#app/ui/field.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type BillsPageProps = {
  /** As they were typed. */
  numbers: string;
  month: string;
  papers: ListedPaper[];
  before: number | null;
  isFirst: boolean;
};

/** Bills again by their numbers, a month of them as a file, and each that was issued. */
export function BillsPage({ numbers, month, papers, before, isFirst }: BillsPageProps) {
  return (
    <>
      <div className="halves mb-4">
        <form method="get" action={ownersFilePath("tax/bills")} className="panel find-hinted">
          <Field
            label={words.billNumbers}
            name="numbers"
            defaultValue={numbers}
            hint={words.billHint}
            autoComplete="off"
          />
          <button type="submit" className="button">
            {words.showBills}
          </button>
        </form>
        <form method="get" action={ownersFilePath("tax/month")} className="panel find-hinted">
          <Field
            label={words.month}
            name="m"
            type="month"
            defaultValue={month}
            hint={words.monthHint}
          />
          <button type="submit" className="button button-plain">
            {words.downloadMonth}
          </button>
        </form>
      </div>
      <h2 className="mb-2">{words.issued}</h2>
      {papers.length > 0 ? <PaperTable papers={papers} /> : null}
      {papers.length === 0 && isFirst ? <p>{words.noneIssued}</p> : null}
      <OlderLink action={taxPagePath("papers")} before={before} isFirst={isFirst} />
    </>
  );
}

function PaperTable({ papers }: { papers: ListedPaper[] }) {
  const { number, date, customer, amount } = words.columns;
  return (
    <Sheet heads={[number, date, customer]} numbers={[amount]} className="records quiet">
      {papers.map((paper) => (
        <tr key={paper.seq}>
          <th scope="row" className="lead">
            <a href={orderStepPath(paper.orderId, "print")} className="link">
              {paper.number}
            </a>
            {paper.ofNumber ? (
              <small className="text-xs font-normal text-stone max-lg:block lg:ml-3">
                {words.creditNoteFor(paper.ofNumber)}
              </small>
            ) : null}
          </th>
          <td data-label={date} className="bare">
            {formatMoment(paper.issuedAt)}
          </td>
          <td data-label={customer} className="bare">
            {paper.customerName}
          </td>
          <td data-label={amount} className="number aside amount">
            {paper.ofNumber ? "−" : ""}
            {formatPaise(paper.payablePaise)}
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
