/** News of packs in the cart. */
export const words = {
  unnamed: "A product in your cart",
  of: (name: string, news: string) => `${name}. ${news}`,
  priceRose: (was: string, now: string) => `Price rose: ${was} → ${now}`,
  priceFell: (was: string, now: string) => `Price fell: ${was} → ${now}`,
  andMore: (news: string, count: number) => `${news} and ${count} more`,
};
