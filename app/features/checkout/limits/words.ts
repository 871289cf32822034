export const words = {
  reasons: {
    orders_an_hour: "You have reached the shop's limit of orders in one hour.",
    open_orders: "You have reached the shop's limit of unpaid orders.",
    open_paise: "With this order you would owe more than the shop's limit.",
    packs_a_day: "This is more of one item than the shop sells to one customer in a day.",
  },
  callUs: (reason: string, phone: string) =>
    `${reason} Nothing was ordered. For more, please call us on ${phone}.`,
  askShop: (reason: string) => `${reason} Nothing was ordered. For more, please ask the shop.`,
};
