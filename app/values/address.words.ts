export const words = {
  postalCode: "Please enter a postal code of 6 digits that does not begin with 0.",
  landmark: (landmark: string) => `Landmark: ${landmark}`,
  atTheDoor: (note: string) => `At the door: ${note}`,
};
