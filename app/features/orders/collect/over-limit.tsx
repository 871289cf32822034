import type { OrderKhata } from "#app/features/khata/read-khata.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** By how much the khata would go over its limit with the order on it. */
export function overLimitPaise({ payablePaise }: Pick<Order, "payablePaise">, khata: OrderKhata) {
  return Math.max(0, khata.balancePaise + payablePaise - khata.limitPaise);
}

type OverKhataLimitProps = { label: string; order: Order; khata: OrderKhata | null | undefined };

/** In place of the khata's button where it would be tried in vain: who taps it reads why. */
export function OverKhataLimit({ label, order, khata }: OverKhataLimitProps) {
  const paise = khata ? overLimitPaise(order, khata) : 0;
  if (!khata || paise === 0) return null;
  return (
    <details className="unfolds border-t border-line">
      <summary className="min-h-11 text-sm font-semibold">{label}</summary>
      <p className="text-sm font-semibold text-chilli">{words.overLimit(formatPaise(paise))}</p>
      <p className="mb-2 text-sm">{owedText(khata)}</p>
    </details>
  );
}

export const owedText = ({ balancePaise, limitPaise }: OrderKhata) =>
  words.owed(formatPaise(Math.max(0, balancePaise)), formatPaise(limitPaise));
