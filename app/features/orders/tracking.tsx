import type { ReactNode } from "react";
import { formatMomentAfter } from "./moment-after.ts";
import type { Progress } from "./order-progress.ts";
import { words } from "./tracking/words.ts";

const heights: Record<NonNullable<Progress["percent"]>, string> = {
  25: "h-[25%]",
  50: "h-[25%]",
  65: "h-[50%]",
  85: "h-[75%]",
  100: "h-[100%]",
};

/** Evenly below each other: the bar ends at the step that is reached. */
const stages = () =>
  [
    { label: words.steps.placed, time: "createdAt", after: null, from: 25 },
    { label: words.steps.packed, time: "packedAt", after: "createdAt", from: 65 },
    { label: words.steps.dispatched, time: "dispatchedAt", after: "packedAt", from: 85 },
    { label: words.steps.delivered, time: "deliveredAt", after: "dispatchedAt", from: 100 },
  ] as const;

type Times = Partial<Record<ReturnType<typeof stages>[number]["time"], number | null>>;
/** By whom and why, as far as is known. */
export type Cancelled = { by: keyof typeof words.by | null; reason: string | null };
type TrackingProps = Progress & {
  times?: Times;
  at?: number;
  /** Of one that was cancelled. */
  cancelled?: Cancelled;
  /** When it comes. */
  children?: ReactNode;
  /** What came after its steps. */
  below?: ReactNode;
};

/** How far the order is: in words, and as a bar that grows downwards past its steps. */
export function Tracking(track: TrackingProps) {
  const { message, percent, times = {}, at, cancelled, children, below } = track;
  return (
    <section className="panel print:hidden" aria-label={words.trackOrder}>
      {percent === null || percent === 100 ? null : (
        <h2 className="text-sm text-stone">{words.trackOrder}</h2>
      )}
      {percent === 100 ? (
        <Arrived {...{ message, times, at }} />
      ) : (
        <>
          <p className="text-lg leading-7 font-bold">{message}</p>
          {children}
          {percent === null ? (
            <Ended at={at} {...cancelled} />
          ) : (
            <Bar {...{ percent, message, times }} />
          )}
        </>
      )}
      {below}
    </section>
  );
}

type ArrivedProps = Pick<TrackingProps, "message" | "at"> & { times: Times };

/** Once it is there its steps are folded away, and the bar is full. */
function Arrived({ message, times, at }: ArrivedProps) {
  return (
    <>
      <details className="folded">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3">
          <span>
            <strong className="block text-lg leading-6">{message}</strong>
            <Moment at={at} />
          </span>
        </summary>
        <ol className="mt-2 grid gap-1 text-sm">
          {stages().map(({ label, time, after }) => (
            <li key={label} className="flex flex-wrap justify-between gap-x-3">
              {label} <Moment at={times[time]} after={after && times[after]} />
            </li>
          ))}
        </ol>
      </details>
      <div
        {...progress()}
        aria-valuenow={100}
        aria-valuetext={message}
        className="mt-2 rounded-md border-t-4 border-leaf"
      />
    </>
  );
}

type EndedProps = Partial<Cancelled> & Pick<TrackingProps, "at">;

function Ended({ at, by, reason }: EndedProps) {
  return (
    <>
      {reason ? <p>{words.reason(reason)}</p> : null}
      <p className="text-xs leading-6 text-stone">
        {by ? `${words.by[by]}, ` : null}
        <Moment at={at} />
      </p>
    </>
  );
}

type MomentProps = { at: number | null | undefined; after?: number | null | undefined };

function Moment({ at, after }: MomentProps) {
  return at ? (
    <span className="text-xs leading-6 font-normal text-stone">{formatMomentAfter(at, after)}</span>
  ) : null;
}

const progress = () =>
  ({
    role: "progressbar",
    "aria-label": words.progress,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
  }) as const;

type BarProps = { percent: keyof typeof heights; message: string; times: Times };

function Bar({ percent, message, times }: BarProps) {
  return (
    <div className="-mt-4 ml-1 flex gap-4 pb-3">
      <div
        {...progress()}
        aria-valuenow={percent}
        aria-valuetext={message}
        className="h-40 w-2 flex-none overflow-hidden rounded-md bg-line [clip-path:inset(20%_0_0)]"
      >
        <div className={`rounded-md bg-leaf ${heights[percent]}`} />
      </div>
      {/* The middle of each step's line is where its quarter of the bar ends. */}
      <ol className="grid flex-1 translate-y-3 grid-rows-4 text-sm leading-6">
        {stages().map(({ label, time, after, from }) => {
          const isReached = percent >= from;
          return (
            <li
              key={label}
              className={`relative flex flex-wrap content-end justify-between gap-x-3 ${isReached ? "font-bold" : "text-stone"}`}
            >
              <span
                className={`absolute bottom-1 -left-7 size-4 rounded-full border-2 ${isReached ? "border-leaf bg-leaf" : "border-stone bg-card"}`}
              />
              {label} <Moment at={times[time]} after={after && times[after]} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
