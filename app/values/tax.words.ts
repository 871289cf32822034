export const words = {
  none: "None chosen",
  unregistered: "Not registered",
  composition: "Composition",
  regular: "Regular",
};
