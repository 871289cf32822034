export const words = {
  noRider: "Nobody with this id is a rider of the shop.",
  cashOrUpi: "Please choose cash or UPI.",
  wrongCode: "This is not the code of the customer.",
  tooManyCodes: "Too many wrong codes. Please wait 15 minutes, or call the shop.",
  reasonFirst: "Please write why it is delivered without the customer's code.",
  noHandover: "There is no such handover.",
  counted: "This handover is counted already.",
  formerRider: "Former rider",
};
