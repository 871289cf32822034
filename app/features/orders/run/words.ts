export const words = {
  noRider: "The shop has no such rider.",
  cashOrUpi: "Please choose cash or UPI.",
  wrongCode: "This is not the code of the customer.",
  tooManyCodes: "Too many wrong codes. Please wait 15 minutes, or call the shop.",
  reasonFirst: "Please write why it is delivered without the customer's code.",
  noHandover: "There is no such handover.",
  counted: "This handover is counted already.",
  formerRider: "Former rider",
  whoBrings: "Who delivers it",
  nobody: "Nobody yet",
  giveToRider: "Save",
  riderSaved: "The rider is saved",
  codeForDoor: "Code for the door",
  tellCode: (rider: string) =>
    `${rider} is bringing your order. Give them this code once it is in your hands.`,
  whyWithoutCode: "Why without the customer's code",
  with: (rider: string) => `With ${rider}`,
};
