export const words = {
  digits: "A code has 8, 12, 13 or 14 digits.",
  checkDigit: "The last digit of this code is not right. Please type it again.",
  twice: "This code is listed twice.",
  atMost: (most: number) => `A pack has at most ${most} codes.`,
  ofAnother: (code: string, pack: string) => `The code ${code} belongs to ${pack}.`,
  noPrice: "This pack has no price yet.",
  notHere: (pack: string) => `${pack} is not on this list.`,
  which: "Packs of two prices have this code. Which one is it?",
  codeKept: "The code is kept with the pack.",
  noPack: "There is no such pack.",
};
