export const words = {
  none: "Nobody has complained. What customers write about an order comes here, to be answered within 48 hours.",
  seeForm: "See the customers' form",
  isNew: "New",
  isAnswered: "Looked into",
  overdue: "overdue",
  answerBy: (moment: string) => `Answer by ${moment}`,
  wished: (wish: string) => `Would like: ${wish}`,
  settleBy: (day: string) => `Settle by ${day}`,
};
