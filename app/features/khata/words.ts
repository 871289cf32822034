export const words = {
  order: (short: string) => `Order ${short}`,
  orderTakenBack: (short: string) => `Order ${short} taken back`,
  paid: { cash: "Paid in cash", upi: "Paid by UPI", online: "Paid online" },
  methods: { cash: "in cash", upi: "by UPI", online: "online" },
  gave: "Gave",
  /** As who pays reads it. */
  yours: {
    paid: { cash: "Paid in cash", upi: "Paid by UPI", online: "Paid online" },
    gave: "Taken on credit",
  },
  opening: "Opening balance",
  correction: "Correction",
  takenBackOf: {
    given: "Gave, taken back",
    opening: "Opening balance taken back",
    payment: "Payment taken back",
    adjustment: "Correction taken back",
  },
  takenBack: "taken back",
  noKhata: "This customer has no khata.",
};
