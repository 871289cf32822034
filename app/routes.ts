import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import * as paths from "./addresses/paths.ts";
import * as side from "./addresses/side-paths.ts";

const route = (path: string, file: string, named: { id?: string } = {}): RouteConfigEntry => ({
  path,
  file,
  ...named,
});

/** Commands that differ in one word: one file, whose table says what each word runs. */
const oneEach = (folder: string, words: readonly string[], file: string) =>
  words.map((word) =>
    route(`${folder}/${word}`, file, { id: file.replace(".route.tsx", `/${word}`) }),
  );

/** A page, and its commands below its address. */
const withCommands = (folder: string, words: readonly string[], file: string) => [
  route(folder, file),
  ...oneEach(folder, words, file),
];

/** The map: every address of the shop, grouped by feature. */
export default [
  // catalogue
  { index: true, file: "features/catalogue/listing/home.route.tsx" },
  route("page/:pageNumber", "features/catalogue/listing/listing.route.tsx", { id: "list-page" }),
  route("search", "features/catalogue/search-results/search.route.tsx"),
  route("suggestions", "features/catalogue/search-box/suggestions.route.tsx"),
  route("search/:keyword", "features/catalogue/listing/listing.route.tsx", { id: "keyword-list" }),
  route("search/:keyword/page/:pageNumber", "features/catalogue/listing/listing.route.tsx", {
    id: "keyword-list-page",
  }),
  route("category/:categoryName", "features/catalogue/listing/category.route.tsx"),
  route("product/:slug", "features/catalogue/product/product.route.tsx"),
  route("product/:slug/review", "features/catalogue/product/product.route.tsx", { id: "review" }),
  route("product/:slug/tell-me", "features/catalogue/product/product.route.tsx", { id: "tell-me" }),
  route("images/*", "features/catalogue/pictures/picture.route.tsx"),
  route("sitemap.xml", "features/catalogue/outside/outside.route.tsx", { id: "sitemap" }),
  route("sitemaps/:part", "features/catalogue/outside/outside.route.tsx", { id: "sitemap-part" }),
  route("robots.txt", "features/catalogue/outside/outside.route.tsx", { id: "robots" }),
  route("feeds/google.xml", "features/catalogue/outside/outside.route.tsx", { id: "feed" }),
  // of the whole shop
  route("healthz", "platform/health/health.route.tsx"),
  route("language", "features/shop/language/language.route.tsx"),
  route("version", "platform/version.route.tsx"),
  route("offline", "service-worker/offline.route.tsx"),
  // cart
  route("cart", "features/cart/cart.route.tsx"),
  ...oneEach("cart", paths.cartForms, "features/cart/commands/form.route.tsx"),
  ...oneEach("cart", paths.cartCommands, "features/cart/commands/command.route.tsx"),
  route("cart/items", "features/cart/live/items.route.tsx"),
  // lists
  route("parchi", "features/lists/page/parchi.route.tsx"),
  route("parchi/add", "features/lists/page/add.route.tsx", { id: "add-list" }),
  // account
  route("login", "features/account/login.route.tsx"),
  route("register", "features/account/registration/register/phone.route.tsx", { id: "register" }),
  route("register/code", "features/account/registration/code.route.tsx", { id: "register-code" }),
  route("register/password", "features/account/registration/password.route.tsx", {
    id: "register-password",
  }),
  route("forgot-password", "features/account/registration/reset/phone.route.tsx", { id: "reset" }),
  route("forgot-password/code", "features/account/registration/code.route.tsx", {
    id: "reset-code",
  }),
  route("forgot-password/password", "features/account/registration/password.route.tsx", {
    id: "reset-password",
  }),
  route("logout", "features/account/logout.route.tsx"),
  ...oneEach("logout", ["everywhere"], "features/account/logout.route.tsx"),
  route("profile", "features/account/profile/profile.route.tsx"),
  ...oneEach("profile", side.profileCommands, "features/account/profile/command.route.tsx"),
  route("profile/location", "features/account/location/location.route.tsx"),
  route("profile/download", "features/account/privacy/download.route.tsx"),
  route("profile/delete", "features/account/privacy/delete.route.tsx", { id: "delete-account" }),
  route("terms.html", "features/shop/legal/terms/terms.route.tsx"),
  route("privacy.html", "features/shop/legal/privacy/privacy.route.tsx"),
  // checkout
  ...withCommands(
    "addresses",
    paths.addressCommands,
    "features/checkout/addresses/addresses.route.tsx",
  ),
  route("shipping", "features/checkout/shipping/shipping.route.tsx"),
  route("payment", "features/checkout/payment/payment.route.tsx"),
  route("placeorder", "features/checkout/order/placeorder.route.tsx"),
  route("placeorder/as-last-time", "features/checkout/order/as-last-time.route.tsx"),
  // khata
  route("khata", "features/khata/khata.route.tsx", { id: "own-khata" }),
  route("khata/statement/:token", "features/khata/statement.route.tsx"),
  // orders
  route("order/:id", "features/orders/order.route.tsx"),
  ...oneEach("order/:id", paths.orderCommands, "features/orders/progress/step.route.tsx"),
  route("order/:id/cancel", "features/orders/cancel/cancel.route.tsx"),
  route("order/:id/return", "features/orders/returned/return.route.tsx"),
  ...oneEach("order/:id", ["complain"], "features/complaints/page/complain.route.tsx"),
  ...withCommands("lists", side.listCommands, "features/lists/saved/page/lists.route.tsx"),
  ...withCommands("standing", side.standingCommands, "features/standing/page/standing.route.tsx"),
  ...withCommands("run", paths.runCommands, "features/orders/run/page/run.route.tsx"),
  route("complain", "features/complaints/page/complain.route.tsx"),
  ...withCommands(
    "complaints/:number",
    side.complaintCommands,
    "features/complaints/page/complaint.route.tsx",
  ),
  route("complaints/pictures/:id", "features/complaints/page/picture.route.tsx"),
  route("order/:id/again", "features/orders/again/again.route.tsx"),
  route("order/:id/print", "features/billing/paper/print.route.tsx"),
  // admin
  {
    id: "admin-frame",
    file: "features/admin/frame/frame.route.tsx",
    children: [
      route("admin", "features/admin/admin.route.tsx"),
      route("admin/counter", "features/admin/counter/counter.route.tsx"),
      ...oneEach("admin/counter", side.counterCommands, "features/admin/counter/command.route.tsx"),
      route("admin/counter/picking", "features/admin/counter/picking/picking.route.tsx"),
      route("order/:id/picking", "features/admin/counter/picking/picking.route.tsx", {
        id: "pick-one",
      }),
      ...withCommands("admin/sell", paths.sellCommands, "features/admin/sell/sell.route.tsx"),
      route("admin/sell/deliver", "features/admin/sell/deliver/deliver.route.tsx"),
      route("order/:id/settle", "features/orders/settle/settle.route.tsx"),
      route("admin/counter/delivery", "features/admin/counter/papers/delivery.route.tsx"),
      route("admin/orders", "features/admin/orders/orderlist.route.tsx", { id: "orders" }),
      route("admin/orderlist", "features/admin/orders/orderlist.route.tsx"),
      ...withCommands("admin/prices", side.priceCommands, "features/admin/prices/prices.route.tsx"),
      route("admin/prices/undo", "features/admin/prices/history/undo.route.tsx"),
      route("admin/prices/history", "features/admin/prices/history/history.route.tsx"),
      route("admin/prices/history/:id", "features/admin/prices/history/save.route.tsx", {
        id: "price-save",
      }),
      ...withCommands(
        "admin/products",
        side.goodsAddresses,
        "features/admin/products/goods/goods.route.tsx",
      ),
      route("admin/productlist", "features/admin/products/list/productlist.route.tsx"),
      route("admin/productlist/:pageNumber", "features/admin/products/list/productlist.route.tsx", {
        id: "productlist-page",
      }),
      ...oneEach("admin", side.productCommands, "features/admin/products/command.route.tsx"),
      route("admin/product/:slug/edit/:detailId", "features/admin/products/edit/edit.route.tsx"),
      ...withCommands("admin/catalogue", side.fileCommands, "features/admin/csv/csv.route.tsx"),
      route("admin/userlist", "features/admin/users/userlist.route.tsx"),
      route("admin/user/:id/edit", "features/admin/users/edit.route.tsx", { id: "edit-user" }),
      route("admin/user/:id/delete", "features/admin/users/delete.route.tsx"),
      route("admin/staff", "features/admin/staff/staff.route.tsx"),
      route("admin/log", "features/admin/log/log.route.tsx"),
      route("admin/limits", "features/admin/limits/limits.route.tsx"),
      route("admin/reviews", "features/admin/reviews/reviews.route.tsx"),
      route("admin/complaints", "features/admin/complaints/complaints.route.tsx"),
      route("admin/standing", "features/admin/standing/standing.route.tsx"),
      ...withCommands("admin/offers", side.offerCommands, "features/admin/offers/offers.route.tsx"),
      route("admin/stock", "features/admin/stock/stock.route.tsx"),
      ...withCommands(
        "admin/categories",
        side.categoryCommands,
        "features/admin/categories/categories.route.tsx",
      ),
      route("admin/labels", "features/admin/labels/labels.route.tsx"),
      ...withCommands("admin/day", side.dayCommands, "features/admin/day/day.route.tsx"),
      route("admin/day/month", "features/admin/day/month.route.tsx"),
      route("admin/khata", "features/admin/khata/list.route.tsx", { id: "khatas" }),
      route("admin/khata/new", "features/admin/khata/new/new.route.tsx"),
      route("admin/khata/:id", "features/admin/khata/khata.route.tsx", { id: "khata-of" }),
      route("admin/khata/:id/limit", "features/admin/khata/limit.route.tsx"),
      ...oneEach("admin/khata/:id", side.khataCommands, "features/admin/khata/command.route.tsx"),
      route("admin/khata/:id/link", "features/admin/khata/link/link.route.tsx"),
      ...withCommands(
        "admin/delivery",
        side.deliveryCommands,
        "features/admin/delivery/delivery.route.tsx",
      ),
      ...withCommands(
        "admin/search",
        side.searchWordCommands,
        "features/admin/search/search-words.route.tsx",
      ),
      ...withCommands("admin/setup", side.setupCommands, "features/admin/setup/setup.route.tsx"),
      ...withCommands("admin/tax", side.taxAddresses, "features/admin/tax/tax.route.tsx"),
    ],
  },
  ...oneEach("admin", ["sell/send", "counter/ticks"], "features/admin/send.route.tsx"),
  route("run/send", "features/admin/send.route.tsx", { id: "send-tap" }),
  ...oneEach("admin", side.ownersFiles, "features/admin/files.route.tsx"),
  route("admin/counter/print", "features/admin/counter/papers/print.route.tsx"),
  // payments
  route("order/:id/pay", "features/payments/start/pay-order.route.tsx"),
  route("payment/success", "features/payments/result/success.route.tsx"),
  route("payment/failure", "features/payments/result/failure.route.tsx"),
  ...oneEach("payment", ["return", "webhook"], "features/payments/gateways.route.tsx"),
  // api: its calls are a map of their own, in features/api/document/calls.server.ts
  route("api/docs", "features/api/document/docs.route.tsx"),
  route("api/*", "features/api/call.route.tsx"),
  // anything else is the home listing, with status 404
  route("*", "features/catalogue/listing/unknown.route.tsx"),
] satisfies RouteConfig;
