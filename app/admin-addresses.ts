import { orderPath, orderStepPath } from "./addresses.ts";

/** The owner's addresses, a builder each: shoppers' pages do not carry them. */
export const counterPath = "/admin/counter";
/** Where the step just taken stands, to be taken back. */
export const counterAfterPath = (orderId: string, step: string) =>
  `${counterPath}?done=${orderId}.${step}`;
/** For who comes from an admin's page, which the order's page then leads back to. */
export const orderFromPath = (id: string, from: string) =>
  `${orderPath(id)}?back=${encodeURIComponent(from)}`;
/** Packed line by line, and then back to the counter. */
export const settleAtCounterPath = (id: string) => `${orderStepPath(id, "settle")}?at=counter`;
export const counterCommands = ["accept", "dispatch", "push"] as const;
export type CounterCommand = (typeof counterCommands)[number];
export const counterCommandPath = (command: CounterCommand) => `${counterPath}/${command}`;
export const pickSeveralPath = "/admin/counter/picking";
export const deliverySheetPath = "/admin/counter/delivery";
export const printSeveralPath = "/admin/counter/print";
export const orderListPath = "/admin/orderlist";
export const userListPath = "/admin/userlist";
export const editUserPath = (id: string) => `/admin/user/${id}/edit`;
export const deleteUserPath = (id: string) => `/admin/user/${id}/delete`;
export const logPath = "/admin/log";
export const limitsPath = "/admin/limits";
export const reviewListPath = "/admin/reviews";
export const searchWordsPath = "/admin/search";
/** Brands whose labels the shop does not know whole. */
export const labelListPath = "/admin/labels";
export const lowStockPath = "/admin/stock";
export const categoryOrderPath = "/admin/categories";
export const dayBookPath = "/admin/day";
export const dayPath = (day: string) => `${dayBookPath}?d=${day}`;
export const monthBookPath = "/admin/day/month";
export const monthPath = (month: string) => `${monthBookPath}?m=${month}`;
export const monthDownloadPath = (month: string) => `${ownersFilePath("day/download")}?m=${month}`;
export const khataListPath = "/admin/khata";
export const khataOfPath = (userId: string) => `/admin/khata/${userId}`;
export const khataLimitPath = (userId: string) => `/admin/khata/${userId}/limit`;
export const remindPath = (userId: string) => `/admin/khata/${userId}/remind`;
export const takeBackPath = (userId: string) => `/admin/khata/${userId}/reverse`;
export const deliveryPath = "/admin/delivery";
export const changeWindowPath = (id: string) => `${deliveryPath}?window=${id}#window`;
export const taxPath = "/admin/tax";
export const pricesPath = "/admin/prices";
export const priceCommands = ["preview", "save"] as const;
export type PriceCommand = (typeof priceCommands)[number];
export const priceCommandPath = (command: PriceCommand) => `${pricesPath}/${command}`;
export const undoPricesPath = "/admin/prices/undo";
export const priceHistoryPath = "/admin/prices/history";
export const priceSavePath = (id: string) => `/admin/prices/history/${id}`;
export const productListPath = "/admin/productlist";
export const editProductPath = (slug: string, detailId: string) =>
  `/admin/product/${encodeURIComponent(slug)}/edit/${detailId}`;
export const productCommands = [
  ...(["product/create", "product/delete"] as const),
  ...(["detail/create", "detail/delete", "financial/create"] as const),
];
export type ProductCommand = (typeof productCommands)[number];
export const productCommandPath = (command: ProductCommand) => `/admin/${command}`;
export const cataloguePath = "/admin/catalogue";
/** What of the owner's is no page: papers, files, and the counter's orders for its page that stays open. */
export const ownersFiles = [
  ...(["counter/orders", "day/download", "catalogue/download"] as const),
  ...(["tax/month", "tax/bills", "tax/products"] as const),
];
export type OwnersFile = (typeof ownersFiles)[number];
export const ownersFilePath = (file: OwnersFile) => `/admin/${file}`;
