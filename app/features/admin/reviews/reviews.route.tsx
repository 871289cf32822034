import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { reviewListPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { hideReview, noReviewMessage } from "#app/features/catalogue/reviews/hide-review.server.ts";
import { listReviews } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ReviewTable } from "./review-table.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.reviews.name);
export const links = adminLinks;

const HideForm = v.object({ reviewId: v.string(), to: v.picklist(["hide", "show"]) });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { before } = readListAddress(request);
  const [, page] = await Promise.all([
    requireAdmin(request, context),
    listReviews(context, before),
  ]);
  return { ...page, isFirst: before === null, search: searchOf(before) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const form = await parseForm(request, HideForm);
  if (!form.ok) return data(form, { status: 400 });
  const { reviewId, to } = form.value;
  const isDone = await hideReview(context, { reviewId, isHidden: to === "hide" });
  if (!isDone) return data(formFailure({}, { form: noReviewMessage() }), { status: 404 });
  const { before } = readListAddress(request);
  return redirectAfterPost(context, reviewListPath + searchOf(before), {
    toast: {
      kind: "success",
      message: to === "hide" ? words.isHidden : words.isShown,
    },
  });
}

function searchOf(before: number | null): string {
  return before === null ? "" : `?before=${before}`;
}

/** What customers say; what an admin hides counts for nothing and can be shown again. */
export default function Reviews() {
  const { reviews, before, isFirst, search } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <AdminPage title={shared.places.reviews.name}>
      {failure ? <Alert>{failure.errors.form ?? words.chooseOne}</Alert> : null}
      {reviews.length > 0 ? (
        <ReviewTable reviews={reviews} search={search} />
      ) : (
        <p>{words.noneYet}</p>
      )}
      <OlderLink action={reviewListPath} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}
