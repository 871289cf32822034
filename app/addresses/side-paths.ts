// Addresses beside the way to an order: lists, standing orders, complaints, the rider's run, and the owner's.
// They are apart so that the shopper's pages carry no more than they lead to.
import { listsPath, orderPath, orderStepPath, profilePath } from "./paths.ts";

export const listCommands = ["keep", "cart", "remove"] as const;
export type ListCommand = (typeof listCommands)[number];
export const listCommandPath = (command: ListCommand) => `${listsPath}/${command}`;
/** What is ordered again by itself; `from` is a list of which one is made, or no list at all. */
export const standingPath = "/standing";
export const standingFromPath = (listId: string) => `${standingPath}?from=${listId}`;
export const newStandingPath = standingFromPath("new");
export const standingCommands = ["make", "skip", "pause", "switch", "remove"] as const;
export type StandingCommand = (typeof standingCommands)[number];
export const standingCommandPath = (command: StandingCommand) => `${standingPath}/${command}`;

/** What was wrong with an order; without one, anything else. */
export const complainPath = "/complain";
export const complainOfPath = (orderId: string) => `${orderPath(orderId)}/complain`;
export const complaintPath = (number: string) => `/complaints/${number}`;
export const complaintCommands = ["acknowledge", "resolve"] as const;
export type ComplaintCommand = (typeof complaintCommands)[number];
export const complaintCommandPath = (number: string, command: ComplaintCommand) =>
  `${complaintPath(number)}/${command}`;
export const complaintPicturePath = (id: string) => `/complaints/pictures/${id}`;

/** What a profile's page sends beside the profile itself. */
export const profileCommands = ["password-fields", "push", "messages"] as const;
export type ProfileCommand = (typeof profileCommands)[number];
export const profileCommandPath = (command: ProfileCommand) => `${profilePath}/${command}`;

// The owner's.
/** What a shop needs before its first order. */
export const setupPath = "/admin/setup";
export const setupCommands = [
  ...(["own-goods", "facts/save", "logo/save", "logo/remove", "try", "finish"] as const),
];
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
/** Beside the settings, which stand at the address itself. */
export const taxPages = ["goods", "classes", "papers"] as const;
export type TaxPage = "settings" | (typeof taxPages)[number];
export const taxPagePath = (page: TaxPage) =>
  page === "settings" ? taxPath : `${taxPath}/${page}`;
export const changeTaxClassPath = (id: string) => `${taxPagePath("classes")}?class=${id}#class`;
export const taxCommands = [
  "settings/save",
  "class/save",
  "products/class",
  "products/upload",
] as const;
export const taxAddresses = [...taxPages, ...taxCommands];
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
export const counterPath = "/admin/counter";
/** Where the step just taken stands, to be taken back. */
export const counterAfterPath = (orderId: string, step: string) =>
  `${counterPath}?done=${orderId}.${step}`;
/** For who comes from an admin's page, which the order's page then leads back to. */
export const orderFromPath = (id: string, from: string) =>
  `${orderPath(id)}?back=${encodeURIComponent(from)}`;
/** From the counter to where the digits of what was paid by UPI are typed. */
export const addReferencePath = (id: string) => `${orderFromPath(id, counterPath)}#reference`;
/** Packed line by line, and then back to the counter. */
export const settleAtCounterPath = (id: string) => `${orderStepPath(id, "settle")}?at=counter`;
export const counterCommands = ["accept", "dispatch", "push"] as const;
export type CounterCommand = (typeof counterCommands)[number];
export const counterCommandPath = (command: CounterCommand) => `${counterPath}/${command}`;
/** What the till's script sends: the same sale, answered as JSON. */
export const sendSalePath = "/admin/sell/send";
/** For who called, brought to the door. */
export const sellToCallerPath = "/admin/sell/deliver";
export const pickSeveralPath = "/admin/counter/picking";
/** What the script of a picking list sends: the ticks, answered as JSON. */
export const sendTicksPath = "/admin/counter/ticks";
export const deliverySheetPath = "/admin/counter/delivery";
export const printSeveralPath = "/admin/counter/print";
export const orderListPath = "/admin/orderlist";
/** The orders day by day, for a thumb. */
export const ordersPath = "/admin/orders";
export const userListPath = "/admin/userlist";
/** Who works in the shop. */
export const staffPath = "/admin/staff";
export const editUserPath = (id: string) => `/admin/user/${id}/edit`;
export const deleteUserPath = (id: string) => `/admin/user/${id}/delete`;
export const logPath = "/admin/log";
export const limitsPath = "/admin/limits";
export const reviewListPath = "/admin/reviews";
export const searchWordsPath = "/admin/search";
export const searchWordCommands = ["teach", "ignore", "forget"] as const;
export type SearchWordCommand = (typeof searchWordCommands)[number];
export const searchWordCommandPath = (word: SearchWordCommand) => `${searchWordsPath}/${word}`;
/** Brands whose labels the shop does not know whole. */
export const labelListPath = "/admin/labels";
export const lowStockPath = "/admin/stock";
export const categoryOrderPath = "/admin/categories";
export const categoryCommands = ["add", "rename", "hide", "show"] as const;
export type CategoryCommand = (typeof categoryCommands)[number];
/** With the form for its names. */
export const renameCategoryPath = (id: string) =>
  `${categoryOrderPath}?rename=${encodeURIComponent(id)}`;
