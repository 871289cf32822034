export const words = {
  title: "Add a product",
  packs: "Packs",
  save: "Save",
  saveAndAdd: "Save, add another",
  isAdded: (name: string, isPriced: boolean) =>
    isPriced ? `${name} added` : `${name} added. A pack without an MRP is not in the shop yet.`,
  wasAdded: "This product was saved already. Here it is.",
  onePackAtLeast: "Please enter the size of one pack at least, such as 500 g.",
};
