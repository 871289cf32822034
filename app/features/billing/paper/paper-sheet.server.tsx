import { compositionWords } from "#app/features/billing/arithmetic/document-kind.ts";
import type { ShownDocument } from "#app/features/billing/issued-document.ts";
import { doorLines } from "#app/values/address.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { cashLabel, onlineMethod } from "#app/values/payment-method.ts";
import { formatPack } from "#app/values/quantity.ts";
import { stateName } from "#app/values/states.ts";
import { type Paper, sheetClass } from "./paper-size.ts";

type SheetProps = { document: ShownDocument; paper: Paper };

/** An order's paper, or a credit note for one. */
export function PaperSheet({ document, paper }: SheetProps) {
  return (
    <section className={sheetClass(paper)}>
      <h1>{document.title}</h1>
      {document.regime === "composition" ? <p className="words">{compositionWords}</p> : null}
      <Parties {...document} />
      <Lines {...document} />
      <Groups {...document} />
      <Sums {...document} />
      <p className="thanks">Thank you for your Shopping!</p>
    </section>
  );
}

function Parties({ supplier, buyer, number, ofNumber, issuedAt, regime }: ShownDocument) {
  const isRegistered = regime === "regular" || regime === "composition";
  const state = isRegistered ? stateName(supplier.state) : "";
  return (
    <div className="parties">
      <div>
        <h2>{supplier.name}</h2>
        <p>{supplier.address}</p>
        {supplier.taxNumber ? <p>GSTIN {supplier.taxNumber}</p> : null}
        {state ? (
          <p>
            State {supplier.state} {state}
          </p>
        ) : null}
        {supplier.foodLicence ? <p>FSSAI licence {supplier.foodLicence}</p> : null}
      </div>
      <div>
        <p>
          Number <b>{number}</b>
        </p>
        {ofNumber ? <p>For {ofNumber}</p> : null}
        <p>{formatMoment(issuedAt)}</p>
        <p>
          {buyer.customerName}, {buyer.customerPhone}
        </p>
        <address>
          {buyer.street}, {buyer.city} {buyer.postalCode}
          {doorLines(buyer).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        {state ? <p className="place">Place of supply: {state}</p> : null}
        {regime === "regular" ? <p className="place">Tax on reverse charge: no</p> : null}
      </div>
    </div>
  );
}

function Lines({ lines, groups, splits, hsn }: ShownDocument) {
  const hasTax = groups.length > 0;
  const hasHsn = hsn.some((digits) => digits !== "");
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">Item</th>
          {hasHsn ? (
            <th scope="col" className="hsn">
              HSN
            </th>
          ) : null}
          <th scope="col" className="n">
            Price
          </th>
          <th scope="col" className="n">
            Qty
          </th>
          {hasTax ? (
            <>
              <th scope="col" className="n rate">
                Rate
              </th>
              <th scope="col" className="n taxable">
                Taxable
              </th>
            </>
          ) : null}
          <th scope="col" className="n">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td className="item">
              {cardTitle(line)}{" "}
              <span className="pack">{line.quantityMilli > 0 ? formatPack(line) : ""}</span>
            </td>
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

function Groups({ groups }: ShownDocument) {
  if (groups.length === 0) return null;
  return (
    <table className="groups">
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col" className="n">
            Taxable
          </th>
          <th scope="col" className="n">
            CGST
          </th>
          <th scope="col" className="n">
            SGST
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ basisPoints, taxablePaise, cgstPaise, sgstPaise }) => (
          <tr key={basisPoints}>
            <td>{formatPercent(basisPoints)}</td>
            <td className="n" data-label="Taxable">
              {formatPaise(taxablePaise)}
            </td>
            <td className="n" data-label="CGST">
              {formatPaise(cgstPaise)}
            </td>
            <td className="n" data-label="SGST">
              {formatPaise(sgstPaise)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ grossPaise, roundOffPaise, payablePaise, buyer }: ShownDocument) {
  return (
    <dl className="sums">
      <div>
        <dt>Total</dt>
        <dd className="n">{formatPaise(grossPaise)}</dd>
      </div>
      {roundOffPaise === 0 ? null : (
        <div>
          <dt>Round off</dt>
          <dd className="n">{formatPaise(roundOffPaise)}</dd>
        </div>
      )}
      <div className="whole">
        <dt>Grand total</dt>
        <dd className="n">{formatPaise(payablePaise)}</dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{buyer.paymentMethod === onlineMethod ? onlineMethod : cashLabel}</dd>
      </div>
    </dl>
  );
}
