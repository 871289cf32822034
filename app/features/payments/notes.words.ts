export const words = {
  wrongAmount: (id: string, amount: string) =>
    `A payment (reference ${id}) was not for ${amount}, so it does not pay for the order. We will send it back. Questions? Please call us.`,
  surplus: {
    done: (amount: string, id: string) =>
      `A payment of ${amount} that was not needed (reference ${id}) was refunded.`,
    failed: (amount: string, id: string) =>
      `A payment of ${amount} that was not needed (reference ${id}) has to go back to you. The bank has not taken it yet; we are working on it.`,
    due: (amount: string, id: string) =>
      `A payment of ${amount} that was not needed (reference ${id}) is being refunded.`,
  },
  wrongAmountCharged: (id: string) =>
    `${id}: the amount paid is not the amount asked for, so it pays for no order. Refund it at the gateway.`,
  byHand: (id: string, amount: string) =>
    `${amount} of your payment (reference ${id}) went back to you.`,
  goneByHand: (what: string) =>
    `${what} was refunded at the gateway, not from here. The order still counts as paid: cancel it if it is not to be delivered.`,
  held: (what: string) => `${what}: the gateway holds the refund for review. Look after it there.`,
  triedAgain: (what: string) =>
    `${what}: the gateway could not make the refund. It is tried again by itself, five times at most.`,
  makeNoticed: (what: string) =>
    `${what}: the gateway could not make the refund. It was tried five times: make it on the gateway's pages, and it is noticed here.`,
  makeIt: (what: string) =>
    `${what}: the gateway could not make the refund. It was tried five times: make it on the gateway's pages.`,
  part: {
    settled: (amount: string) => `${amount} for what could not be packed as ordered`,
    cancelled: (amount: string) => `${amount} for the cancelled order`,
    window: (amount: string) => `${amount} for the delivery time that was full`,
    returned: (amount: string) => `${amount} for what came back`,
    twice: (amount: string) => `${amount} for a payment that was not needed`,
  },
  goesByItself: (what: string) => `${what} goes back by itself, the way it was paid.`,
  sentBack: (what: string, id: string) => `${what} went back to the customer (reference ${id}).`,
  partOf: {
    done: (what: string, id: string) => `${what} went back to you (reference ${id}).`,
    failed: (what: string) =>
      `${what} has to go back to you. The bank has not taken it yet; we are working on it.`,
    due: (what: string) =>
      `${what} is being refunded to the UPI, card or bank account you paid from.`,
    dueBy: (what: string, day: string) =>
      `${what} is being refunded to the UPI, card or bank account you paid from, usually by ${day}.`,
  },
};
