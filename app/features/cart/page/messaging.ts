import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { Cart } from "#app/features/cart/cart.ts";
import { words } from "./words.ts";

/** "2 × Aashirvaad Atta 5 kg", a line each, and the total: an order one can send to a person. */
export function messagingText({ lines, itemsPaise }: Pick<Cart, "lines" | "itemsPaise">): string {
  const texts = lines.flatMap(({ pack, qty, state }) =>
    pack && state !== "gone" ? [`${qty} × ${cardTitle(pack)} ${formatPack(pack)}`] : [],
  );
  return [...texts, words.sentTotal(formatPaise(itemsPaise))].join("\n");
}

/** Null without a configured link or anything to order. */
export function messagingLink(
  link: string,
  cart: Pick<Cart, "lines" | "itemsPaise">,
): string | null {
  if (!link || cart.lines.every((line) => line.state === "gone")) return null;
  return withText(link, messagingText(cart));
}

/** Asks a person for what a list named and the cart did not get; null without a configured link. */
export function notAddedLink(link: string, lines: string[]): string | null {
  return link && lines.length > 0 ? withText(link, lines.join("\n")) : null;
}

/** To the shop, with a text to begin with; null without a configured link. */
export function messageLink(link: string, text: string): string | null {
  return link ? withText(link, text) : null;
}

function withText(link: string, text: string): string {
  return `${link}${link.includes("?") ? "&" : "?"}text=${encodeURIComponent(text)}`;
}
