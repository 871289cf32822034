export const words = {
  lowStock: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  received: (most: number) => `Please enter how many packs came: a whole number from 1 to ${most}.`,
};
