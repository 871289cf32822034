export const words = {
  asSoonAsPossible: "as soon as possible",
};
