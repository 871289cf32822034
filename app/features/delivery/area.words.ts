export const words = {
  smallestOrder: (postalCode: string | null, amount: string) =>
    `The smallest order for ${postalCode} is ${amount}.`,
};
