export const words = {
  none: "Nobody has complained.",
  number: "Number",
  what: "What was wrong",
  stands: "What is due",
  overdue: "overdue",
  answerBy: (moment: string) => `Answer by ${moment}`,
  settleBy: (day: string) => `Settle by ${day}`,
};
