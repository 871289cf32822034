export const words = {
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  today: "Today",
  tomorrow: "Tomorrow",
  partOfDay: (hour: number) => (hour < 12 ? "am" : "pm"),
  time: (clock: string, part: string) => `${clock} ${part}`,
  spanInPart: (from: string, to: string, part: string) => `${from} to ${to} ${part}`,
  span: (from: string, to: string) => `${from} to ${to}`,
};
