export const words = {
  notServed: (postalCode: string) => `We do not deliver to ${postalCode} yet.`,
  full: (free: string) => `This delivery time is full. ${free}`,
  closed: (free: string) => `This delivery time is closed. ${free}`,
  closedToday: (why: string) => `Closed today. ${why}`.trim(),
  openAt: (time: string) => `We are closed now, and open at ${time}.`,
  openTomorrow: (time: string) => `We are closed now, and open tomorrow at ${time}.`,
  openOn: (day: string, time: string) => `We are closed now, and open ${day} at ${time}.`,
  closedNow: "We are closed now.",
};
