export const words = {
  title: "Delivery times of one day",
  forOneDay: "Added for one day only, beside those of the week.",
  add: "Add for one day",
  taken: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
  about: (taken: string, fee: string, closes: string) => `${taken} · fee ${fee} · closes ${closes}`,
  noon: "12 noon",
  remove: "Remove",
};
