import { formatPaise } from "#app/values/money.ts";
import type { Review } from "./review.ts";

/** A row of a sum for each offer that applies, and why the code that was typed does not. */
export function OfferTaken({ offers }: Pick<Review, "offers">) {
  if (!offers) return null;
  const { taken, codeProblem } = offers;
  return (
    <>
      {taken.map(({ id, title, amountPaise }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-3">
          <dt>{title}</dt>
          <dd className="money">{formatPaise(-amountPaise)}</dd>
        </div>
      ))}
      {codeProblem ? <div className="warned text-chilli">{codeProblem}</div> : null}
    </>
  );
}
