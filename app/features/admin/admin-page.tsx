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
} from "#app/addresses/paths.ts";
import { Page } from "#app/ui/page.tsx";
import { words } from "./words.ts";

export const adminPlaces = () => [
  { to: counterPath, ...words.places.counter },
  { to: orderListPath, ...words.places.orders },
  { to: productListPath, ...words.places.products },
  { to: pricesPath, ...words.places.prices },
  { to: cataloguePath, ...words.places.catalogue },
  { to: lowStockPath, ...words.places.lowStock },
  { to: labelListPath, ...words.places.labels },
  { to: categoryOrderPath, ...words.places.categories },
  { to: userListPath, ...words.places.users },
  { to: dayBookPath, ...words.places.dayBook },
  { to: khataListPath, ...words.places.khata },
  { to: reviewListPath, ...words.places.reviews },
  { to: searchWordsPath, ...words.places.searchWords },
  { to: deliveryPath, ...words.places.delivery },
  { to: taxPath, ...words.places.tax },
  { to: limitsPath, ...words.places.limits },
  { to: logPath, ...words.places.log },
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
