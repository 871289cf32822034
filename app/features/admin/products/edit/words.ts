export const words = {
  title: "Edit Product",
  update: "Update Details",
  updateAndAdd: "Save, add another product",
  isUpdated: "Product details updated",
  notThere: "This product or detail does not exist.",
  stockChanged: (stock: string) =>
    `The stock is ${stock} now: it changed since this page was opened. Please count again.`,
  name: { label: "Name" },
  nameHi: {
    label: "Name in Hindi",
    hint: "As the Hindi shop calls it, such as: अरहर दाल.",
  },
  taxClassHints: {
    kept: "A few letters of its name, and choose.",
    guessed: "Guessed from the name: please look whether it is right.",
    unknown:
      "A few letters of its name, and choose. Left empty, it is guessed from the product's name.",
  },
  alsoKnownAs: {
    label: "Also called",
    hint: "Other names that a search finds it by, such as: तूर दाल arhar.",
  },
  category: "Category",
  selectCategory: "Select Category",
  pictureNow: "The picture now",
  image: {
    label: "Image",
    hint: "The picture's address, where no photo is chosen; empty for none.",
  },
  photo: "Photo",
  brand: { label: "Brand", hint: "May be empty." },
  weight: "Weight",
  selectWeight: "Select Weight",
  manualWeight: {
    label: "Manual Weight",
    hint: "For a new pack, such as 500.",
  },
  units: { label: "Units", hint: "kg, g, l, ml, pcs…" },
  price: {
    label: "Price",
    hint: "MRP in ₹.",
  },
  discount: { label: "Discount", hint: "% off the MRP." },
  dprice: {
    label: "Selling price",
    hint: "In ₹, or the discount: the other follows.",
  },
  countInStock: { label: "Stock" },
  lowStockAt: {
    label: "Low from",
    hint: "Empty: the shop's own number.",
  },
  moreFacts: "More",
  morePacks: "More packs of this brand",
  aboutRows: "Size with its unit, such as 500 g. Without a selling price, it sells at the MRP.",
  more: {
    quantity: "Size",
    price: "MRP ₹",
    dprice: "Selling ₹",
    countInStock: "Stock",
  },
  /** After the name of a field, for who hears the page. */
  ofPack: (row: number) => `of pack ${row}`,
  sizeAboveZero: "Please enter a weight above 0 with at most 3 decimals.",
  sizeWithUnit: "Please enter the size with its unit, such as 500 g.",
  packs: "Packs",
  newPack: "New pack",
  addBrand: "Add a brand",
  remove: "Remove this brand",
  seeInShop: "See it in the shop",
  hiddenPack: (name: string, price: string) =>
    `${name} is hidden: nobody sees it or can order it. Orders keep what was sold. Shown again, it costs ${price} as before.`,
  wholeBrand: "all packs of this brand",
  isHidden:
    "Hidden: nobody sees it, and its price stands at 0 here. The button below shows it again at its old price.",
  isDraft: "A draft: shoppers see it once a pack has a price.",
  onLabel: "What is on the label",
  notKnownYet: "Not known yet",
  labelHints: {
    maker: "Name and full address.",
    importer: "Name and full address. Only for goods from another country.",
    originCountry: "Such as India.",
    ingredients: "As the label has them, up to 1,000 characters.",
    shelfLife: "Such as: best before 6 months from packing.",
    careContact: "Phone or e-mail for complaints.",
    labelNote: "Shown with these facts. Clear it once you have checked them against the label.",
  },
};
