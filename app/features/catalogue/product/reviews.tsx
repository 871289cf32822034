import { formatDate } from "#app/values/dates.ts";
import type { Product } from "./product.server.ts";
import { words } from "./words.ts";

export function StarRating({
  product: { ratingSum, reviewCount },
}: {
  product: Pick<Product, "ratingSum" | "reviewCount">;
}) {
  if (reviewCount === 0) return null;
  return (
    <a href="#reviews" className="link inline-flex min-h-11 items-center text-xs">
      {words.stars((ratingSum / reviewCount).toFixed(1), reviewCount)}
    </a>
  );
}

export function Reviews({ product: { reviews } }: { product: Product }) {
  if (reviews.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="reviews">
      <h2 id="reviews" className="mb-3">
        {words.reviews}
      </h2>
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review.createdAt + review.name} className="panel">
            <p className="font-semibold">
              {review.name}{" "}
              <span className="block text-sm font-normal text-stone">
                {(review.isBoughtHere ? words.ratedByBuyer : words.rated)(
                  review.rating,
                  formatDate(review.createdAt),
                )}
              </span>
            </p>
            <p>{review.comment}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
