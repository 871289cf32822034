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
/** The same orders as data, for the page that stays open. */
export const counterOrdersPath = "/admin/counter/orders";
export const pushDevicePath = "/admin/counter/push";
export const acceptSeveralPath = "/admin/counter/accept";
export const dispatchSeveralPath = "/admin/counter/dispatch";
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
export const monthFilePath = "/admin/day/download";
export const monthDownloadPath = (month: string) => `${monthFilePath}?m=${month}`;
export const khataListPath = "/admin/khata";
export const khataOfPath = (userId: string) => `/admin/khata/${userId}`;
export const khataLimitPath = (userId: string) => `/admin/khata/${userId}/limit`;
export const remindPath = (userId: string) => `/admin/khata/${userId}/remind`;
export const takeBackPath = (userId: string) => `/admin/khata/${userId}/reverse`;
export const deliveryPath = "/admin/delivery";
export const changeWindowPath = (id: string) => `${deliveryPath}?window=${id}#window`;
export const taxPath = "/admin/tax";
export const taxMonthPath = "/admin/tax/month";
export const taxBillsPath = "/admin/tax/bills";
export const unclassedPath = "/admin/tax/products";
export const pricesPath = "/admin/prices";
export const pricePreviewPath = "/admin/prices/preview";
export const savePricesPath = "/admin/prices/save";
export const undoPricesPath = "/admin/prices/undo";
export const priceHistoryPath = "/admin/prices/history";
export const priceSavePath = (id: string) => `/admin/prices/history/${id}`;
export const productListPath = "/admin/productlist";
export const createProductPath = "/admin/product/create";
export const deleteProductPath = "/admin/product/delete";
export const editProductPath = (slug: string, detailId: string) =>
  `/admin/product/${encodeURIComponent(slug)}/edit/${detailId}`;
export const createDetailPath = "/admin/detail/create";
export const deleteDetailPath = "/admin/detail/delete";
export const createFinancialPath = "/admin/financial/create";
export const cataloguePath = "/admin/catalogue";
export const catalogueDownloadPath = "/admin/catalogue/download";
