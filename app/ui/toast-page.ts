type Shown<T> = { toast: T; page: string };

/** A toast and the page it came with, as long as it is the same one. */
export function cameWith<T>(before: Shown<T>, now: Shown<T>): Shown<T> {
  return before.toast === now.toast ? before : now;
}
