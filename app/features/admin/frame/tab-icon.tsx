import type { Tab } from "./places.ts";

const drawn: Record<Tab["icon"], string> = {
  orders: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  goods: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  money: "M7 5h10M7 9h10M8 5c8 0 8 8 0 8l6 6",
  shop: "M4 10V4h16v6M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M6 12.5V20h12v-7.5",
};

export function TabIcon({ name }: { name: Tab["icon"] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path d={drawn[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
