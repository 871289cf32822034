// Who works in the shop, and what each may do there: pages, calls, the bar and commands read this
// one table. Who has no role is a customer.
export const roles = ["owner", "cashier", "packer", "rider"] as const;
export type Role = (typeof roles)[number];

export const rights = {
  /** All of the owner's that no other right names: goods, prices, people, settings, reports. */
  admin: ["owner"],
  /** Money and what is settled with a customer: cancel, undo, returns, khata, day book, papers, sales. */
  till: ["owner", "cashier"],
  /** An order handed over at the door; a rider the own run's alone. */
  deliver: ["owner", "cashier", "rider"],
  /** Orders on their way to the door, and the packs they are made of. */
  counter: ["owner", "cashier", "packer"],
  /** The shelf's stock, counted. */
  stock: ["owner", "packer"],
  /** The own drops. */
  run: ["rider"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

export const isRole = (word: unknown): word is Role => roles.includes(word as Role);
export const isRight = (word: string): word is Right => Object.hasOwn(rights, word);

export function may(role: Role | null, right: Right): boolean {
  const allowed: readonly Role[] = rights[right];
  return role !== null && allowed.includes(role);
}

/** What the shop's people are told instead of a page that is another role's, or nobody's. */
export type NotYours = { notYours: string; firstPage: string };

export function isNotYours(told: unknown): told is NotYours {
  return Boolean((told as Partial<NotYours> | null)?.notYours);
}
