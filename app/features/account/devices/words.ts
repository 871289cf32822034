export const words = {
  devices: "Your devices",
  thisDevice: "This device",
  unknown: "Another app or browser",
  called: (device: string) => device,
  count: (device: string, count: number) => `${device} (${count})`,
  last: (moment: string) => `Last sign-in ${moment}`,
  since: (moment: string) => `Signed in since ${moment}`,
  signOutEverywhere: "Sign out everywhere",
  hereToo: "This device is signed out too.",
};
