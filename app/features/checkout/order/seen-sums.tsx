import type { Review } from "./review.ts";

type SeenSumsProps = { review: Pick<Review, "shippingPaise" | "offers"> };

/** What bringing it costs on this page, and what offers take off, for its form; nothing where it is nothing. */
export function SeenSums({ review: { shippingPaise, offers } }: SeenSumsProps) {
  const offerPaise = offers?.offerPaise ?? 0;
  return (
    <>
      {shippingPaise > 0 ? <input type="hidden" name="shipping" value={shippingPaise} /> : null}
      {offerPaise > 0 ? <input type="hidden" name="offer" value={offerPaise} /> : null}
    </>
  );
}
