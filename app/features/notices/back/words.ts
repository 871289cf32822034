export const words = {
  noPack: "There is no such pack.",
  inStock: "This pack is in stock.",
  tooMany: (most: number) => `You are already waiting for ${most} packs.`,
};
