export const words = {
  owner: "Owner",
  cashier: "Cashier",
  packer: "Packer",
  rider: "Rider",
};
