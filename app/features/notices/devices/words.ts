export const words = {
  isOn: "This phone gets notices now.",
  isOff: "This phone gets no more notices.",
  noDevice: "This phone can't get notices.",
  notFound: "Not found",
};
