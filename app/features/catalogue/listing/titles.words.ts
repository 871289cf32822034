import { counted } from "#app/values/language.ts";

/** What the pages with lists are called. */
export const words = {
  homeTitle: "Kirana – groceries from your neighbourhood shop",
  homeDescription:
    "Atta, rice, dal, oil, spices, snacks and home needs from your neighbourhood kirana: fair prices, brought to your door, cash or UPI on delivery.",
  category: "Category",
  groceries: "Groceries",
  describe: (category: string) =>
    `${category} from your neighbourhood kirana: brands, packs and prices. Brought to your door, cash or UPI.`,
  all: "All Products",
  allProducts: "All products",
  goBack: "Go Back",
  count: (many: number) => counted("en", many, { one: "1 product", other: `${many} products` }),
  search: (keyword: string) => `Search: ${keyword}`,
  resultsFor: (keyword: string) => `Search Results for ${keyword}`,
  noneFound: (keyword: string) => `No products found for ${keyword}`,
  notFound: "Not found",
  unknown: "This page does not exist",
  hereInstead: "The link may be old or incomplete.",
  askOnWhatsApp: "Ask on WhatsApp",
  noCategory: "This category does not exist.",
};
