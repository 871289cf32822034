// Addresses beside the way to an order: lists, standing orders, complaints, the rider's run, the owner's prices and taxes.
// They are apart so that the shopper's pages carry no more than they lead to.
import { listsPath, orderPath } from "./paths.ts";

export const listCommands = ["keep", "cart", "remove"] as const;
export type ListCommand = (typeof listCommands)[number];
export const listCommandPath = (command: ListCommand) => `${listsPath}/${command}`;
/** What is ordered again by itself; `from` is a list of which one is made. */
export const standingPath = "/standing";
export const standingFromPath = (listId: string) => `${standingPath}?from=${listId}`;
export const standingCommands = ["make", "skip", "pause", "switch", "remove"] as const;
export type StandingCommand = (typeof standingCommands)[number];
export const standingCommandPath = (command: StandingCommand) => `${standingPath}/${command}`;

/** A rider's own drops. */
export const runPath = "/run";
export const runCommands = ["deliver", "handover"] as const;
export type RunCommand = (typeof runCommands)[number];
export const runCommandPath = (command: RunCommand) => `${runPath}/${command}`;

/** What was wrong with an order; without one, anything else. */
export const complainPath = "/complain";
export const complainOfPath = (orderId: string) => `${orderPath(orderId)}/complain`;
export const complaintPath = (number: string) => `/complaints/${number}`;
export const complaintCommands = ["acknowledge", "resolve"] as const;
export type ComplaintCommand = (typeof complaintCommands)[number];
export const complaintCommandPath = (number: string, command: ComplaintCommand) =>
  `${complaintPath(number)}/${command}`;
export const complaintPicturePath = (id: string) => `/complaints/pictures/${id}`;

// The owner's.
/** What a shop needs before its first order. */
export const setupPath = "/admin/setup";
export const setupCommands = ["own-goods", "facts/save", "finish"] as const;
export type SetupCommand = (typeof setupCommands)[number];
export const setupCommandPath = (command: SetupCommand) => `${setupPath}/${command}`;
export const complaintListPath = "/admin/complaints";
export const offersPath = "/admin/offers";
export const offerPath = (id: string) => `${offersPath}?offer=${id}`;
export const offerCommands = ["save", "end", "remove"] as const;
export type OfferCommand = (typeof offerCommands)[number];
export const offerCommandPath = (command: OfferCommand) => `${offersPath}/${command}`;
export const standingHourPath = "/admin/standing";
export const taxPath = "/admin/tax";
export const taxCommands = [
  "settings/save",
  "class/save",
  "products/class",
  "products/upload",
] as const;
export type TaxCommand = (typeof taxCommands)[number];
export const taxCommandPath = (command: TaxCommand) => `${taxPath}/${command}`;
/** The goods of an order that lack a tax class, and from there back to it, or to the counter. */
export const taxOfOrderPath = (orderId: string, isAtCounter: boolean, path = taxPath) =>
  `${path}?order=${orderId}${isAtCounter ? "&at=counter" : ""}`;
export const pricesPath = "/admin/prices";
export const priceCommands = ["preview", "save"] as const;
export type PriceCommand = (typeof priceCommands)[number];
export const priceCommandPath = (command: PriceCommand) => `${pricesPath}/${command}`;
export const undoPricesPath = "/admin/prices/undo";
export const priceHistoryPath = "/admin/prices/history";
export const priceSavePath = (id: string) => `/admin/prices/history/${id}`;
