import { rating } from "#app/values/limits.ts";

export const words = {
  alreadyReviewed: "You have already reviewed this product.",
  enoughToday: (most: number) =>
    `You have written ${most} reviews today. You can write more tomorrow.`,
  noReview: "There is no such review.",
  stars: `Please give ${rating.least} to ${rating.most} stars.`,
  comment: "Please write a comment.",
  tooLong: "Please use at most 2,000 characters.",
  starsAndComment: "Please give stars and a comment.",
};
