export const words = {
  messages: "Messages",
  texts: "Text messages about my orders",
  always:
    "Also about items that are back in stock. You always get a text about codes, refunds, cancelled orders, and standing orders that were not placed.",
  save: "Save message settings",
  saved: "Your message settings are saved.",
  tellPhone: "Turn on notifications",
  stopTelling: "Turn off notifications",
};
