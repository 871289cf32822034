import { type RouteConfig, index } from "@remix-run/route-config";

/** The map: every address of the shop, grouped by feature. */
export default [
  // catalogue
  index("features/catalogue/home.route.tsx"),
  // cart
  // account
  // checkout
  // orders
  // api
] satisfies RouteConfig;
