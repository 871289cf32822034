/** As their form sends them: each by its own box, or all by one. */
export const wholeWeek = [1, 2, 3, 4, 5, 6, 7];
export const dayField = (day: number) => `day${day}`;
export const everyDayField = "every";

export const chosenDays = (fields: Record<string, string>) =>
  wholeWeek.filter((day) => (fields[everyDayField] ?? fields[dayField(day)]) !== undefined);
