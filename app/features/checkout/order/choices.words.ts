export const words = {
  ifMissing: "If something is missing",
  note: "Note for the shop (optional)",
};
