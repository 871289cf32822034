import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HoursSaid } from "./hours-said.tsx";

const day = (weekday: number, closeMinute = 22 * 60) => ({
  ...{ weekday, openMinute: 7 * 60, closeMinute },
  ...{ breakFromMinute: null, breakToMinute: null },
});
const said = (hours: ReturnType<typeof day>[]) =>
  renderToStaticMarkup(createElement(HoursSaid, { hours })).match(/(?<=<dt>)[^<]+/g);

test("days with the same hours are one line, by the first and the last of those that follow each other", () => {
  const week = [0, 1, 2, 3, 4, 5, 6];
  expect(said(week.map((at) => day(at)))).toEqual(["All days"]);
  expect(said([6, 5, 4, 3, 2, 1].map((at) => day(at)))).toEqual(["Monday to Saturday", "Sunday"]);
  expect(said([1, 3, 5].map((at) => day(at)))).toEqual([
    "Monday, Wednesday, Friday",
    "Sunday, Tuesday, Thursday, Saturday",
  ]);
});
