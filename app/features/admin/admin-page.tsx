import type { ReactNode } from "react";
import {
  cataloguePath,
  counterPath,
  dayBookPath,
  labelListPath,
  lowStockPath,
  categoryOrderPath,
  khataListPath,
  deliveryPath,
  limitsPath,
  logPath,
  orderListPath,
  pricesPath,
  productListPath,
  reviewListPath,
  searchWordsPath,
  taxPath,
  userListPath,
} from "#app/admin-addresses.ts";
import { Page } from "#app/ui/page.tsx";

export const adminPlaces = [
  {
    to: counterPath,
    name: "Counter",
    about: "Open orders with the next step of each: stays open on the counter's phone",
  },
  {
    to: orderListPath,
    name: "Orders",
    about: "All orders, newest first: pack, dispatch, deliver, record cash",
  },
  {
    to: productListPath,
    name: "Products",
    about: "Products with their details and packs: create, edit, delete",
  },
  {
    to: pricesPath,
    name: "Prices",
    about: "MRP, discount and stock of many packs in one form, with undo",
  },
  {
    to: cataloguePath,
    name: "Catalogue",
    about: "All products and packs as a CSV file, out and in",
  },
  {
    to: lowStockPath,
    name: "Low stock",
    about: "What runs out first, with 30 days' sales and the days that are left",
  },
  {
    to: labelListPath,
    name: "Labels",
    about: "Brands of which the shop doesn't know maker, origin, veg mark or the like",
  },
  {
    to: categoryOrderPath,
    name: "Categories",
    about: "In which order they stand on the home page",
  },
  {
    to: userListPath,
    name: "Users",
    about: "Customers and admins: edit, delete, make an admin",
  },
  {
    to: dayBookPath,
    name: "Day book",
    about: "What came in and went out today: cash, UPI, online, khata; close the day",
  },
  {
    to: khataListPath,
    name: "Khata",
    about: "Who owes how much, and since when: payments, limits, reminders",
  },
  {
    to: reviewListPath,
    name: "Reviews",
    about: "What customers say of products, newest first: hide, show",
  },
  {
    to: searchWordsPath,
    name: "Search words",
    about: "What shoppers looked for in vain: teach what it means",
  },
  {
    to: deliveryPath,
    name: "Delivery",
    about: "Where, when and for how much: PIN codes, windows, hours, holidays, 'Closed today'",
  },
  {
    to: taxPath,
    name: "Tax",
    about: "GST: how the shop stands with it, classes and rates, bills again, the month as a file",
  },
  {
    to: limitsPath,
    name: "Limits",
    about: "How much one customer may order before it is paid, and how many codes go out",
  },
  { to: logPath, name: "Log", about: "Who changed what in the shop, and when" },
];

/** An admin's page below the bar. */
export function AdminPage({
  title,
  narrow = false,
  children,
}: {
  title: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Page narrow={narrow}>
      <h1 className="mb-4">{title}</h1>
      {children}
    </Page>
  );
}
