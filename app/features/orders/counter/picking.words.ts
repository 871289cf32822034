export const words = {
  inNoCategory: "Other",
};
