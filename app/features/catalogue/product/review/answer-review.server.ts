import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { productPath } from "#app/addresses/paths.ts";
import { addReview } from "#app/features/catalogue/reviews/add-review.server.ts";
import { AddReviewSchema } from "#app/features/catalogue/reviews/review.schema.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseFields, readForm } from "#app/platform/forms.server.ts";
import type { RefusedReview } from "./review-form.tsx";
import { words } from "./words.ts";

/** What is refused comes back on the product's page, in its form. */
export async function answerReview({ request, context, params }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  // A form sends no rating where no star is chosen.
  const form = parseFields({ rating: "", ...(await readForm(request)) }, AddReviewSchema);
  if (!form.ok) return refuse({ errors: form.errors, values: form.values }, 400);
  const product = params.slug ?? "";
  const { rating, comment } = form.value;
  const added = await addReview(context, customer, { product, rating, comment });
  if (added.ok)
    return redirectAfterPost(context, productPath(product), {
      toast: { kind: "success", message: words.sent },
    });
  return refuse(
    { message: added.message, values: { rating: String(rating), comment } },
    added.reason === "too-many" ? 429 : added.status,
  );
}

const refuse = (review: RefusedReview, status: number) => data({ review }, { status });
