export const words = {
  /** Whether goods are called by their Hindi name first. */
  showsHindiNames: false as boolean,
};
