export const words = {
  questions: "Questions about this order?",
  anyQuestions: "Questions?",
  wrong: "Is something wrong or missing?",
  tellUs: "Tell us, and we send it again or give your money back.",
  about: (short: string) => `About my order ${short}: `,
  call: (phone: string) => `Call ${phone}`,
  message: "Message on WhatsApp",
  giveBack: "Return an item",
  keepAsList: "Keep as a list",
  complain: "Report a problem",
};
