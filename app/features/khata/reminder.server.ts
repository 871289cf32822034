import { formatDate, formatIndianIso, indianDay } from "#app/values/dates.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { chosenOf } from "#app/values/language.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Khata } from "./khata.ts";
import { words } from "./reminder.words.ts";

const hours = { from: 8, to: 20 };

/** Nobody is reminded at night. */
export function isTimeToRemind(now: number): boolean {
  const hour = Number(formatIndianIso(now).slice(11, 13));
  return hour >= hours.from && hour < hours.to;
}

type Reminded = Pick<
  Khata,
  "name" | "phone" | "language" | "balancePaise" | "lastPayment" | "remindedOn"
>;

/**
 * The owner sends it by the own hand: it opens the chat with the text, in the customer's language.
 * With a shop's UPI id it says where to pay. Null unless one was made today, and at night.
 */
export function reminderLink(
  khata: Reminded,
  { shopName, now, payBy = null }: { shopName: string; now: number; payBy?: string | null },
): string | null {
  if (khata.remindedOn !== indianDay(now) || !isTimeToRemind(now)) return null;
  const text = inLanguage(chosenOf(khata.language), () =>
    [textOf(khata, shopName), ...(payBy ? [words.payBy(payBy)] : [])].join("\n"),
  );
  return `https://wa.me/91${khata.phone}?text=${encodeURIComponent(text)}`;
}

function textOf({ name, balancePaise, lastPayment }: Reminded, shopName: string): string {
  const reminded = { name, shop: shopName || words.ourShop, balance: formatPaise(balancePaise) };
  return lastPayment
    ? words.reminderWithPayment({
        ...reminded,
        paid: formatPaise(lastPayment.amountPaise),
        on: formatDate(lastPayment.at),
      })
    : words.reminder(reminded);
}
