export const words = {
  /** The first page. */
  today: "Today",
  /** Where that of today is closed. */
  isBookedOn: (day: string) => `Today's day book is closed: what comes in now is booked on ${day}.`,
  /** After a number: of orders, complaints, packs and products. */
  waiting: {
    toPack: "to pack",
    complaints: "to answer",
    low: "low",
    toClass: "to check",
  },
};
