export const words = {
  month: "Month",
  dayBookOf: (month: string) => `Day book of ${month}`,
  monthBefore: "The month before",
  monthAfter: "The month after",
  asFile: "As a CSV file",
  nothing: "Nothing happened in this month",
  day: "Day",
  orders: "Orders",
  counted: "Counted",
  open: "Open",
  all: "All",
  enterCounted: "Please enter what you counted in rupees, such as 4520.50.",
};
