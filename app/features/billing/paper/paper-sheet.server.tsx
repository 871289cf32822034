import { compositionWords } from "#app/features/billing/arithmetic/document-kind.ts";
import { sumOf } from "#app/features/billing/arithmetic/tax-split.ts";
import type { DocumentLine, ShownDocument } from "#app/features/billing/issued-document.ts";
import { Below, Said } from "#app/ui/bilingual.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { doorLines } from "#app/values/address.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { stateName } from "#app/values/states.ts";
import { Groups } from "./paper-groups.server.tsx";
import { type Paper, sheetClass } from "./paper-size.ts";
import { paymentText } from "./payment-text.server.ts";
import { words } from "./sheet.words.ts";

type SheetProps = { document: ShownDocument; paper: Paper };

/** An order's paper, or a credit note for one. */
export function PaperSheet({ document, paper }: SheetProps) {
  return (
    <section className={sheetClass(paper)}>
      <h1>
        <Said text={document.title} />
      </h1>
      {document.regime === "composition" ? <p className="words">{compositionWords()}</p> : null}
      <Parties {...document} />
      <Lines {...document} />
      <Groups {...document} />
      <Sums {...document} />
      {document.ofNumber ? null : (
        <p className="thanks">
          <Said text={words.thanks} />
        </p>
      )}
    </section>
  );
}

function Parties({ supplier, buyer, number, ofNumber, issuedAt, regime }: ShownDocument) {
  const isRegistered = regime === "regular" || regime === "composition";
  const state = isRegistered ? stateName(supplier.state) : "";
  const who = [buyer.customerName, buyer.customerPhone].filter(Boolean).join(", ");
  return (
    <div className="parties">
      <div>
        {supplier.logo ? <img className="logo" src={`${supplier.logo}?w=320`} alt="" /> : null}
        <h2>{supplier.name}</h2>
        <p>{supplier.address}</p>
        {supplier.taxNumber ? <p>{words.gstin(supplier.taxNumber)}</p> : null}
        {state ? <p>{words.state(supplier.state, state)}</p> : null}
        {supplier.foodLicence ? <p>{words.foodLicence(supplier.foodLicence)}</p> : null}
      </div>
      <div>
        <p>
          <Filled text={words.number} number={<b>{number}</b>} />
        </p>
        {ofNumber ? <p>{words.creditFor(ofNumber)}</p> : null}
        <p>{formatMoment(issuedAt)}</p>
        {who ? <p>{who}</p> : null}
        {buyer.street ? (
          <address>
            {buyer.street}, {buyer.city} {buyer.postalCode}
            {doorLines(buyer).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        ) : null}
        {state ? <p className="place">{words.placeOfSupply(state)}</p> : null}
        {regime === "regular" ? <p className="place">{words.reverseCharge}</p> : null}
      </div>
    </div>
  );
}

function Lines({ lines, groups, splits, hsn, ofNumber }: ShownDocument) {
  const hasTax = groups.length > 0;
  const hasHsn = hsn.some((digits) => digits !== "");
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">
            <Said text={words.item} />
          </th>
          {hasHsn ? (
            <th scope="col" className="hsn">
              {words.hsn}
            </th>
          ) : null}
          <th scope="col" className="n">
            <Said text={words.price} />
          </th>
          <th scope="col" className="n">
            <Said text={words.qty} />
          </th>
          {hasTax ? (
            <>
              <th scope="col" className="n rate">
                <Said text={words.rate} />
              </th>
              <th scope="col" className="n taxable">
                <Said text={words.taxable} />
              </th>
            </>
          ) : null}
          <th scope="col" className="n">
            <Said text={words.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <Item line={line} isCredit={ofNumber !== null} />
            {hasHsn ? <td className="hsn">{hsn[index]}</td> : null}
            <td className="n">{formatPaise(line.pricePaise)}</td>
            <td className="n x">{line.qty}</td>
            {hasTax ? (
              <>
                <td className="n rate">{formatPercent(line.basisPoints ?? 0)}</td>
                <td className="n taxable">{formatPaise(splits[index]?.taxablePaise ?? 0)}</td>
              </>
            ) : null}
            <td className="n sum">{formatPaise(line.amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ line, isCredit }: { line: DocumentLine; isCredit: boolean }) {
  const { offerPaise = 0 } = line;
  return (
    <td className="item">
      {cardTitle(line)}{" "}
      <span className="pack">{line.quantityMilli > 0 ? formatPack(line) : ""}</span>
      <Below text={line.name} />
      {offerPaise > 0 && !isCredit ? (
        <div className="pack">{words.offer(formatPaise(offerPaise))}</div>
      ) : null}
    </td>
  );
}

function Sums(document: ShownDocument) {
  const { ofNumber, groups, offerPaise, grossPaise, roundOffPaise, payablePaise, buyer } = document;
  return (
    <dl className="sums">
      {offerPaise === 0 ? null : (
        <div>
          <dt>
            <Said text={words.offers} />
          </dt>
          <dd className="n">{formatPaise(-offerPaise)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Said text={words.total} />
        </dt>
        <dd className="n">{formatPaise(grossPaise)}</dd>
      </div>
      {roundOffPaise === 0 ? null : (
        <div>
          <dt>
            <Said text={words.roundOff} />
          </dt>
          <dd className="n">{formatPaise(roundOffPaise)}</dd>
        </div>
      )}
      <div className="whole">
        <dt>
          <Said text={ofNumber === null ? words.grandTotal : words.refundInAll} />
        </dt>
        <dd className="n">{formatPaise(payablePaise)}</dd>
      </div>
      {groups.length === 0 ? null : (
        <div>
          <dt>
            <Said text={words.taxInAll} />
          </dt>
          <dd className="n">
            {formatPaise(sumOf(groups, ({ cgstPaise, sgstPaise }) => cgstPaise + sgstPaise))}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Said text={ofNumber === null && buyer.paidAt !== null ? words.paid : words.payment} />
        </dt>
        <dd>{paymentText(buyer)}</dd>
      </div>
    </dl>
  );
}
