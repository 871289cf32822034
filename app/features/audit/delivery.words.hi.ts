import type { Same } from "#app/values/language.ts";
import type { words as english } from "./delivery.words.ts";

const weekdays = ["रवि", "सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"];

/** The forms in which it is kept what of the deliveries was changed. */
const forms: [RegExp, (...found: string[]) => string][] = [
  [/^Windows of the week$/, () => "हफ़्ते के डिलीवरी समय"],
  [/^Opening hours$/, () => "दुकान खुलने का समय"],
  [/^All areas$/, () => "सब इलाके"],
  [/^Area (.+)$/, (area) => `इलाका ${area}`],
  [/^Closed (.+)$/, (day) => `बंद: ${day}`],
  [/^Window (.+), (.+) to (.+)$/, (day, from, to) => `डिलीवरी समय ${day}, ${from} से ${to}`],
];

function changedOfDelivery(text: string): string {
  for (const [form, tell] of forms) {
    const found = form.exec(text);
    if (found) return tell(...found.slice(1));
  }
  return text;
}

const hours = /(\d): (\d+)\.(\d+) to (\d+)\.(\d+)/g;

function hoursOfWeek(text: string): string {
  return text.replace(hours, (_, weekday: string, ...[from, past, to, after]: string[]) => {
    const clock = (hour = "", minute = "") => `${hour}:${minute.padStart(2, "0")}`;
    return `${weekdays[Number(weekday)]} ${clock(from, past)} से ${clock(to, after)}`;
  });
}

export const words: Same<typeof english> = { changed: changedOfDelivery, hoursOfWeek };
