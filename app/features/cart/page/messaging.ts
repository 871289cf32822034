import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { Cart } from "#app/features/cart/cart.ts";

/** "2 × Aashirvaad Atta 5 kg", a line each, and the total: an order one can send to a person. */
export function messagingText({ lines, itemsPaise }: Pick<Cart, "lines" | "itemsPaise">): string {
  const texts = lines.flatMap(({ pack, qty, state }) =>
    pack && state !== "gone" ? [`${qty} × ${cardTitle(pack)} ${formatPack(pack)}`] : [],
  );
  return [...texts, `Total ${formatPaise(itemsPaise)}`].join("\n");
}

/** Null without a configured link or anything to order. */
export function messagingLink(
  link: string,
  cart: Pick<Cart, "lines" | "itemsPaise">,
): string | null {
  if (!link || cart.lines.every((line) => line.state === "gone")) return null;
  return `${link}${link.includes("?") ? "&" : "?"}text=${encodeURIComponent(messagingText(cart))}`;
}
