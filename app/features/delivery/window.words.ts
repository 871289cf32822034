export const words = {
  asSoonAsPossible: "As soon as possible",
  noneFree: "No other time is left. Please choose “As soon as possible”.",
  free: (windows: string) => `Still open: ${windows}.`,
  freeAndLater: (windows: string) => `Still open: ${windows} and later.`,
};
