import { counted } from "#app/values/language.ts";

export const words = {
  country: (name: string) => name,
  product: "Product",
  describe: (title: string, packs: string) =>
    `${title}: ${packs}. Brought to your door by your neighbourhood kirana, cash or UPI.`,
  doYouDeliver: "Do we deliver to you?",
  aboutPack: "About this pack",
  mrp: "MRP",
  off: (percent: string) => `${percent} off`,
  priceFor: (many: number, amount: string) => `Price for ${many} packs ${amount}`,
  brand: "Brand",
  noBrand: "No brand",
  weight: "Weight",
  numberOfPacks: "Number of Packs",
  showWeights: "Show this brand's weights",
  soldOut: (pack: string) => `${pack} (Out of stock)`,
  tellMe: "Tell me when it is back",
  add: "Add to Cart",
  added: "Added to Cart",
  stars: (stars: string, reviews: number) =>
    counted("en", reviews, {
      one: `★ ${stars} of 5 from 1 review`,
      other: `★ ${stars} of 5 from ${reviews} reviews`,
    }),
  reviews: "Reviews",
  rated: (stars: number, day: string) => `★ ${stars} of 5, ${day}`,
  ratedByBuyer: (stars: number, day: string) => `★ ${stars} of 5, ${day}, Bought here`,
  similar: "Similar Items",
};
