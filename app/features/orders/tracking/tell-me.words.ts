export const words = {
  tellPhone: "Tell me when it is on its way",
  stopTelling: "Stop notices on this phone",
};
