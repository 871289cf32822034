export const words = {
  enterRupees: "Please enter rupees, such as 25 or 499.50.",
  line: (number: number, wrong: string) => `Line ${number}: ${wrong}`,
  fourColumns: (columns: string) => `Please use four columns: ${columns}.`,
  twice: (postalCode: string) => `${postalCode} is listed twice.`,
  atMost: (most: number) => `Please use at most ${most} PIN codes.`,
};
