import * as v from "valibot";
import { rating } from "#app/values/limits.ts";
import { words } from "./words.ts";

const stars = new RegExp(`^[${rating.least}-${rating.most}]$`);

/** POST …/reviews */
export const AddReviewSchema = v.object(
  {
    rating: v.pipe(
      v.union(
        [v.number(), v.pipe(v.string(), v.regex(stars), v.transform(Number))],
        () => words.stars,
      ),
      v.integer(() => words.stars),
      v.minValue(rating.least, () => words.stars),
      v.maxValue(rating.most, () => words.stars),
    ),
    comment: v.pipe(
      v.string(() => words.comment),
      v.transform((text) => text.toWellFormed().trim()),
      v.minLength(1, () => words.comment),
      v.maxLength(2000, () => words.tooLong),
    ),
  },
  () => words.starsAndComment,
);

export type NewReview = v.InferOutput<typeof AddReviewSchema>;
