export const words = {
  enterName: "Please enter the shop's name.",
  enterAddress: "Please enter the shop's address.",
  enterShopPhone: "Please enter the shop's phone number with 10 digits.",
  licenceWrong: "A food licence has 14 digits.",
  tooLong: (most: number) => `Please enter at most ${most} characters.`,
};
