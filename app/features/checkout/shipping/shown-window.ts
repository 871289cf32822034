import { asSoonAsPossible } from "#app/features/delivery/window.ts";

/** One without an id is 'as soon as possible'. */
export type ShownWindow = {
  id: string;
  day: string;
  /** Where the day is called otherwise. */
  date?: string;
  time: string;
  isFull: boolean;
  feePaise: number;
};

/** A day without delivery, and the day of times that comes next. */
export type ShutDay = Pick<ShownWindow, "day" | "date"> & { before: string };

/** The day whose times are shown first: that of the chosen window, else the first with a place. */
export function openDayOf(windows: ShownWindow[], chosen: string | undefined): string | undefined {
  const kept = chosen ? windows.find(({ id }) => id === chosen) : undefined;
  return (kept ?? windows.find(({ isFull }) => !isFull))?.day;
}

/** "Tomorrow 6 to 8 pm"; as soon as possible has no day beside it. */
export function whenOf({ id, day, time }: ShownWindow): string {
  return id ? `${day} ${time}` : time;
}

/** Of today where that can be said, else without a day. */
export function soonWindow(
  day: Pick<ShownWindow, "day" | "date"> = { day: asSoonAsPossible() },
  time = asSoonAsPossible(),
): ShownWindow {
  return { id: "", ...day, time, isFull: false, feePaise: 0 };
}
