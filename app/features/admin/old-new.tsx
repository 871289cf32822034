import { words } from "./words.ts";

/** "₹100.00 → ₹90.00", or the value alone where nothing changes. */
export function OldNew({ old, now }: { old: string; now: string }) {
  if (old === now) return <span className="was">{now}</span>;
  return (
    <span>
      <s className="was">{old}</s>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {words.becomes} </span>
      <strong>{now}</strong>
    </span>
  );
}
