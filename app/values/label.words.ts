export const words = {
  maker: "Maker or packer",
  importer: "Importer",
  originCountry: "Country of origin",
  vegMark: "Veg mark",
  ingredients: "Ingredients",
  shelfLife: "Shelf life",
  careContact: "Customer care",
  labelNote: "Note",
};
