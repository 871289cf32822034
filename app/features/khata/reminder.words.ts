type Reminded = { name: string; shop: string; balance: string };
type Paid = { paid: string; on: string };

export const words = {
  ourShop: "our shop",
  reminder: ({ name, shop, balance }: Reminded) =>
    `Namaste ${name}, ${balance} is due on your khata at ${shop}. Thank you.`,
  reminderWithPayment: ({ name, shop, balance, paid, on }: Reminded & Paid) =>
    `Namaste ${name}, ${balance} is due on your khata at ${shop}. Your last payment was ${paid} on ${on}. Thank you.`,
  payBy: (link: string) => `Pay by UPI: ${link}`,
};
