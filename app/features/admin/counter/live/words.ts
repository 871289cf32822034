import { counted } from "#app/values/language.ts";

export const words = {
  start: "Start the counter",
  soundIsOff: "Sound is off until you tap 'Start the counter'.",
  rings: "Rings for new orders.",
  /** Its name. */
  bell: "Bell",
  stop: "Stop the bell",
  silent: "The bell is silent until you touch this page.",
  waiting: (count: number) =>
    counted("en", count, { one: "1 new order", other: `${count} new orders` }),
  cannotRing: "This browser can't ring: keep an eye on the counter.",
  keepScreenOn: "Keep the screen on: this browser does not.",
  noConnection: "No connection: this list may be old.",
  asksOften: "Checks every 15 seconds.",
  /** What the browser's tab says. */
  newOrders: (count: number) => `(${count}) New – Kirana`,
};
