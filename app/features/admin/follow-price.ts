import type { FormEvent } from "react";
import { parsePercent, parseRupees, typedRupees } from "#app/values/money.ts";
import { latinDigits } from "#app/values/text.ts";
import { discountOf, discountedPaise } from "#app/values/price.ts";

/**
 * While a pack's MRP, percent or selling price is typed: of the last two, the one that was typed
 * last stays, and the other shows what follows. Without scripts it follows when the form is sent.
 */
export function followPrice({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  const [, column, pack = ""] = /^(price|discount|dprice)(\..+)?$/.exec(target.name) ?? [];
  if (column === undefined) return;
  const field = (name: string) => currentTarget.elements.namedItem(name + pack) as HTMLInputElement;
  const [price, discount, dprice] = [field("price"), field("discount"), field("dprice")];
  if (column !== "price") dprice.dataset.leads = column === "dprice" ? "1" : "";
  const [led, leads] = dprice.dataset.leads ? [discount, dprice] : [dprice, discount];
  const isAsShown = price.value === price.defaultValue && leads.value === leads.defaultValue;
  const value = isAsShown ? led.defaultValue : following(price.value, leads);
  if (value !== null) led.value = value;
}

/** Null where what is typed can't be read. */
function following(price: string, { name, value }: HTMLInputElement): string | null {
  const mrp = parseRupees(latinDigits(price));
  if (mrp === null) return null;
  if (name.startsWith("discount")) {
    const percent = parsePercent(latinDigits(value));
    return percent === null ? null : typedRupees(discountedPaise(mrp, percent));
  }
  const paid = parseRupees(latinDigits(value));
  return paid === null || paid > mrp ? null : String(discountOf(mrp, paid) / 100);
}
