export const words = {
  noEntry: "There is no such entry.",
  reversalStays: "This entry takes another one back, so it can't be taken back itself.",
  takenBackAlready: "This entry is taken back already.",
  shopOwes: (amount: string) =>
    `The shop owes ${amount} on this khata. The account can be deleted once it is given back.`,
  owed: (amount: string) =>
    `${amount} is owed on this khata. The account can be deleted once it is paid.`,
  overLimit: (amount: string, limit: string, owed: string) =>
    `With ${amount} more the khata would be over its limit of ${limit}: ${owed} is owed.`,
  openingOverLimit: (opening: string, limit: string) =>
    `The opening balance of ${opening} is over the limit of ${limit}.`,
  enterName: "Please enter the name.",
  enterPhone: "Please enter a phone number of 10 digits.",
  enterOpening: "Please enter an amount from 0 to 10,00,000 rupees.",
  hasKhata: "This phone number has a khata already.",
  hasAccount: "This phone number has an account. Please open its khata under Users.",
  enterAmount: "Please enter an amount in rupees, such as 452.50.",
  chooseKind: "Please say what it is: payment, adjustment or given.",
  chooseMethod: "Please choose how it came.",
  atMost: (most: number) => `Please use at most ${most} characters.`,
  writtenMeanwhile:
    "Something was written in this khata meanwhile. Please look, and write it again if it is missing.",
  remindersByDay: "Reminders are sent only from 8 am to 8 pm.",
  remindedToday: "A reminder was already made today.",
  nothingOwed: "Nothing is owed.",
  enterLimit: "Please enter a limit from 0 to 10,00,000 rupees.",
  askFirst: "Please ask the customer first.",
};
