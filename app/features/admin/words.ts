import { counted } from "#app/values/language.ts";

/** What the owner's pages share. */
export const words = {
  admin: "Admin",
  tabs: { orders: "Orders", goods: "Goods", money: "Money", shop: "Shop" },
  places: {
    counter: {
      name: "Counter",
      about: "Open orders with the next step of each: stays open on the counter's phone",
    },
    sell: { name: "Sell", about: "Goods sold over the counter, and orders by phone" },
    orders: {
      name: "All orders",
      about: "All orders, newest first: pack, dispatch, deliver, record cash",
    },
    products: {
      name: "Products",
      about: "Products with their details and packs: create, edit, delete",
    },
    prices: {
      name: "Prices",
      about: "MRP, discount and stock of many packs in one form, with undo",
    },
    catalogue: {
      name: "Catalogue",
      about: "All products and packs as a CSV file: download and upload",
    },
    lowStock: {
      name: "Low stock",
      about: "What runs out first, with 30 days' sales and the days that are left",
    },
    labels: {
      name: "Labels",
      about: "Brands whose maker, origin, veg mark or the like is still missing",
    },
    categories: {
      name: "Categories",
      about: "New ones, their names, their order on the home page, and which are hidden",
    },
    users: { name: "Users", about: "Customers and admins: edit, delete, make an admin" },
    staff: { name: "Staff", about: "Who works here: owner, cashier, packer, rider" },
    dayBook: {
      name: "Day book",
      about: "What came in and went out today: cash, UPI, online, khata; close the day",
    },
    month: { name: "Month", about: "The day book of a whole month, also as a file" },
    khata: {
      name: "Khata",
      about: "Who owes how much, and since when: payments, limits, reminders",
    },
    offers: {
      name: "Offers",
      about: "Codes, money off the cart, free packs: make, end, see what they cost",
    },
    standing: {
      name: "Standing orders",
      about: "What tomorrow's standing orders need, and at what hour they are placed",
    },
    complaints: {
      name: "Complaints",
      about: "What customers say was wrong: answer within 48 hours, settle within a month",
    },
    reviews: {
      name: "Reviews",
      about: "What customers say of products, newest first: hide, show",
    },
    searchWords: {
      name: "Search words",
      about: "What shoppers searched for and did not find: teach what it means",
    },
    setup: {
      name: "Set up the shop",
      about: "What the shop needs before its first order, and whether it is done",
    },
    delivery: {
      name: "Delivery",
      about:
        "Where, when and for how much: PIN codes, delivery times, hours, holidays, 'Closed today'",
    },
    tax: {
      name: "Tax",
      about:
        "GST: how the shop is registered, classes and rates, printing bills again, the month as a file",
    },
    limits: {
      name: "Limits",
      about: "How much one customer may order before paying, and how many OTPs are sent",
    },
    log: { name: "Log", about: "Who changed what in the shop, and when" },
    profile: { name: "Profile", about: "Your own name and password, and signing out" },
    shopFront: { name: "Shop front", about: "The shop as your customers see it" },
  },
  salesOf: (day: string) => `Sold today, ${day}`,
  ordersDelivered: (count: number) =>
    counted("en", count, { one: "1 order delivered", other: `${count} orders delivered` }),
  /** How an order stands paid. */
  paidAs: { cash: "Cash", upi: "UPI", online: "Online", khata: "On khata", "": "Unpaid" },
  actions: "Actions",
  /** Between an old value and a new one, for who hears the page. */
  becomes: "becomes",
  search: "Search",
  showAll: "Show all",
  all: "All",
  pages: "Pages",
  newest: "Newest",
  previous: "Previous",
  next: "Next",
  older: "Older",
  goBack: "Go Back",
  save: "Save",
  saved: "Saved",
  cancel: "Cancel",
  packs: (count: number) => counted("en", count, { one: "1 pack", other: `${count} packs` }),
};
