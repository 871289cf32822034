export const words = {
  asSoonAsPossible: "As soon as possible",
  noneFree: "No other window is free: choose as soon as possible.",
  free: (windows: string) => `Free: ${windows}.`,
  freeAndLater: (windows: string) => `Free: ${windows} and later.`,
};
