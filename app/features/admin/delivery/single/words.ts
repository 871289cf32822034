export const words = {
  title: "Windows of one day",
  about: "Made one by one by another program, in addition to those of the week.",
  columns: { window: "Window", closes: "Closes", taken: "Orders", fee: "Fee" },
  taken: (taken: number, capacity: number) => `${taken} of ${capacity}`,
  remove: "Remove",
};
