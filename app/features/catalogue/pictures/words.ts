/** Why a picture was not taken. */
export const words = {
  empty: "Choose a picture: this file is empty.",
  tooLarge: "This picture is larger than 5 MB.",
  noPicture: "This is not a JPEG, PNG or WebP picture.",
  tooMany: "Too many pictures at once. Please try again later.",
  unreadable: "This picture can't be read.",
  tooManyPixels: "This picture has more than 25 million pixels. Please make it smaller.",
};
