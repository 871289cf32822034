export const words = {
  install: "Install",
  betterAsApp: "Install APP for better experience!",
  notNow: "Not now",
};
