import { homePath, profilePath, sellPath } from "#app/addresses/paths.ts";
import {
  cataloguePath,
  categoryOrderPath,
  complaintListPath,
  counterPath,
  dayBookPath,
  deliveryPath,
  goodsPath,
  khataListPath,
  labelListPath,
  limitsPath,
  logPath,
  lowStockPath,
  monthBookPath,
  offersPath,
  ordersPath,
  pricesPath,
  reviewListPath,
  searchWordsPath,
  setupPath,
  staffPath,
  standingHourPath,
  taxPath,
  userListPath,
} from "#app/addresses/side-paths.ts";

const drawn: Record<string, string> = {
  [counterPath]: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  [sellPath]: "M4 20h16v-4H4zM5 16l2-7h10l2 7M9 9V4h6v5M9.5 12.5h5",
  [ordersPath]: "M4 6h2M4 12h2M4 18h2M9 6h11M9 12h11M9 18h11",
  [standingHourPath]: "M4 11a8 8 0 0 1 14-5l2 2M20 4v4h-4M20 13a8 8 0 0 1-14 5l-2-2M4 20v-4h4",
  [complaintListPath]: "M4 5h16v11h-8l-5 4v-4H4zM12 8v3M12 12.5v1.5",
  [goodsPath]: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  [pricesPath]: "M4 4h8l8 8-8 8-8-8zM7.5 8h1.5",
  [offersPath]: "M6 18L18 6M8 5.5a2 2 0 1 1-.01 0zM16 14.5a2 2 0 1 1-.01 0z",
  [lowStockPath]: "M5 20V5M12 20v-9M19 20v-4",
  [categoryOrderPath]: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  [cataloguePath]: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  [labelListPath]: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h4",
  [searchWordsPath]: "M10 4a6 6 0 1 1-.01 0zM14.5 14.5L20 20",
  [reviewListPath]: "M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z",
  [dayBookPath]: "M5 4h13v16H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h11",
  [monthBookPath]: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  [khataListPath]: "M9 4a3.5 3.5 0 1 1-.01 0zM3 20c0-8 12-8 12 0M17 8h4M17 12h4M18 16h3",
  [taxPath]: "M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16",
  [setupPath]:
    "M12 8a4 4 0 1 1-.01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  [deliveryPath]: "M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16a2 2 0 1 1-.01 0zM17 16a2 2 0 1 1-.01 0z",
  [userListPath]: "M12 4a4 4 0 1 1-.01 0zM4 21c0-9 16-9 16 0",
  [staffPath]:
    "M9 5a3 3 0 1 1-.01 0zM3 19c0-7 12-7 12 0M16 5a3 3 0 0 1 0 6M17.5 13.5c2.3.7 3.5 2.5 3.5 5.5",
  [limitsPath]: "M4 17a8 8 0 1 1 16 0M12 17l4-5",
  [logPath]: "M12 4a8 8 0 1 1-.01 0zM12 8v4l3 2",
  [profilePath]: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  [homePath]:
    "M4 10V4h16v6M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M6 12.5V20h12v-7.5",
};

/** Of a page of the owner's, by its address. */
export function PlaceIcon({ to }: { to: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn[to]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
