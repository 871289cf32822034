import motion from "./motion.css?inline";
import shopping from "./shopping.css?inline";
import styles from "./styles.css?inline";
import { words } from "./inline-styles.words.ts";
import type { useHandle } from "./ui/handle.ts";

/** Routes of these rooms, by file or name: their pages show nothing of the rooms behind them. */
const shoppingPage = /^(features\/(cart|catalogue)\/|list-page|keyword-list)/;

/**
 * Inlined by the server, which alone carries them; the browser keeps what the page came with, and
 * adds what one that scripts led to has of its own. From a shopping page scripts lead to another
 * kind by the profile's panel alone, which brings all styles.
 */
export function inlineStyles(isLight: boolean, page: ReturnType<typeof useHandle>): string {
  const ofPage = page.styles?.(page.data) ?? "";
  if (import.meta.env.SSR) {
    const ofKind = shoppingPage.test(page.id ?? "") ? shopping : styles;
    return ofKind + words.letters + (isLight ? "" : motion) + ofPage;
  }
  const present = document.querySelector("style")?.textContent ?? "";
  return present.includes(ofPage) ? present : present + ofPage;
}
