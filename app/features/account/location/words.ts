export const words = {
  notSupported: "Geolocation is not supported by your browser.",
  noPosition: "Could not retrieve your current location.",
  nothingFound: "No results found for your current location.",
  noAddress: "Could not fetch address for your current location.",
  done: "Address set to current location!",
  useLocation: "Use Current Location",
  lookedUpOnce: "We look up your location once, to fill in the address, and do not store it.",
  howUsed: "How we use your location",
};
