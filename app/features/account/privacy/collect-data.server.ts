// Everything the shop knows under a customer's account, in the words of the JSON API, and nobody
// else's.
import { asc, count, eq } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { products, reviews } from "#db/schema/products.ts";
import { pushSubscriptions } from "#db/schema/push.ts";
import { sessions } from "#db/schema/sessions.ts";
import { consents, users } from "#db/schema/users.ts";
import { selectUser } from "#app/features/account/users/get-user.server.ts";
import type { User } from "#app/features/account/users/user.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { toldWindow } from "#app/features/delivery/told-window.ts";
import { orderColumns } from "#app/features/orders/order-columns.server.ts";
import type { Order, OrderLine } from "#app/features/orders/order.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { collectKept } from "./collect-kept.server.ts";

export async function collectData(context: RequestContext, { id }: Customer) {
  const { db, now, read } = context;
  const { account, accepted, signedIn, placed, written } = questionsAbout(db, id);
  const [others, [user], ...rows] = await Promise.all([
    collectKept(context, id),
    read(account),
    read(placesOf(db, id)),
    read(accepted),
    read(signedIn),
    read(placed),
    read(written),
    read(owedOf(db, id)),
    read(toldOf(db, id)),
  ]);
  const [kept, consented, devices, ordered, reviewed, khata, [told]] = rows;
  return {
    madeAt: formatIndianIso(now),
    account: user && accountJson(user),
    addresses: kept,
    consents: consented.map(timed),
    sessions: devices.map(timed),
    orders: ordered.map(orderJson),
    reviews: reviewed.map(timed),
    khata: khata.map(timed),
    messages: told,
    ...others,
  };
}

function questionsAbout(db: RequestContext["db"], userId: string) {
  const account = selectUser({ db }, eq(users.id, userId));
  const accepted = db
    .select({ notice: consents.notice, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId));
  const { device, createdAt, expiresAt } = sessions;
  const signedIn = db
    .select({ device, createdAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const placed = db
    .select(orderColumns())
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.seq));
  const written = db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId));
  return { account, accepted, signedIn, placed, written };
}

function placesOf(db: RequestContext["db"], userId: string) {
  const { label, street, city, postalCode, landmark, doorNote, isDefault } = addresses;
  return db
    .select({ label, street, city, postalCode, landmark, doorNote, isDefault })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt));
}

function owedOf(db: RequestContext["db"], userId: string) {
  const { kind, amountPaise, balancePaise, orderId, method, reference, createdAt } = khataEntries;
  return db
    .select({ kind, amountPaise, balancePaise, orderId, method, reference, createdAt })
    .from(khataEntries)
    .innerJoin(khataAccounts, eq(khataAccounts.id, khataEntries.accountId))
    .where(eq(khataAccounts.userId, userId))
    .orderBy(asc(khataEntries.seq));
}

/** Whether how orders go is texted, and where notices go: the addresses are their phones' secrets. */
function toldOf(db: RequestContext["db"], userId: string) {
  const phonesWithNotices = count(pushSubscriptions.endpointHash);
  return db
    .select({ wantsTexts: users.wantsTexts, phonesWithNotices })
    .from(users)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.userId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id);
}

const reviewColumns = {
  product: products.name,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
};

function accountJson({
  name,
  phone,
  street,
  city,
  postalCode,
  latitudeMilli,
  longitudeMilli,
  createdAt,
}: User) {
  const isSaved = latitudeMilli !== null && longitudeMilli !== null;
  return {
    name,
    phoneNo: phone,
    deliveryAddress: { street, city, postalCode },
    location: isSaved ? { latitude: latitudeMilli / 1000, longitude: longitudeMilli / 1000 } : null,
    createdAt: formatIndianIso(createdAt),
  };
}

function orderJson(order: Order) {
  const {
    id,
    customerName,
    customerPhone,
    street,
    city,
    postalCode,
    country,
    landmark,
    doorNote,
    paymentMethod,
    documentNumber,
    paymentReference,
  } = order;
  const { createdAt, paidAt, acceptedAt, packedAt, dispatchedAt, deliveredAt, cancelledAt } = order;
  return {
    id,
    name: customerName,
    phoneNo: customerPhone,
    shippingAddress: { street, city, postalCode, country, landmark, doorNote },
    ...timed({ createdAt, paidAt, acceptedAt, packedAt, dispatchedAt, deliveredAt, cancelledAt }),
    paymentMethod,
    invoiceNumber: documentNumber,
    paymentReference,
    deliveryWindow: toldWindow(order) ?? undefined,
    note: order.note,
    ifMissing: order.ifMissing,
    cancelReason: order.cancelReason,
    orderItems: order.lines.map(lineJson),
    changes: order.changes,
    refunds: order.refunds,
    ...offersJson(order),
    totalPrice: rupeesFromPaise(order.totalPaise),
    payablePrice: rupeesFromPaise(order.payablePaise),
  };
}

function offersJson({ offerPaise = 0, offers = [] }: Order) {
  if (offerPaise === 0) return {};
  return {
    offerPrice: rupeesFromPaise(offerPaise),
    offers: offers.map(({ title, amountPaise }) => ({
      ...{ title, amount: rupeesFromPaise(amountPaise) },
    })),
  };
}

function lineJson(line: OrderLine) {
  return {
    name: line.name,
    brand: line.brand,
    pack: formatPack(line),
    qty: line.qty,
    price: rupeesFromPaise(line.dpricePaise),
    ...(line.offerPaise ? { offerAmount: rupeesFromPaise(line.offerPaise) } : {}),
  };
}

/** Every time of a row as text. */
function timed<Row extends Record<string, unknown>>(row: Row) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      key.endsWith("At") && typeof value === "number" ? formatIndianIso(value) : value,
    ]),
  );
}
