import { Form, Link } from "@remix-run/react";
import { productPath } from "#app/addresses/paths.ts";
import { reviewListPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedReview } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { formatMoment } from "#app/values/dates.ts";
import { words } from "./words.ts";

/** `search` keeps the reader on the page of the list. */
type ReviewTableProps = { reviews: ListedReview[]; search: string };

export function ReviewTable({ reviews, search }: ReviewTableProps) {
  return (
    <Sheet heads={Object.values(words.columns)} hasActions className="records reviews">
      {reviews.map((review) => (
        <tr key={review.id} className={review.hiddenAt === null ? undefined : "is-hidden"}>
          <th scope="row" data-label={words.columns.product} className="bare">
            <Link to={productPath(review.slug)} className="link">
              {review.product}
            </Link>
            {review.brands ? (
              <span className="text-sm font-normal text-stone"> {review.brands}</span>
            ) : null}
          </th>
          <td data-label={words.columns.review} className="lead">
            <span className="mb-1 flex flex-wrap gap-1">
              <span className="stand" data-stand={moodOf(review.rating)}>
                ★ {review.rating}
              </span>{" "}
              {review.hiddenAt === null ? null : (
                <span className="stand" data-stand="hidden">
                  {words.hidden}
                </span>
              )}
            </span>{" "}
            {review.comment}
          </td>
          <td data-label={words.columns.by} className="bare by-whom">
            {review.isBoughtHere ? words.byBuyer(review.name) : review.name}
          </td>
          <td data-label={words.columns.when} className="bare">
            {formatMoment(review.createdAt)}
          </td>
          <td className="aside end">
            <HideForm review={review} search={search} />
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

/** Praise, so-so, or a complaint. */
function moodOf(rating: number): string {
  if (rating > 3) return "good";
  return rating < 3 ? "bad" : "fair";
}

function HideForm({ review, search }: { review: ListedReview; search: string }) {
  const isHidden = review.hiddenAt !== null;
  return (
    <Form method="post" action={reviewListPath + search} preventScrollReset>
      <input type="hidden" name="reviewId" value={review.id} />
      <button
        type="submit"
        name="to"
        value={isHidden ? "show" : "hide"}
        className="button button-plain"
      >
        {isHidden ? words.show : words.hide}
        <span className="sr-only"> {words.reviewOf(review.product, review.name)}</span>
      </button>
    </Form>
  );
}
