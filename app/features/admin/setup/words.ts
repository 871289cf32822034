import { counted } from "#app/values/language.ts";

export const words = {
  about: "What the shop needs before its first order, in any order, and each for what.",
  ownGoods: "Your own goods",
  ownGoodsFor: "They are what shoppers see. A few are enough to begin; more can come any day.",
  soMany: (products: number) =>
    counted("en", products, {
      one: "1 product of your own.",
      other: `${products} products of your own.`,
    }),
  samples: (products: number) =>
    counted("en", products, {
      one: "1 sample product is in the shop. It goes for good, even if you changed it. Categories stay, and so does what you made yourself.",
      other: `${products} sample products are in the shop. They all go at once and for good, even those you changed. Categories stay, and so does what you made yourself.`,
    }),
  startWithOwn: "Start with my own goods",
  samplesRemoved: (products: number) =>
    counted("en", products, {
      one: "1 sample product removed",
      other: `${products} sample products removed`,
    }),
  sold: "Something was sold already, so the sample products can't go all at once any more: delete them one by one under Products.",
  noSamples: "There are no sample products any more.",
  fromFile: "Many at once from a file",
};
