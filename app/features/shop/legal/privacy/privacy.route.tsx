import { fillFigures } from "#app/features/shop/legal/fill-figures.ts";
import { legalMeta } from "#app/features/shop/legal/legal-meta.ts";
import { LegalText } from "#app/features/shop/legal/legal-text.tsx";
import styles from "#app/features/shop/legal/legal.css?inline";
import { useSupplier } from "#app/features/shop/legal/use-supplier.ts";
import { acknowledgeHours } from "#app/values/complaints.ts";
import * as kept from "#app/values/kept-for.ts";
import { words as whole } from "./body.words.ts";
import { words } from "./words.ts";

export const handle = { styles: () => (import.meta.env.SSR ? styles : "") };
export const meta = () => legalMeta(words);

export default function Privacy() {
  const figures = { ...kept, ...useSupplier(), acknowledgeHours };
  return <LegalText html={import.meta.env.SSR ? fillFigures(whole.body, figures) : ""} />;
}
