export const words = {
  title: "Cancel order – Kirana",
  cancelled: "The order is cancelled",
  question: "Do you want to cancel order {short} of {amount}? This can't be undone.",
  refunded: "What you paid online goes back to you; it takes a few days.",
  handedBack: "What you paid at the door is handed back to you.",
  nothingPaid: "Nothing was charged.",
  reason: "Reason (optional)",
  reasons: {
    mistake: "I ordered by mistake",
    change: "I want to change it",
    late: "It takes too long",
    elsewhere: "I bought it elsewhere",
  },
  other: "Another reason",
  yours: "Your reason",
  keep: "Keep the order",
};
