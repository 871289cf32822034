export const words = {
  isOn: "This phone will be told.",
  isOff: "This phone is told nothing more.",
  noDevice: "This device can't be notified.",
  notFound: "Not found",
};
