import { formatDate } from "#app/values/dates.ts";
import type { Product } from "./product.server.ts";

export function StarRating({
  product: { ratingSum, reviewCount },
}: {
  product: Pick<Product, "ratingSum" | "reviewCount">;
}) {
  if (reviewCount === 0) return null;
  return (
    <p className="text-xs text-stone">
      ★ {(ratingSum / reviewCount).toFixed(1)} of 5 from {reviewCount}{" "}
      {reviewCount === 1 ? "review" : "reviews"}
    </p>
  );
}

export function Reviews({ product: { reviews } }: { product: Product }) {
  if (reviews.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="reviews">
      <h2 id="reviews" className="mb-3">
        Reviews
      </h2>
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review.createdAt + review.name} className="panel">
            <p className="font-semibold">
              {review.name}{" "}
              <span className="font-normal text-stone">
                ★ {review.rating} of 5, {formatDate(review.createdAt)}
                {review.isBoughtHere ? ", Bought here" : null}
              </span>
            </p>
            <p>{review.comment}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
