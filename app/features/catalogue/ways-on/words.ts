export const words = {
  soldMost: "Bestsellers",
};
