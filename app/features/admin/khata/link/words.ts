export const words = {
  link: "Link to the statement",
  linkFor: (name: string) => `Statement of ${name}`,
  noKhata: "There is no khata.",
  about:
    "Whoever has this link can read the khata without signing in. The link ends after 30 days.",
  message: (name: string, link: string) => `${name}, your khata: ${link}`,
  openChat: "Send it by WhatsApp",
  show: "Look at it, or print it",
  back: "Back to the khata",
};
