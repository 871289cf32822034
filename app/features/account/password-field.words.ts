export const words = {
  show: "Show",
  hide: "Hide",
};
