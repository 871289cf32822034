export const words = {
  choose: "Choose a photo",
  leadsOn: "The next empty field is chosen then.",
  hint: "JPEG, PNG or WebP, up to 5 MB.",
  preparing: "Preparing the photo…",
  chosen: (file: string, size: string) => `${file}, ${size}`,
  shrunk: (file: string, was: string, size: string) =>
    `${file}: made smaller, from ${was} to ${size}`,
};
