import * as v from "valibot";

const rating = "Please give 1 to 5 stars.";

/** POST …/reviews */
export const AddReviewSchema = v.object(
  {
    rating: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))], rating),
      v.integer(rating),
      v.minValue(1, rating),
      v.maxValue(5, rating),
    ),
    comment: v.pipe(
      v.string("Please write a comment."),
      v.transform((text) => text.toWellFormed().trim()),
      v.minLength(1, "Please write a comment."),
      v.maxLength(2000, "Please use at most 2,000 characters."),
    ),
  },
  "Please give stars and a comment.",
);

export type NewReview = v.InferOutput<typeof AddReviewSchema>;
