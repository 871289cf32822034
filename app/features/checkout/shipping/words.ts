export const words = {
  shipping: "Shipping",
  errorLoading: "Error loading address",
  saveAndContinue: "Save and Continue",
  continue: "Continue",
  when: "Choose a delivery time",
  chooseTime: "Please choose a time on that day.",
  soonBy: (time: string) => `As soon as possible, by ${time}`,
  fullWindow: (window: string) => `${window} – full`,
  changeAddress: "Change address",
  toAnother: "Deliver to another address",
  enterAddress:
    "Enter address in account to complete order. Where should we deliver? We'll save this address.",
  where: "Choose an address",
  anotherAddress: "Another address",
  yourAddresses: "Your addresses",
  notServed: (postalCode: string) => `We do not deliver to ${postalCode} yet.`,
  deliveryFee: "Delivery {fee}",
};
