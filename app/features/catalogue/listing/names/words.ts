export const words = {
  /** By its one name in addresses, forms and the API; what is none stays as it is. */
  category: (name: string): string => name,
};
