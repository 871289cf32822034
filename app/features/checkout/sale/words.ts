/** Why a sale over the counter is refused. */
export const words = {
  empty: "Please add at least one pack.",
  gone: "Some of these goods are no longer sold. Please look at the sale again.",
  changed: "Prices have changed. Please look at the sale again.",
  noStock: (pack: string) => `${pack}: Out of stock`,
  onlyLeft: (pack: string, left: number) => `${pack}: Only ${left} left`,
  given: "This is less than the total.",
  whose: "Please enter the phone number of the customer whose khata it goes on.",
  noKhata: "No khata is kept for this phone number.",
  overLimit: "This would go over the limit of the khata.",
  noTaxClass: "Some of these goods have no tax class yet. Please choose one under Tax.",
  keyUsed: "This sale was already made with other items. Please look at the last sales.",
};
