import { legalMeta } from "#app/features/shop/legal/legal-meta.ts";
import { LegalText } from "#app/features/shop/legal/legal-text.tsx";
import styles from "#app/features/shop/legal/legal.css?inline";
import { words as whole } from "./body.words.ts";
import { words } from "./words.ts";

export const handle = { styles: () => (import.meta.env.SSR ? styles : "") };
export const meta = () => legalMeta(words);

export default function Terms() {
  return <LegalText html={import.meta.env.SSR ? whole.body : ""} />;
}
