export const words = {
  passwordLength: (least: number, most: number) => `${least} to ${most} characters`,
  choosePassword: (least: number, most: number) =>
    `Please choose a password of ${least} to ${most} characters.`,
  atMost: (most: number) => `Please use at most ${most} characters.`,
};
