export const words = {
  asSoonAsPossible: "As soon as possible",
  by: (day: string, time: string) => `${day} by ${time}`,
  noneFree: "No other time is left. Please order for as soon as possible.",
  free: (windows: string) => `Still open: ${windows}.`,
  freeAndLater: (windows: string) => `Still open: ${windows} and later.`,
};
