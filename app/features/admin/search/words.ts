import { counted } from "#app/values/language.ts";

export const words = {
  columns: { text: "Text", times: "Searched", means: "Means" },
  times: (times: number) => counted("en", times, { one: "once", other: `${times} times` }),
  whatIsMeant: "Product or category",
  near: (things: number) =>
    counted("en", things, { one: "1 near thing", other: `${things} near things` }),
  teach: "Teach",
  maybe: (product: string) => `${product}?`,
  addGoods: "Add as a product",
  ignore: "Ignore",
  isIgnored: (text: string) => `${text} is off the list until somebody looks for it again`,
  forget: "Forget",
  isForgotten: "The word is forgotten",
  noSuchWord: "There is no such word to teach.",
  nothingCalledSo:
    "Nothing has this name: enter a product, a category or a word that finds something.",
  nowMeans: (text: string, means: string) => `${text} now means ${means}`,
  about:
    "What shoppers typed in the last 30 days that found nothing, or only near things. Say what it means: a product, a category or another word.",
  allFound: "Everything was found",
  taught: "Taught",
  nothingYet: "Nothing yet",
};
