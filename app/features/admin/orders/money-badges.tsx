import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { alertTexts, isAlarming } from "#app/features/payments/payment-alert.ts";
import { Badge } from "#app/ui/badge.tsx";
import { words } from "./words.ts";

/** What is to be known of an order's money: of a cancelled one that was paid, what became of it. */
export function moneyBadges(order: ListedOrder) {
  const badges = order.paymentAlerts.map((alert) => (
    <Badge key={alert} isAlarming={isAlarming(alert)}>
      {alertTexts[alert]}
    </Badge>
  ));
  if (!isGivenBack(order)) return badges;
  return [
    <Badge key="given-back" isAlarming={false}>
      {words.givenBack}
    </Badge>,
  ];
}

/** As long as some of it has still to go back, that is an alert of its own. */
function isGivenBack({ cancelledAt, paidAt, paymentAlerts, hidesCustomer }: ListedOrder) {
  return cancelledAt !== null && paidAt !== null && paymentAlerts.length === 0 && !hidesCustomer;
}
