import { box, circle, ellipse, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

const STEEL = "#aab2b8";

/** What keeps well and clean, in its own colour. */
export const HEALTH: Readonly<Record<string, Motif>> = {
  "sanitary-pad": ({ main, light, shade }) =>
    path(
      shade,
      "M16 1Q22 1 22 8L22 11Q29 12 29 16T22 21V24Q22 31 16 31T10 24V21Q3 20 3 16T10 11V8Q10 1 16 1Z",
    ) +
    path(
      "#fbf8f8",
      "M16 2.4Q20.6 2.4 20.6 8V12Q27 13 27 16T20.6 20V24Q20.6 29.6 16 29.6T11.4 24V20Q5 19 5 16T11.4 12V8Q11.4 2.4 16 2.4Z",
    ) +
    rect(light, box(13.4, 6, 5.2, 20), 2.6) +
    stroke(main, 0.9, "M16 8.6V23.4"),
  "panty-liner": ({ main, light, shade }) =>
    path(shade, "M16 1Q23 1 22 9Q20 16 22 23Q23 31 16 31T10 23Q12 16 10 9Q9 1 16 1Z") +
    path(
      "#fbf8f8",
      "M16 2.4Q21 2.4 20.4 9Q18.6 16 20.4 23Q21 29.6 16 29.6T11.6 23Q13.4 16 11.6 9Q11 2.4 16 2.4Z",
    ) +
    stroke(light, 1.4, "M16 7V25") +
    circle(main, 16, 16, 1.6),
  tampon: ({ main, light }) =>
    `<g transform="rotate(38 16 16)">` +
    path("#f4f2f2", "M10 6Q10 0 16 0T22 6V19H10Z") +
    path("#dcd8d8", "M18.6 1Q22 2 22 6V19H18.6Z") +
    rect(main, box(10.6, 17, 10.8, 4), 1) +
    "</g>" +
    stroke(light, 1.3, "M9 25Q5 26 5 29T1 31"),
  "menstrual-cup": ({ main, light, shade }) =>
    path(shade, "M4 6H28Q27 20 19 24V30Q16 32 13 30V24Q5 20 4 6Z") +
    path(main, "M4 6H23Q22 19 15.6 23.6V30.6Q14 31 13 30V24Q5 20 4 6Z") +
    ellipse(light, 16, 6, 12, 3.2) +
    ellipse(shade, 16, 6.4, 9.4, 2) +
    stroke(light, 1.2, "M9 12Q10 17 13 20"),
  wipe: ({ main, light, shade }) =>
    path("#ffffff", "M9 17Q7 8 13 3Q16 7 20 2Q25 8 23 17Z") +
    path("#e4e6e8", "M19 3.4L20 2Q25 8 23 17H18Q20 9 19 3.4Z") +
    rect(shade, box(2, 14, 28, 15), 4) +
    rect(main, box(2, 14, 28, 12), 4) +
    ellipse(light, 16, 18, 9, 3),
  "heat-patch": ({ main, light, shade }) =>
    rect(shade, box(2, 6, 28, 20), 9) +
    rect(main, box(2, 5, 28, 19), 9) +
    stroke(light, 2, "M10 19Q7 16 10 13T10 8M16 20Q13 17 16 13.6T16 8M22 19Q19 16 22 13T22 8"),
  joint: ({ main, light }) =>
    path("#e2b08a", "M10 0H22Q21 8 23 14T21 32H11Q13 22 10 16T10 0Z") +
    path("#cf9a72", "M18 0H22Q21 8 23 14T21 32H17Q20 22 19 15T18 0Z") +
    circle(light, 15, 16, 7) +
    circle(main, 15, 16, 4.4) +
    stroke(main, 1.4, "M4 8L7 11M3 16H6M4 24L7 21M27 8L25 10M28 16H25M27 24L25 22"),
  "cotton-roll": ({ main, shade }) =>
    path(shade, "M9 6H24Q31 6 31 16T24 27H9Z") +
    path("#fbfaf6", "M9 6H22Q28 6 28 15T22 25H9Z") +
    ellipse(shade, 9, 16.4, 7.4, 10.6) +
    ellipse("#fdfcf9", 9, 16, 6.8, 9.8) +
    `<path d="M9 16q1 -2 2.6 0t-2 4t-4.6 -3t4 -6.6t6 5" fill="none" stroke="${main}" stroke-width="1"/>`,
  thermometer: ({ main, shade }) =>
    `<g transform="rotate(45 16 16)">` +
    path(STEEL, "M14 24H18L17 33Q16 34.6 15 33Z") +
    path("#f6f7f7", "M11 -3Q11 -5 13 -5H19Q21 -5 21 -3V18Q21 22 18 25H14Q11 22 11 18Z") +
    path("#d9dddf", "M18 -5H19Q21 -5 21 -3V18Q21 22 18 25H17Q18.6 20 18.6 16Z") +
    rect("#bcd0bd", box(12.6, 1, 6, 11), 1) +
    stroke("#2f3a33", 0.9, "M14 3.4H17M14 6H17M14 8.6H16") +
    circle(main, 15.6, -2, 1.4) +
    rect(shade, box(12.6, 15, 6, 2), 0.8) +
    "</g>",
  medicine: ({ main, light, shade }) =>
    circle(shade, 16, 16, 14) +
    circle(main, 16, 16, 13) +
    rect("#fffdf7", box(13, 7.6, 6, 17), 1.6) +
    rect("#fffdf7", box(7.6, 13, 17, 6), 1.6) +
    stroke(light, 1.2, "M6.6 11Q9 6.6 14 5.6"),
};
