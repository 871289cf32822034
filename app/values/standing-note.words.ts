export const words = {
  orderedFor: (day: string, time: string | null) =>
    time === null ? `Standing order for ${day}` : `Standing order for ${day}, ${time}`,
};
