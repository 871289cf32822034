export const words = {
  notSupported: "Geolocation is not supported by your browser.",
  noPosition: "Could not retrieve your current location.",
  nothingFound: "No results found for your current location.",
  noAddress: "Could not fetch address for your current location.",
  done: "Address set to current location!",
  useLocation: "Use Current Location",
  lookedUpOnce: "Your position is looked up once, to fill in the address, and is not stored.",
  howUsed: "How we use your position",
};
