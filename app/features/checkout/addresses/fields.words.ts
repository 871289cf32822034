export const words = {
  street: "Street Address",
  city: "City",
  postalCode: "Postal Code",
  sixDigits: "6 digits",
  label: "Label (optional)",
  labelHint: "Such as Home or Work",
  landmark: "Landmark (optional)",
  landmarkHint: "Such as opposite the water tank",
  doorNote: "Delivery instructions (optional)",
  doorNoteHint: "Such as second floor, bell does not work",
  address: "Address",
  full: (most: number) =>
    `You have ${most} addresses, the most we keep. Delete one to add another.`,
  gone: "This address is no longer kept.",
};
