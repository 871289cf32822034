export const words = {
  blocked: "Notifications are blocked in this browser's settings.",
  failed: "That did not work. Please try again.",
};
