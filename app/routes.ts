import { type RouteConfig, index, route } from "@remix-run/route-config";

/** The map: every address of the shop, grouped by feature. */
export default [
  // catalogue
  index("features/catalogue/listing/home.route.tsx"),
  route("page/:pageNumber", "features/catalogue/listing/listing.route.tsx", { id: "list-page" }),
  route("search", "features/catalogue/search/search.route.tsx"),
  route("suggestions", "features/catalogue/search/suggestions.route.tsx"),
  route("search/:keyword", "features/catalogue/listing/listing.route.tsx", { id: "keyword-list" }),
  route("search/:keyword/page/:pageNumber", "features/catalogue/listing/listing.route.tsx", { id: "keyword-list-page" }),
  route("category/:categoryName", "features/catalogue/listing/category.route.tsx"),
  route("product/:slug", "features/catalogue/product/product.route.tsx"),
  route("images/*", "features/catalogue/pictures/picture.route.tsx"),
  // cart
  route("cart", "features/cart/cart.route.tsx"),
  route("cart/add", "features/cart/commands/add.route.tsx"),
  route("cart/quantity", "features/cart/commands/quantity.route.tsx"),
  route("cart/count", "features/cart/commands/count.route.tsx"),
  route("cart/plus", "features/cart/commands/plus.route.tsx"),
  route("cart/minus", "features/cart/commands/minus.route.tsx"),
  route("cart/remove", "features/cart/commands/remove.route.tsx"),
  route("cart/accept", "features/cart/commands/accept.route.tsx"),
  // account
  route("login", "features/account/login.route.tsx"),
  route("logout", "features/account/logout.route.tsx"),
  route("profile", "features/account/profile/profile.route.tsx"),
  // checkout
  route("shipping", "features/checkout/shipping.route.tsx"),
  route("payment", "features/checkout/payment.route.tsx"),
  route("placeorder", "features/checkout/placeorder.route.tsx"),
  // orders
  route("order/:id", "features/orders/order.route.tsx"),
  // api
  route("api/*", "features/api/not-found.route.tsx"),
  // anything else is the home listing, with status 404
  route("*", "features/catalogue/listing/unknown.route.tsx"),
] satisfies RouteConfig;
