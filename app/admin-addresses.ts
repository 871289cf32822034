/** The owner's addresses, a builder each: shoppers' pages do not carry them. */
export const orderListPath = "/admin/orderlist";
export const userListPath = "/admin/userlist";
export const editUserPath = (id: string) => `/admin/user/${id}/edit`;
export const deleteUserPath = (id: string) => `/admin/user/${id}/delete`;
export const logPath = "/admin/log";
export const limitsPath = "/admin/limits";
export const reviewListPath = "/admin/reviews";
export const searchWordsPath = "/admin/search";
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
