// Asks the shop: the command by its own function, as an admin or the customer would.
import { vi } from "vitest";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import {
  acceptOrder,
  dispatchOrder,
  packOrder,
} from "#app/features/orders/progress/advance-order.server.ts";
import { deliverOrder } from "#app/features/orders/progress/deliver-order.server.ts";
import { recordCash, recordUpi } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { PaymentShop } from "#tests/payment-shop.ts";
import type { Order } from "./books.ts";
import type { Command } from "./command.ts";

export type Person = Awaited<ReturnType<PaymentShop["addCustomer"]>>;
export type Players = { shop: PaymentShop; admin: Person; customers: Map<string, Person> };
type Simple = Exclude<Command, { name: "open" | "charge" }>;

/** Whether it was taken. */
export async function ask(
  { shop, admin }: Players,
  order: Order,
  { at, command }: { at: number; command: Simple },
): Promise<boolean> {
  const asked = await shop.ask("/", { cookies: { session: admin.session } });
  const context = { ...asked.context, now: at };
  return (await stepOf(context, order, { admin, command })).ok;
}

const steps = {
  accept: acceptOrder,
  pack: packOrder,
  dispatch: dispatchOrder,
  deliver: deliverOrder,
  khata: putOnKhata,
};

function stepOf(
  context: RequestContext,
  order: Order,
  { admin, command }: { admin: Person; command: Simple },
): Promise<{ ok: boolean }> {
  const { id, lines, packed } = order;
  switch (command.name) {
    case "undo":
      return undoStep(context, id);
    case "cancel":
      return cancelOrder(
        context,
        { ...admin.customer, isAdmin: true },
        { orderId: id, reason: "" },
      );
    case "take":
      return command.by === "Cash"
        ? recordCash(context, id)
        : recordUpi(context, id, command.by.slice("UPI ".length));
    case "settle":
      return settleOrder(
        context,
        id,
        lines.map(({ pack }, line) => ({
          financialId: pack,
          packed: command.packed[line]!,
          ...(command.shelf[line] === null ? {} : { shelf: command.shelf[line]! }),
        })),
      );
    case "return": {
      // Papers hold only what was packed.
      const line = (packed ?? []).slice(0, command.line).filter((qty) => qty > 0).length;
      const back = { line, qty: command.qty, toShelf: command.toShelf };
      return returnGoods(context, { orderId: id, nth: command.nth, lines: [back] });
    }
    default:
      return steps[command.name](context, id);
  }
}

/** Null where it asked too often to be answered. */
export async function openLink({ shop, customers }: Players, { id, customer }: Order) {
  const started = await shop.start(customers.get(customer)!, id);
  return !started.ok && started.reason === "limited" ? null : started;
}

/** When the gateway's money had come; null where it takes none on this link any more. */
export async function pressPay(
  { shop }: Players,
  orderId: string,
  { paymentId, link }: { paymentId: string; link: string },
): Promise<number | null> {
  const rowOf = async () => (await shop.paymentRows(orderId)).find(({ id }) => id === paymentId)!;
  const answer = await shop.press(link, "pay");
  if (answer.status >= 400) return null;
  await vi.waitUntil(async () => (await rowOf()).charged_at !== null, { timeout: 30_000 });
  return (await rowOf()).charged_at;
}
