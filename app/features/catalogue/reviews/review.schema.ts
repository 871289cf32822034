import * as v from "valibot";
import { rating } from "#app/values/limits.ts";

const starsMessage = `Please give ${rating.least} to ${rating.most} stars.`;
const stars = new RegExp(`^[${rating.least}-${rating.most}]$`);

/** POST …/reviews */
export const AddReviewSchema = v.object(
  {
    rating: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(stars), v.transform(Number))], starsMessage),
      v.integer(starsMessage),
      v.minValue(rating.least, starsMessage),
      v.maxValue(rating.most, starsMessage),
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
