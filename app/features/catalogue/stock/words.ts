export const words = {
  lowStock: (most: number) => `Please enter a whole number from 0 to ${most}.`,
};
