export const words = {
  soldMost: "Bestsellers",
  more: "You may also need",
  moreOf: (category: string) => `More from ${category}`,
};
