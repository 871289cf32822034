import type { OrderKhata } from "#app/features/khata/read-khata.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** By how much the khata would go over its limit with the order on it. */
export function overLimitPaise({ payablePaise }: Pick<Order, "payablePaise">, khata: OrderKhata) {
  return Math.max(0, khata.balancePaise + payablePaise - khata.limitPaise);
}

/** Said before the khata is tried in vain. */
export function OverKhataLimit({ paise }: { paise: number }) {
  if (paise === 0) return null;
  return (
    <p className="mb-2 text-sm font-semibold text-chilli">{words.overLimit(formatPaise(paise))}</p>
  );
}
