// The paper of an order as it was issued, for its customer and the admins.
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { may } from "#app/values/roles.ts";
import { words } from "#app/values/roles.words.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { DocumentJson } from "./document.schema.ts";

export const documentCalls = [
  defineCall({
    method: "GET",
    path: "/api/orders/{id}/document",
    auth: "customer",
    summary:
      "The paper of an order, from its dispatch on; but for credit notes it never changes again",
    answer: DocumentJson,
    refusals: [404],
    example: { params: { id: "0123456789abcdef" } },
    async handle({ context, customer, params }) {
      const [document] = await getDocuments(context, [params.id ?? ""]);
      if (!document && customer.role !== null && !may(customer.role, "till"))
        return refuse(403, words.whose.till);
      if (!document) return refuse(404, "There is no such document.");
      const { kind, creditNotes } = document;
      return answer({ kind, ...paperJson(document), creditNotes: creditNotes.map(paperJson) });
    },
  }),
];

type Shown = Awaited<ReturnType<typeof getDocuments>>[number];

function paperJson(document: Omit<Shown, "creditNotes">) {
  const { groups, splits, hsn, offerPaise, payablePaise } = document;
  return {
    number: document.number,
    issuedAt: formatIndianIso(document.issuedAt),
    lines: document.lines.map((line, index) => ({
      name: line.name,
      brand: line.brand,
      quantity: line.quantityMilli / 1000,
      units: line.units,
      qty: line.qty,
      price: rupeesFromPaise(line.pricePaise),
      amount: rupeesFromPaise(line.amountPaise),
      hsn: hsn[index] ?? "",
      rate: line.basisPoints === null ? null : line.basisPoints / 100,
      taxable: maybeRupees(splits[index]?.taxablePaise),
    })),
    groups: groups.map(({ basisPoints, grossPaise, taxablePaise, cgstPaise, sgstPaise }) => ({
      rate: basisPoints / 100,
      gross: rupeesFromPaise(grossPaise),
      taxable: rupeesFromPaise(taxablePaise),
      cgst: rupeesFromPaise(cgstPaise),
      sgst: rupeesFromPaise(sgstPaise),
    })),
    ...(offerPaise > 0 ? { offerPrice: rupeesFromPaise(offerPaise) } : {}),
    gross: rupeesFromPaise(document.grossPaise),
    roundOff: rupeesFromPaise(document.roundOffPaise),
    payable: rupeesFromPaise(payablePaise),
  };
}

function maybeRupees(paise: number | undefined): number | null {
  return paise === undefined ? null : rupeesFromPaise(paise);
}
