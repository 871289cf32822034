import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/cloudflare";
import { adminPath } from "#app/addresses/paths.ts";
import { type Customer, missing, requireCustomer } from "#app/features/session/visitor.server.ts";
import { readDevice } from "#app/features/notices/devices/keep-device.server.ts";
import { whoChanged } from "#app/features/audit/who-changed.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { dueBy } from "#app/features/delivery/opening.ts";
import { type PaymentNotes, getPaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { safePath } from "#app/values/path.ts";
import { collectionOf, readCollection } from "./collect/collection.server.ts";
import { getMyNewest } from "./my-orders.server.ts";
import { getOrder } from "./get-order.server.ts";
import { invoiceInHindi } from "./invoice/in-hindi.server.ts";
import { type Order, isOwed } from "./order.ts";
import { loggedSteps } from "./progress/logged-steps.ts";
import { stepToTakeBack } from "./progress/may-undo.server.ts";
import { cashReference } from "./progress/newest-step.ts";
import { listToRate } from "./list-to-rate.server.ts";
import { linePictures } from "./line-pictures.server.ts";
import { readReturned } from "./returned/returned-packs.server.ts";
import { listRiders } from "./run/list-riders.server.ts";
import { may } from "#app/values/roles.ts";
import { words } from "./words.ts";

export type OrderPageData = SerializeFrom<typeof loadOrderPage>;

export async function loadOrderPage(asked: LoaderFunctionArgs) {
  const { request, context } = asked;
  const { searchParams } = new URL(request.url);
  const isPrintView = searchParams.has("print");
  const [ofOrder, ofShop] = await Promise.all([
    Promise.all(readsOfOrder(asked)),
    Promise.all(readsOfShop(asked, isPrintView)),
  ]);
  const [customer, order, notes, collecting, undoable, who, pictures, returned, toRate] = ofOrder;
  const [delivery, inHindi, riders, supplier, device] = ofShop;
  if (!order) throw await notFound(context, customer);
  const role = order.isOwn && !customer.isAdmin ? null : customer.role;
  const [isStaff, mayMoney] = [may(role, "counter"), may(role, "till")];
  const back = safePath(searchParams.get("back"), "");
  const seen = notesFor(order, notes, { isStaff, mayMoney });
  const isOpen = order.cancelledAt === null && order.deliveredAt === null;
  return {
    order: isHeld(order, context.now) ? order : { ...order, heldUntil: null },
    now: context.now,
    hasWindows: delivery !== null && delivery.windows.length > 0,
    dueBy:
      delivery &&
      (dueBy(delivery, order.dispatchedAt ?? order.createdAt) ?? dueBy(delivery, order.createdAt)),
    canCancel: isOpen && (mayMoney || (!isStaff && order.packedAt === null)),
    notes: seen,
    ...{ role, undoable: mayMoney ? undoable : null },
    collection:
      isStaff && !mayMoney
        ? null
        : collectionOf(context, order, { ...collecting, isStaff: mayMoney }),
    back: back.startsWith(`${adminPath}/`) ? back : "",
    ...{ supplier, isPrintView, pictures, returned },
    toRate: isStaff || isPrintView ? {} : toRate,
    canPay: context.config.ONLINE_PAYMENT === "on" && isOwed(order) && !isStaff,
    ...(inHindi && { inHindi }),
    ...(mayMoney && { riders }),
    ...(isStaff && { who: mayMoney ? who : { ...who, paid: "" } }),
    device: order.isOwn && isOpen && !may(customer.role, "counter") ? device : null,
  };
}

/** To a customer with the newest of the own orders, where there is one. */
async function notFound(context: RequestContext, customer: Customer): Promise<Response> {
  const newest = customer.role === null ? await getMyNewest(context) : null;
  if (newest === null) return missing(customer, "counter", words.empty);
  return Response.json({ newest }, { status: 404 });
}

type Asker = { isStaff: boolean; mayMoney: boolean };

/** To the customer what was and will be given back; to who may take money also what to do about it. */
function notesFor(order: Order, notes: PaymentNotes, { isStaff, mayMoney }: Asker): PaymentNotes {
  const refund: keyof typeof words.handsBack = order.toHandBackPaise > 0 ? "due" : "done";
  const handed = cashBackLine(order, order.cashBackPaise, words.handsBack[refund]).map((text) => ({
    ...{ text, refund, at: null },
  }));
  const lines = [...notes.lines, ...handed];
  if (!mayMoney) return { lines: isStaff ? [] : lines, ...noNotes };
  return {
    ...{ lines, alerts: notes.alerts },
    adminLines: [...notes.adminLines, ...cashBackLine(order, order.toHandBackPaise, words.forShop)],
  };
}

const noNotes = { alerts: [], adminLines: [] };
const isHeld = ({ heldUntil }: Order, now: number) => heldUntil !== null && now < heldUntil;

function cashBackLine(
  { paymentReference }: Order,
  paise: Paise,
  said: typeof words.forShop,
): string[] {
  if (paise === 0) return [];
  return [said[paymentReference === cashReference ? "cash" : "upi"](formatPaise(paise))];
}

function readsOfOrder({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  return [
    requireCustomer(request, context),
    getOrder(context, id),
    getPaymentNotes(context, id),
    readCollection(context, id),
    stepToTakeBack(context, id),
    whoChanged(context, { kind: "order", id, fields: loggedSteps }),
    linePictures(context, id),
    readReturned(context, id),
    listToRate(context, id),
  ] as const;
}

function readsOfShop({ context, params }: LoaderFunctionArgs, isPrintView: boolean) {
  return [
    getDelivery(context, { postalCode: null, most: 1 }),
    isPrintView ? invoiceInHindi(context, params.id ?? "") : null,
    listRiders(context),
    getShopContact(context),
    readDevice(context),
  ] as const;
}
