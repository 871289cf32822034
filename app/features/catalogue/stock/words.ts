export const words = {
  lowStock: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  noneCame: "Please enter how many came of one pack at least.",
  received: (most: number) => `Please enter how many packs came: a whole number from 1 to ${most}.`,
};
