import { counted } from "#app/values/language.ts";

export const words = {
  about: "What the shop needs before its first order, and why. Take the steps in any order.",
  done: "Done",
  notDone: "Not yet",
  steps: {
    facts: {
      title: "Who sells",
      about: "It is shown at the foot of every page and on every bill, as the law requires.",
    },
    logo: {
      title: "Logo",
      about:
        "It is shown at the top of every page and on every new bill. Without one, the mark that the shop came with stays.",
    },
    goods: {
      title: "Your own goods",
      about: "They are what shoppers see. A few are enough to begin; more can come any day.",
    },
    where: {
      title: "Where you deliver",
      about:
        "The PIN codes you deliver to, and the fee. Until you add some, you deliver everywhere, free.",
    },
    when: {
      title: "When you deliver",
      about:
        "Delivery times that shoppers choose from, or your opening hours. Until then an order comes as soon as possible.",
    },
    tax: {
      title: "Tax",
      about:
        "How the shop is registered for GST: it decides what every bill says. Choose it even if you are not registered.",
    },
    upi: {
      title: "UPI",
      about: "With your UPI id customers pay by a code, at the door and over the counter.",
    },
    trial: {
      title: "A test order",
      about:
        "It is placed, packed, delivered and paid as a customer's would be, and then all of it is taken back: stock, day book and bill numbers stay as they are.",
    },
  },
  lookThrough: "This is what the shop came with. Look through it, change it, and save.",
  facts: {
    name: { label: "The shop's name", hint: "Also shown to customers who pay by UPI." },
    address: { label: "Address", hint: "Street, place, PIN code, State." },
    phone: {
      label: "Phone number",
      hint: "Customers call it when something is wrong or too late to change.",
    },
    foodLicence: {
      label: "Food licence (FSSAI)",
      hint: "14 digits. Everyone who sells food must show it.",
    },
    officer: {
      label: "Grievance officer",
      hint: "Name, designation and contact of who answers complaints: it may be yourself.",
    },
  },
  save: "Save",
  factsSaved: "Saved: pages and new bills show it now",
  picture: "Picture",
  itsLogo: "Your logo",
  saveLogo: "Save the logo",
  removeLogo: "Remove the logo",
  choosePicture: "Please choose a picture.",
  logoSaved: "Logo saved",
  logoRemoved: "Logo removed",
  goTo: (name: string) => `Go to ${name}`,
  soFar: (done: number, all: number) => `${done} of ${all} done.`,
  missing: "Still missing before you can sell:",
  missingOf: {
    name: "name",
    address: "address",
    phone: "phone number",
    foodLicence: "food licence",
    officer: "grievance officer",
    goods: "your own goods in stock",
  },
  nothingToTry: "Nothing is in stock yet: there must be something to order.",
  whatToOrder: "What to order",
  qty: "How many",
  postalCode: "PIN code it goes to",
  tryOrder: "Try it",
  wentThrough: "The test order went all the way: placed, packed, delivered, paid in cash.",
  nothingKept: "Nothing of it was kept. Its bill would have said:",
  gstin: (number: string) => `GSTIN ${number}`,
  licence: (number: string) => `FSSAI licence ${number}`,
  roundOff: "Round off",
  total: "To pay",
  ofThatTax: (percent: string) => `GST ${percent}, included`,
  finish: "Hide 'Set up the shop' from the first page",
  notFinished:
    "Something is still missing before you can sell. You find it at the top of this page.",
  isFinished: "The shop is set up",
  soMany: (products: number, inStock: number) =>
    counted("en", products, {
      one: `1 product of your own, ${inStock} in stock.`,
      other: `${products} products of your own, ${inStock} in stock.`,
    }),
  samples: (products: number) =>
    counted("en", products, {
      one: "1 sample product is in the shop. It goes for good, even if you changed it. Categories stay, and so does what you made yourself.",
      other: `${products} sample products are in the shop. They all go at once and for good, even those you changed. Categories stay, and so does what you made yourself.`,
    }),
  startWithOwn: "Start with my own goods",
  samplesRemoved: (products: number) =>
    counted("en", products, {
      one: "1 sample product removed",
      other: `${products} sample products removed`,
    }),
  sold: "Something was sold already, so the sample products can't go all at once any more: delete them one by one under Products.",
  noSamples: "There are no sample products any more.",
  addProduct: "Add a product",
  fromFile: "Many at once from a file",
};
