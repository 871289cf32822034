export const words = {
  soldMost: "Sold most lately",
};
