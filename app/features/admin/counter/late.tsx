import { lateWord } from "#app/features/orders/counter/counter-steps.ts";
import { Stand } from "#app/ui/stand.tsx";

type LateProps = { order: Parameters<typeof lateWord>[0]; now: number };

/** Of an order whose time is over, since when. */
export function Late({ order, now }: LateProps) {
  const word = lateWord(order, now);
  return word === null ? null : <Stand stand="bad" word={word} />;
}