export const categoryCommandPath = (command: CategoryCommand) => `${categoryOrderPath}/${command}`;
export const dayBookPath = "/admin/day";
export const dayPath = (day: string) => `${dayBookPath}?d=${day}`;
/** What goes into the drawer or out of it today, and the count of its notes. */
export const dayCommands = ["entry", "count"] as const;
export const dayCommandPath = (word: (typeof dayCommands)[number], day: string) =>
  `${dayBookPath}/${word}?d=${day}`;
export const monthBookPath = "/admin/day/month";
export const monthPath = (month: string) => `${monthBookPath}?m=${month}`;
export const monthDownloadPath = (month: string) => `${ownersFilePath("day/download")}?m=${month}`;
export const khataListPath = "/admin/khata";
/** Of somebody without an account. */
export const newKhataPath = "/admin/khata/new";
/** By the customer's id, or the khata's own. */
export const khataOfPath = (id: string) => `/admin/khata/${id}`;
/** With the form for what is given, or got, ready to be typed in. */
export const khataFormPath = (id: string, form: "gave" | "got") =>
  `${khataOfPath(id)}?form=${form}`;
export const khataLimitPath = (id: string) => `/admin/khata/${id}/limit`;
export const khataCommands = ["reverse", "remind"] as const;
export type KhataCommand = (typeof khataCommands)[number];
export const khataCommandPath = (id: string, command: KhataCommand) =>
  `${khataOfPath(id)}/${command}`;
/** Makes a link to the statement, and shows the one that `made` names. */
export const khataLinkPath = (id: string) => `/admin/khata/${id}/link`;
export const deliveryPath = "/admin/delivery";
export const changeAreaPath = (code: string) => `${deliveryPath}?area=${code}#area`;
export const changeWindowPath = (id: string) => `${deliveryPath}?window=${id}#window`;
export const deliveryCommands = [
  ...(["area/save", "area/switch", "area/remove", "areas/replace"] as const),
  ...(["window/add", "window/change", "window/remove"] as const),
  ...(["slot/add", "slot/remove", "day/close", "day/open", "hours/save"] as const),
];
export type DeliveryCommand = (typeof deliveryCommands)[number];
export const deliveryCommandPath = (command: DeliveryCommand) => `${deliveryPath}/${command}`;
export const productListPath = "/admin/productlist";
/** The goods by picture, with all their packs. */
export const goodsPath = "/admin/products";
export const newProductPath = `${goodsPath}/new`;
export const goodsCommands = ["hide", "show"] as const;
export const goodsAddresses = ["new", ...goodsCommands];
export type GoodsCommand = (typeof goodsCommands)[number];
export const goodsCommandPath = (command: GoodsCommand) => `${goodsPath}/${command}`;
export const editProductPath = (slug: string, detailId: string) =>
  `/admin/product/${encodeURIComponent(slug)}/edit/${detailId}`;
export const productCommands = [
  ...(["product/create", "product/delete"] as const),
  ...(["detail/create", "detail/delete", "financial/create"] as const),
];
export type ProductCommand = (typeof productCommands)[number];
export const productCommandPath = (command: ProductCommand) => `/admin/${command}`;
export const cataloguePath = "/admin/catalogue";
/** Once a file was uploaded: which of its columns is which, and its good rows. */
export const fileCommands = ["columns", "good"] as const;
export type FileCommand = (typeof fileCommands)[number];
export const fileCommandPath = (command: FileCommand) => `${cataloguePath}/${command}`;
/** After an import that left so many rows out. */
export const catalogueRestPath = (rows: number) => `${cataloguePath}?rest=${rows}`;
/** What of the owner's is no page: papers, files, and what the scripts of counter and till ask for. */
export const ownersFiles = [
  ...(["counter/orders", "day/download"] as const),
  ...(["catalogue/download", "catalogue/template", "catalogue/rest"] as const),
  ...(["tax/month", "tax/bills", "tax/products"] as const),
  ...(["sell/find", "sell/upi-code"] as const),
];
export type OwnersFile = (typeof ownersFiles)[number];
export const ownersFilePath = (file: OwnersFile) => `/admin/${file}`;
