export const words = {
  soldMost: "Bestsellers",
  moreOf: (category: string) => `More from ${category}`,
};
