import { useNavigation } from "@remix-run/react";
import { cartPath } from "#app/addresses/paths.ts";
import { type Review, stockNote } from "#app/features/checkout/order/review.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";
import { onlineMethod } from "#app/values/payment-method.ts";
import { words } from "./words.ts";

type PayButtonProps = { review: Review; method: string | undefined; isChosen: boolean };

/** Says what is paid where scripts know that it leads to the gateway. */
export function PayButton({ review, method, isChosen }: PayButtonProps) {
  const { state, formData } = useNavigation();
  if (review.lines.some(stockNote))
    return (
      <a href={cartPath} className="button w-full">
        {words.changeCart}
      </a>
    );
  const isBusy = state !== "idle" && formData?.has("paymentMethod");
  const isOnline = method === onlineMethod;
  const busyLabel = isOnline ? words.processing : uiWords.loading;
  const label = isOnline ? words.payNow(formatPaise(review.totalPaise)) : words.continue;
  return (
    <div>
      {isChosen ? null : <p className="mb-1 text-center text-xs text-stone">{words.choose}</p>}
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </div>
  );
}
