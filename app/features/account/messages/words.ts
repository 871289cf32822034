export const words = {
  messages: "Messages",
  texts: "Text messages about my orders",
  always:
    "Also what is back in stock. Codes, refunds, and what was cancelled or not ordered are always texted.",
  save: "Save messages",
  saved: "Your messages are saved.",
  tellPhone: "Notices on this phone: switch on",
  stopTelling: "Notices on this phone: switch off",
};
