export const words = {
  free: "free",
  window: (fee: string) => `${fee} for this time`,
  freeFrom: (fee: string, from: string) => `${fee}, free from ${from}`,
  withWindow: (fee: string, window: string) => `${fee}, and ${window} for this time`,
};
