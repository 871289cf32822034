export const words = {
  shipping: "Shipping",
  errorLoading: "Error loading address",
  saveAndContinue: "Save and Continue",
  continue: "Continue",
  when: "When should it come?",
  fullWindow: (window: string) => `${window} – full`,
  changeAddress: "Change address",
  toAnother: "Deliver to another address",
  enterAddress:
    "Enter address in account to complete order. Entered here, it is saved in {account}.",
  yourAccount: "your account",
  where: "Where should it come?",
  anotherAddress: "Another address",
  yourAddresses: "Your addresses",
  notServed: (postalCode: string) => `We do not deliver to ${postalCode} yet.`,
  deliveryFee: "Delivery {fee}",
  delivery: "Delivery",
};
