export const words = {
  noPack: "There is no such pack.",
  inStock: "This pack is in stock.",
  tooMany: (most: number) => `You wait for ${most} packs already.`,
};
