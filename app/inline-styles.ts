import motion from "./motion.css?inline";
import styles from "./styles.css?inline";
import { words } from "./inline-styles.words.ts";
import type { useHandle } from "./ui/handle.ts";

/**
 * Inlined by the server, which alone carries them; the browser keeps what the page came with, and
 * adds what one that scripts led to has of its own.
 */
export function inlineStyles(isLight: boolean, page: ReturnType<typeof useHandle>): string {
  const ofPage = page.styles?.(page.data) ?? "";
  if (import.meta.env.SSR) return styles + words.letters + (isLight ? "" : motion) + ofPage;
  const present = document.querySelector("style")?.textContent ?? "";
  return present.includes(ofPage) ? present : present + ofPage;
}
