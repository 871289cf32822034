import { WaysOn, type WaysOnData } from "./features/catalogue/ways-on/ways-on.tsx";
import { AsItCame } from "./ui/as-it-came.tsx";

/** Below an empty cart, whose room knows no goods but its own. */
export function WaysOnOfCart({ found }: { found: WaysOnData | null | undefined }) {
  if (!found) return null;
  return <AsItCame>{import.meta.env.SSR ? <WaysOn {...found} isOutside /> : null}</AsItCame>;
}
