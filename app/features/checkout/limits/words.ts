export const words = {
  reasons: {
    orders_an_hour: "You have placed as many orders as the shop takes in one hour.",
    open_orders: "You have as many orders waiting to be paid as the shop takes at once.",
    open_paise: "With this order you would owe more than the shop takes unpaid at once.",
    packs_a_day: "This is more packs of one kind than the shop gives to one customer a day.",
  },
  callUs: (reason: string, phone: string) =>
    `${reason} Nothing was ordered. For more, please call us on ${phone}.`,
  askShop: (reason: string) => `${reason} Nothing was ordered. For more, please ask the shop.`,
};
