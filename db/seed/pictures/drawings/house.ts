import { box, circle, ellipse, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

const STEEL = "#aab2b8";
const STEEL_SHADE = "#87919a";
const WOOD = "#c89a5a";

/** What a house is kept with, in its own colour. */
export const HOUSE: Readonly<Record<string, Motif>> = {
  plates: ({ main, light, shade }) =>
    circle(shade, 19, 18, 12) +
    circle("#f4f4f0", 14, 16, 12.6) +
    circle("#d8dcdc", 14, 16, 9) +
    circle("#f9f9f6", 13.6, 15.6, 8.4) +
    path(main, "M25 1Q26 6 31 7Q26 8 25 13Q24 8 19 7Q24 6 25 1Z") +
    path(light, "M7 12Q9 8.6 13 8.6L13 10.4Q10 10.6 8.6 13Z"),
  mop: ({ main, light, shade }) =>
    stroke(WOOD, 2.2, "M25 2L15 18") +
    rect(shade, box(9, 17, 11, 3.4), 1.2) +
    path(main, "M9 20H20L24 30H4Z") +
    stroke(light, 1, "M11 21L8 29M14.6 21V29M18 21L21 29"),
  scrubber: ({ main, light, deep }) =>
    circle(deep, 16, 16, 14) +
    circle(main, 16, 16, 13) +
    stroke(
      light,
      1.1,
      "M6 12Q12 4 20 7T26 18M8 20Q10 10 20 11T24 22M11 25Q10 15 18 15T21 26M5 17Q9 25 17 22M14 5Q24 10 22 20",
    ) +
    stroke(deep, 0.9, "M9 9Q18 8 22 16T16 27M12 6Q8 14 13 20T26 20M7 14Q14 13 17 20"),
  "grass-broom": ({ main, light, shade, deep }) =>
    path(shade, "M13 13H19Q24 22 29 31Q16 33 3 31Q8 22 13 13Z") +
    path(main, "M14 13H18Q20 24 22 31Q12 32 5 31Q10 22 14 13Z") +
    stroke(light, 0.7, "M15 15L9 30M16 15L15 31M17 15L22 30") +
    stroke(deep, 0.6, "M18 16L26 30M14.4 17L6 29") +
    rect("#c83a3a", box(12.6, 11, 6.8, 3.4), 1) +
    rect("#2f8a4a", box(13.4, 1, 5.2, 10.4), 2) +
    stroke("#6fb87a", 0.9, "M15 2.6V10"),
  batteries: ({ main }) =>
    [3, 17]
      .map(
        (x) =>
          rect("#8d959b", box(x + 3.6, 1, 5, 3), 1) +
          rect(main, box(x, 3, 12, 10), 2) +
          rect("#2b2b2c", box(x, 9, 12, 22), 2) +
          rect("#48494a", box(x + 1.6, 11, 2, 18), 1) +
          stroke("#f4efe2", 1.2, `M${x + 6} 16V20M${x + 4} 18H${x + 8}`),
      )
      .join(""),
  coil: ({ main, deep }) =>
    `<path d="M16 16q2 -2 3.4 1t-2.6 4.6t-7 -2.6t2.4 -9t10.6 1.4t2 11.4t-10.8 5.4t-11 -6.4t2.6 -14.6t14.6 -2.6" fill="none" stroke="${deep}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M16 15.6q2 -2 3.4 1t-2.6 4.6t-7 -2.6t2.4 -9t10.6 1.4t2 11.4t-10.8 5.4t-11 -6.4t2.6 -14.6t14.6 -2.6" fill="none" stroke="${main}" stroke-width="2" stroke-linecap="round"/>` +
    circle("#ff7a2b", 20.2, 4.8, 1.6) +
    stroke("#b9b4ab", 1.1, "M22 4Q25 2 24 -1"),
  racquet: ({ main, light, deep }) =>
    ellipse(deep, 16, 10, 10, 10.6) +
    ellipse(main, 16, 9.6, 9.6, 10) +
    ellipse("#eef0ea", 16, 9.6, 7.4, 7.8) +
    stroke("#9aa29c", 0.5, "M10 6H22M9 10H23M10 14H22M12 3V17M16 2V17M20 3V17") +
    path(main, "M13 19H19L18 23V30Q18 32 16 32T14 30V23Z") +
    rect(light, box(15, 24, 2, 3), 1),
  "extension-board": ({ main }) =>
    stroke("#3a3a3c", 1.6, "M27 21Q34 21 31 28T24 31") +
    rect("#d4d2ca", box(0, 8, 29, 15), 3) +
    rect("#faf8f2", box(0, 8, 29, 13), 3) +
    [2.4, 11]
      .map(
        (x) =>
          rect("#e4e1d8", box(x, 10, 7.4, 9), 1.4) +
          circle("#4a4a4c", x + 3.7, 12.4, 1) +
          circle("#4a4a4c", x + 2, 16, 0.9) +
          circle("#4a4a4c", x + 5.4, 16, 0.9),
      )
      .join("") +
    rect(main, box(20.4, 10.6, 5.6, 8), 1.2) +
    rect("#f4a8a0", box(21.4, 11.6, 3.6, 3), 0.8),
  "led-bulb": ({ main, light, shade }) =>
    path("#f7f3e4", "M5 12Q5 1 16 1T27 12Q27 16 24 19H8Q5 16 5 12Z") +
    path("#e4ddc4", "M21 2.4Q27 5 27 12Q27 16 24 19H19Q23 12 21 2.4Z") +
    path(main, "M8 19H24L22 26H10Z") +
    path(shade, "M19 19H24L22 26H18Z") +
    rect(STEEL_SHADE, box(11, 26, 10, 4), 1) +
    rect(STEEL, box(11, 26, 7, 4), 1) +
    stroke(light, 1.8, "M9.6 11Q10 6 14 4.6"),
};
