import { parchiPath } from "./addresses/paths.ts";
import { WaysToGoods, type WaysOnData } from "./features/catalogue/ways-on/ways-on.tsx";
import { words } from "./features/lists/words.ts";
import { AsItCame } from "./ui/as-it-came.tsx";

/** Below an empty cart, whose room knows no goods but its own. */
export function WaysOnOfCart({ found }: { found: WaysOnData | null | undefined }) {
  if (!found) return null;
  return <AsItCame>{import.meta.env.SSR ? <Whole {...found} /> : null}</AsItCame>;
}

function Whole(found: WaysOnData) {
  return (
    <>
      <p className="text-center">
        <a href={parchiPath} className="link inline-flex min-h-11 items-center">
          {words.orderFromList}
        </a>
      </p>
      <WaysToGoods {...found} isOutside />
    </>
  );
}
