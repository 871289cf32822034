import { formatMoment } from "#app/values/dates.ts";
import type { Progress } from "./order-progress.ts";
import { words } from "./tracking/words.ts";

const heights: Record<NonNullable<Progress["percent"]>, string> = {
  25: "h-[25%]",
  50: "h-[50%]",
  65: "h-[65%]",
  85: "h-[85%]",
  100: "h-[100%]",
};

/** Each word hangs from the height at which the bar reaches it. */
const stages = [
  { label: words.steps.delivered, from: 100, place: "bottom-[100%]" },
  { label: words.steps.dispatched, from: 85, place: "bottom-[85%]" },
  { label: words.steps.packed, from: 65, place: "bottom-[65%]" },
  { label: words.steps.placed, from: 25, place: "bottom-[25%]" },
];

type TrackingProps = Progress & {
  at?: number;
  /** Why it was cancelled. */
  reason?: string | null;
};

/** How far the order is: in words, and as a bar that grows upwards. */
export function Tracking({ message, percent, at, reason }: TrackingProps) {
  return (
    <section className="panel flex flex-wrap gap-4 print:hidden" aria-label={words.trackOrder}>
      {percent === null ? null : <Bar percent={percent} message={message} />}
      <div className="min-w-0 flex-1 basis-36 self-center">
        <h2 className="text-sm text-stone">{words.trackOrder}</h2>
        <p className="font-bold md:text-lg">{message}</p>
        {reason ? <p>{reason}</p> : null}
        {at ? <p className="text-xs text-stone">{formatMoment(at)}</p> : null}
      </div>
    </section>
  );
}

function Bar({ percent, message }: { percent: keyof typeof heights; message: string }) {
  return (
    <div className="flex gap-4">
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={message}
        className="flex h-40 w-3 flex-none flex-col justify-end overflow-hidden rounded-md bg-line"
      >
        <div className={`rounded-md bg-leaf ${heights[percent]}`} />
      </div>
      <ol className="relative w-[5.5rem] flex-none text-xs" aria-hidden="true">
        {stages.map(({ label, from, place }) => (
          <li
            key={label}
            className={`absolute translate-y-full ${place} ${percent >= from ? "font-bold" : "text-stone"}`}
          >
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
