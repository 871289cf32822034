import { Form, Link } from "@remix-run/react";
import { productPath } from "#app/addresses.ts";
import { reviewListPath } from "#app/admin-addresses.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedReview } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { formatMoment } from "#app/values/dates.ts";

/** `search` keeps the reader on the page of the list. */
type ReviewTableProps = { reviews: ListedReview[]; search: string };

export function ReviewTable({ reviews, search }: ReviewTableProps) {
  return (
    <Sheet heads={["WHEN", "PRODUCT", "BY", "REVIEW"]} hasActions>
      {reviews.map((review) => (
        <tr key={review.id}>
          <td data-label="When">{formatMoment(review.createdAt)}</td>
          <th scope="row" data-label="Product">
            <Link to={productPath(review.slug)} className="link">
              {review.product}
            </Link>
          </th>
          <td data-label="By">
            {review.name}
            {review.isBoughtHere ? ", Bought here" : null}
          </td>
          <td data-label="Review" className="wrap-anywhere">
            {review.hiddenAt === null ? null : <strong>Hidden. </strong>}★ {review.rating}:{" "}
            {review.comment}
          </td>
          <td>
            <HideForm review={review} search={search} />
          </td>
        </tr>
      ))}
    </Sheet>
  );
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
        {isHidden ? "Show" : "Hide"}
        <span className="sr-only">
          {" "}
          the review of {review.product} by {review.name}
        </span>
      </button>
    </Form>
  );
}
