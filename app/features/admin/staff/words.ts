export const words = {
  title: "People of the shop",
  about:
    "Who works here has an account and a role. When a role changes, that person is signed out everywhere at once.",
  phone: "Phone Number",
  role: "Role",
  none: "Does not work here",
  mayNothing: "A customer like any other.",
  change: "Change role",
  giveRole: "Add somebody, or change a role",
  save: "Save",
  chooseRole: "Please choose a role.",
  notFound: "Nobody has an account with this phone number. They must register first.",
  isNow: (name: string, role: string) => `${name}: ${role}.`,
  isCustomer: (name: string) => `${name} does not work here any more.`,
  columns: { name: "Name", phone: "Phone", role: "Role" },
  may: {
    owner: "Everything.",
    cashier: "Orders, money, khata payments, the day book; no costs, prices or settings.",
    packer: "Orders: accept, pack, send out. No phone number and no khata of a customer.",
    rider: "Their own deliveries, and the cash from them.",
  },
};
