import { dropVessels, takeAmounts, takePacks, takePrices } from "#app/values/said/amounts.ts";
import { joinNumbers } from "#app/values/said/join-numbers.ts";
import { foldDigits } from "#app/values/said/numbers.ts";
import { readTokens } from "#app/values/said/tokens.ts";

/**
 * "dhai sau gram chai": the text without its sizes, prices and counts, and the first size as the
 * index names a pack; null where it says none.
 */
export function takePackSize(typed: string): { rest: string; pack: string | null } {
  const said = takeAmounts(takePrices(joinNumbers(readTokens(foldDigits(typed.normalize("NFC"))))));
  const isCounted = said.some(({ sort }) => sort === "number");
  const left = isCounted ? takePacks(dropVessels(said)) : dropVessels(said);
  const [pack] = left.flatMap((token) =>
    token.sort === "amount" ? [`${token.unit}${token.quantity}`] : [],
  );
  return {
    rest: left
      .map((token) => ("text" in token && token.sort !== "sign" ? token.text : ""))
      .join(" "),
    pack: pack ?? null,
  };
}

/** How the index names a pack; see the view `card_source`. */
export function packToken({ quantityMilli, units: of }: { quantityMilli: number; units: string }) {
  if (of === "kg" || of === "l") return `${of === "kg" ? "g" : "ml"}${quantityMilli}`;
  return `${of === "g" || of === "ml" ? of : "pcs"}${Math.floor(quantityMilli / 1000)}`;
}
