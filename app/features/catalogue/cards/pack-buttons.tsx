import { type PointerEvent, useRef } from "react";
import { formatPack } from "#app/values/quantity.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { Card } from "./card.ts";
import { words } from "./words.ts";

type PackButtonsProps = {
  card: Card;
  chosen: PricedPack;
  params: URLSearchParams;
  onChoose: (financialId: string) => void;
};

/**
 * One row that scrolls and can be dragged; without scripts a button asks for the page with its pack
 * chosen.
 */
export function PackButtons({ card, chosen, params, onChoose }: PackButtonsProps) {
  const drag = useDragToScroll();
  const kept = [...params].filter(([name]) => name !== "pack");
  return (
    <form
      method="get"
      action={`#d-${card.detailId}`}
      {...drag}
      className="scroller"
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {card.packs.map((pack) => (
        <button
          key={pack.financialId}
          name="pack"
          value={pack.financialId}
          aria-pressed={pack === chosen}
          onClick={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
            onChoose(pack.financialId);
          }}
          className="chip"
        >
          {formatPack(pack)}
          {pack.countInStock === 0 ? <small>{words.soldOut}</small> : null}
        </button>
      ))}
    </form>
  );
}

/** A mouse drags the row as a finger does. */
function useDragToScroll() {
  const from = useRef<{ x: number; left: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse")
        from.current = { x: event.clientX, left: event.currentTarget.scrollLeft };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current)
        event.currentTarget.scrollLeft = from.current.left + from.current.x - event.clientX;
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerLeave() {
      from.current = null;
    },
  };
}
