export const words = {
  tellPhone: "Tell this phone when it is locked",
  stopTelling: "Stop telling this phone",
  blocked: "Notifications are blocked in this browser's settings.",
  noDevice: "This device can't be notified.",
  notFound: "Not found",
  failed: "That did not work. Please try again.",
};
