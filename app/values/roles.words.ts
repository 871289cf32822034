export const words = {
  names: { owner: "Owner", cashier: "Cashier", packer: "Packer", rider: "Rider" },
  /** Whose something is, to who may not. */
  whose: {
    admin: "This is for the owner.",
    till: "This is for the owner and the cashier.",
    deliver: "This is for the owner, the cashier and the rider.",
    counter: "This is for the owner, the cashier and the packer.",
    stock: "This is for the owner and the packer.",
    run: "This is for the rider.",
  },
};
