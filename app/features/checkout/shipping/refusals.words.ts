export const words = {
  enterStreet: "Please enter your street address.",
  enterCity: "Please enter your city.",
  chooseAddress: "Please choose an address.",
};
