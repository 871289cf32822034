import { rating } from "#app/values/limits.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  alreadyReviewed: "आप इस सामान का रिव्यू पहले ही दे चुके हैं।",
  enoughToday: (most) => `आज आप ${most} रिव्यू लिख चुके हैं। बाकी कल लिखिए।`,
  noReview: "ऐसा कोई रिव्यू नहीं है।",
  stars: `${rating.least} से ${rating.most} तक स्टार दीजिए।`,
  comment: "कुछ लिखिए कि सामान कैसा लगा।",
  tooLong: "ज़्यादा से ज़्यादा 2,000 अक्षर लिखिए।",
  starsAndComment: "स्टार दीजिए और कुछ लिखिए।",
};
