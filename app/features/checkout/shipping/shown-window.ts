import { asSoonAsPossible } from "#app/features/delivery/window.ts";

/** One without an id is 'as soon as possible'. */
export type ShownWindow = {
  id: string;
  day: string;
  time: string;
  isFull: boolean;
  feePaise: number;
};

/** Of today where that can be said, else without a day. */
export function soonWindow(day = asSoonAsPossible(), time = asSoonAsPossible()): ShownWindow {
  return { id: "", day, time, isFull: false, feePaise: 0 };
}
