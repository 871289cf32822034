/** Whoever looks at low stock once a week is told in time. */
export const soonDays = 7;
