// A paper is its customer's and the admins' alone: the session that asks stands in the `where`.
import { and, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import { documents } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { rights } from "#app/values/roles.ts";
import { hsnDigits } from "#app/values/tax.ts";
import {
  type DocumentLine,
  type IssuedDocument,
  type OrderDocument,
  type Supplier,
  factsOf,
} from "./issued-document.ts";

/** In the order asked; what has no paper, or is somebody else's, is left out. */
export async function getDocuments(
  context: RequestContext,
  orderIds: string[],
): Promise<OrderDocument[]> {
  const { db, read, now, sessionHash } = context;
  if (!sessionHash) return [];
  const ids = JSON.stringify(orderIds.filter(isId));
  const asking = db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        ...[eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, now)],
        or(eq(users.id, orders.userId), inArray(users.role, [...rights.till])),
      ),
    );
  const rows = await read(
    db
      .select(columns)
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .where(
        and(inArray(documents.orderId, sql`(SELECT value FROM json_each(${ids}))`), exists(asking)),
      )
      .orderBy(documents.seq),
  );
  const ofOrders = Map.groupBy(rows, ({ orderId }) => orderId);
  return orderIds.flatMap((id) => {
    const shown = (one: (typeof rows)[number]) => {
      const document = issued(context, one);
      return { ...document, ...factsOf(document), buyer: one };
    };
    const [row, ...later] = ofOrders.get(id) ?? [];
    return row ? [{ ...shown(row), creditNotes: later.map(shown) }] : [];
  });
}

const columns = {
  number: documents.number,
  ofNumber: documents.ofNumber,
  orderId: documents.orderId,
  issuedAt: documents.issuedAt,
  regime: documents.regime,
  supplier: documents.supplier,
  lines: documents.lines,
  grossPaise: documents.grossPaise,
  roundOffPaise: documents.roundOffPaise,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  street: orders.street,
  city: orders.city,
  postalCode: orders.postalCode,
  landmark: orders.landmark,
  doorNote: orders.doorNote,
  paymentMethod: orders.paymentMethod,
  channel: orders.channel,
  takenAs: orders.takenAs,
  paidAt: orders.paidAt,
};

type Kept = Omit<IssuedDocument, "supplier" | "lines"> & { supplier: string; lines: string };

/** Papers from before they were kept say nothing of who supplied them. */
export function issued({ config }: RequestContext, row: Kept): IssuedDocument {
  const configured: Supplier = {
    name: config.SUPPLIER_NAME,
    address: config.SUPPLIER_ADDRESS,
    foodLicence: config.SUPPLIER_FOOD_LICENCE,
    state: "",
    taxNumber: config.SUPPLIER_TAX_NUMBER,
    hsnDigits: hsnDigits[1],
  };
  const { number, ofNumber, issuedAt, regime, grossPaise, roundOffPaise } = row;
  return {
    ...{ number, ofNumber, issuedAt, regime, grossPaise, roundOffPaise },
    supplier: { ...configured, ...(JSON.parse(row.supplier) as Partial<Supplier>) },
    lines: JSON.parse(row.lines) as DocumentLine[],
  };
}
