import { formatDate, formatIndianIso, indianDay } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Khata } from "./khata.ts";
import { words } from "./reminder.words.ts";

const hours = { from: 8, to: 20 };

/** Nobody is reminded at night. */
export function isTimeToRemind(now: number): boolean {
  const hour = Number(formatIndianIso(now).slice(11, 13));
  return hour >= hours.from && hour < hours.to;
}

type Reminded = Pick<Khata, "name" | "phone" | "balancePaise" | "lastPayment" | "remindedOn">;

/**
 * The owner sends it by the own hand: it opens the chat with the text. Null unless one was made
 * today, and at night.
 */
export function reminderLink(
  { name, phone, balancePaise, lastPayment, remindedOn }: Reminded,
  { shopName, now }: { shopName: string; now: number },
): string | null {
  if (remindedOn !== indianDay(now) || !isTimeToRemind(now)) return null;
  const reminded = { name, shop: shopName || words.ourShop, balance: formatPaise(balancePaise) };
  const text = lastPayment
    ? words.reminderWithPayment({
        ...reminded,
        paid: formatPaise(lastPayment.amountPaise),
        on: formatDate(lastPayment.at),
      })
    : words.reminder(reminded);
  return `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`;
}
