export const words = {
  noList: "Please write your list.",
  tooLong: "A list takes up to 4,000 characters. Please send it in two parts.",
  tooManyLines: (most: number) => `A list takes up to ${most} lines. Please send it in two parts.`,
};
