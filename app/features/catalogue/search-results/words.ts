export const words = {
  search: "Search",
  resultsFor: (query: string) => `Search Results for ${query}`,
  nearTo: (query: string) => `We found nothing called "${query}". Similar items:`,
  notSold: (query: string) => `We do not have ${query}. Similar items:`,
  more: "There are more results. Add a word to narrow them down.",
  noneFound: (query: string) => `No products found for ${query}`,
  tryOther: "Check the spelling, or try one word alone, in English or Hindi.",
  typeOrChoose: "Type the name of a product or a brand, or choose a category.",
  askForIt: "Ask for it on WhatsApp",
  allProducts: "All products",
  failed: "The search did not work. Please try again in a moment.",
  toShop: "Go to the shop",
};
