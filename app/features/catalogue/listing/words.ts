/** What every list and the home page say. */
export const words = {
  slogan: "Your neighbourhood kirana, at your door",
  broughtTo: (when: string, postalCode: string) => `Delivery to ${postalCode}: ${when}`,
  buyAgain: "Buy again",
  lastOrderAgain: "The last order again",
  promise: "Atta, dal, oil, soap and all the rest. Pay by cash or UPI when it comes.",
  categories: "Categories",
  budgetPackages: "budget packages",
  showMore: "Show more",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
