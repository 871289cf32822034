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

/** Each step stands in the middle of the stretch in which the bar reaches it. */
const stages = () =>
  [
    { label: words.steps.placed, time: "createdAt", from: 25, place: "top-0 h-[25%]" },
    { label: words.steps.packed, time: "packedAt", from: 65, place: "top-[25%] h-[40%]" },
    { label: words.steps.dispatched, time: "dispatchedAt", from: 85, place: "top-[65%] h-[20%]" },
    { label: words.steps.delivered, time: "deliveredAt", from: 100, place: "top-[85%] h-[15%]" },
  ] as const;

type Times = Partial<Record<ReturnType<typeof stages>[number]["time"], number | null>>;
type TrackingProps = Progress & {
  times?: Times;
  at?: number;
  /** Why it was cancelled. */
  reason?: string | null;
};

/** How far the order is: in words, and as a bar that grows downwards past its steps. */
export function Tracking({ message, percent, times = {}, at, reason }: TrackingProps) {
  return (
    <section className="panel print:hidden" aria-label={words.trackOrder}>
      <h2 className="text-sm text-stone">{words.trackOrder}</h2>
      <p className="font-bold md:text-lg">{message}</p>
      {reason ? <p>{reason}</p> : null}
      {percent === null ? (
        at ? (
          <p className="text-xs text-stone">{formatMoment(at)}</p>
        ) : null
      ) : (
        <Bar percent={percent} message={message} times={times} />
      )}
    </section>
  );
}

type BarProps = { percent: keyof typeof heights; message: string; times: Times };

function Bar({ percent, message, times }: BarProps) {
  return (
    <div className="mt-3 flex gap-4">
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={message}
        className="h-44 w-2 flex-none overflow-hidden rounded-md bg-line"
      >
        <div className={`rounded-md bg-leaf ${heights[percent]}`} />
      </div>
      <ol className="relative flex-1 text-sm leading-6">
        {stages().map(({ label, time, from, place }) => {
          const at = times[time];
          return (
            <li
              key={label}
              className={`absolute inset-x-0 flex flex-wrap content-center justify-between gap-x-3 ${place} ${percent >= from ? "font-bold" : "text-stone"}`}
            >
              {label}{" "}
              {at ? (
                <span className="text-xs font-normal leading-6 text-stone">{formatMoment(at)}</span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
