export const words = {
  isBack: "Back in stock",
  noPack: "There is no such pack.",
  inStock: "This pack is in stock.",
  tooMany: (most: number) => `You are already waiting for ${most} packs, the most there can be.`,
};
