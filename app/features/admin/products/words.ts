/** Of commands on a product, a detail or a pack. */
export const words = {
  productId: "Product ID",
  productIdRequired: "Product ID is required.",
  productIdToDelete: "Product ID is required for deletion.",
  detailId: "Detail ID",
  detailIdRequired: "Detail ID is required.",
  whereIdsStand: "You find the ids in the list of products.",
  continue: "Continue",
  areYouSure: "Are you sure",
  yesDelete: "Yes, delete",
  isDeleted: "Product deleted successfully",
  createProduct: "Create Product",
  createDetail: "Create Detail",
  createFinancial: "Create Financial",
  deleteProduct: "Delete Product",
  deleteDetail: "Delete Detail",
  newProduct: "Are you sure you want to create a new product?",
  beginsAsDraft:
    "It begins as a draft, with one detail and one empty pack. Shoppers see it once a pack has a price.",
  yesCreate: "Yes, create",
  whichGetsDetail: "Which product gets a new detail?",
  whichGetsPack: "Which detail gets a new pack?",
  whichProduct: "Which product is to be deleted?",
  whichDetail: "Which detail is to be deleted?",
  sureProduct: "Are you sure you want to delete this product?",
  productGoes: (name: string, details: number, packs: number) =>
    `${name}: its ${many(details, "detail")} and ${many(packs, "pack")} go with it. Carts that hold it say so, placed orders keep it.`,
  detailGoes: (name: string) =>
    `${name} is deleted with all its packs. Carts that hold it say so, placed orders keep it.`,
  isLastDetail: "It is this product's last detail: the product is deleted with it.",
};

function many(number: number, noun: string): string {
  return number === 1 ? noun : `${number} ${noun}s`;
}
