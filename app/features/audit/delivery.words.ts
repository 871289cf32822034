/** What of the deliveries was changed, and opening hours, which the log keeps in English. */
export const words = {
  changed: (text: string) => text,
  hoursOfWeek: (text: string) => text,
};
