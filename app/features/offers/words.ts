/** What an offer gives, and why a code is refused. */
export const words = {
  code: (code: string) => `Code ${code}`,
  percentOff: (percent: number) => `${percent} % off`,
  amountOff: (amount: string) => `${amount} off`,
  from: (what: string, smallest: string) => `${what} from ${smallest}`,
  buyGet: (buy: number, free: number) => `Buy ${buy}, get ${free} free`,
  unknown: (code: string) => `We do not know the code ${code}.`,
  over: (day: string) => `This code was for orders until ${day}.`,
  tooSmall: (smallest: string) => `This code is for orders from ${smallest}.`,
  used: "You have used this code.",
  usedUp: "This code is used up.",
  firstOrder: "This code is for a first order.",
  begins: (day: string) => `This code begins on ${day}.`,
  changed: "The discount has changed. Please look at your order again.",
  tooMany: "Too many wrong codes. Please try again in ten minutes.",
};
