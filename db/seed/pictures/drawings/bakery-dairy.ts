import { box, circle, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

/** Biscuits, cheese and the like, in their own colour. */
export const BAKERY_DAIRY: Readonly<Record<string, Motif>> = {
  paneer: ({ main, light, shade }) =>
    path(light, "M9 4L18 2L24 6L15 8Z") +
    path(main, "M9 4L15 8V16L9 12Z") +
    path(shade, "M15 8L24 6V14L15 16Z") +
    path(light, "M1 17L11 14L18 18L8 21Z") +
    path(main, "M1 17L8 21V30L1 26Z") +
    path(shade, "M8 21L18 18V27L8 30Z") +
    path(light, "M18 16L26 14L31 17L23 19.4Z") +
    path(main, "M18 16L23 19.4V28L18 24.6Z") +
    path(shade, "M23 19.4L31 17V25.4L23 28Z"),
  "cheese-slices": ({ main, light, shade }) =>
    path(shade, "M4 12L18 6L29 13L15 21Z") +
    path(main, "M4 15L18 9L29 16L15 24Z") +
    path(shade, "M4 15L15 24V26L4 17Z") +
    path(light, "M4 8L18 3L28 9L14 15Z") +
    path(main, "M4 8L14 15V18L4 11Z") +
    path(shade, "M14 15L28 9V12L14 18Z"),
  "cheese-cubes": ({ main, light, shade }) =>
    path(light, "M10 3L20 2L23 7L13 8.4Z") +
    path(main, "M10 3L13 8.4V18L10 13Z") +
    path(shade, "M13 8.4L23 7V16L13 18Z") +
    rect(main, box(2, 19, 12, 11), 1) +
    rect(light, box(2, 17, 12, 4), 1) +
    rect(main, box(18, 19, 12, 11), 1) +
    rect(light, box(18, 17, 12, 4), 1) +
    rect(shade, box(27, 21, 3, 9), 1) +
    rect(shade, box(11, 21, 3, 9), 1),
  "grated-cheese": ({ main, light, shade }) =>
    path(shade, "M2 27Q6 14 16 9Q26 14 30 27Q16 31 2 27Z") +
    stroke(
      main,
      2,
      "M8 22L14 16M12 26L20 20M20 15L24 21M5 26L11 27M17 11L15 15M22 26L28 25M14 20L18 14",
    ) +
    stroke(light, 1.2, "M10 25L16 22M18 18L22 17M24 24L26 21M13 13L17 17"),
  cream: ({ main, light, shade }) =>
    path(shade, "M1 24Q1 14 11 14Q13 5 22 6Q27 7 25 12Q31 15 31 21Q30 28 17 28.6Q3 29 1 24Z") +
    path(
      main,
      "M2 22Q3 15 12 15Q15 7 21 7.6Q24 8.6 21 12Q18 15 25 15.4Q29.6 17 29 20.6Q26 26 15 26Q4 26 2 22Z",
    ) +
    stroke(light, 1.6, "M6 20Q10 18 15 19.4M15 13Q17 10 20 9.6M20 21.6Q24 21.6 26 19.6"),
  rusk: ({ main, light, shade, deep }) =>
    path(deep, "M12 3Q23 0 28 5Q31 10 27 13L25 25H11Z") +
    path(shade, "M4 10Q14 4 21 8Q25 12 21 16V29H5V16Q0 13 4 10Z") +
    path(main, "M6 11Q14 6 19 9.6Q22 12 19 15V27H7V15.4Q3 13 6 11Z") +
    circle(light, 10, 14, 1) +
    circle(light, 15, 19, 1.2) +
    circle(light, 10, 23, 1) +
    circle(shade, 15, 13, 0.9) +
    circle(shade, 10, 18.6, 0.9),
  biscuits: ({ main, light, shade, deep }) =>
    rect(deep, box(8, 3, 23, 15), 2) +
    rect(shade, box(2, 12, 24, 17), 2.4) +
    rect(main, box(2, 11, 23, 16), 2.4) +
    stroke(light, 0.9, "M5 14H22M5 24H22") +
    [8, 13.5, 19].map((x) => circle(deep, x, 17, 0.9) + circle(deep, x, 21, 0.9)).join(""),
  "round-biscuits": ({ main, light, shade, deep }) =>
    circle(deep, 21, 11, 9.6) +
    circle(shade, 20.4, 10.6, 9.2) +
    circle(deep, 12.6, 20.4, 11) +
    circle(main, 12, 20, 10.6) +
    `<circle cx="12" cy="20" r="8" fill="none" stroke="${light}" stroke-width="1"/>` +
    [
      [9, 17],
      [15, 17],
      [12, 20],
      [9, 23],
      [15, 23],
    ]
      .map(([x = 0, y = 0]) => circle(deep, x, y, 0.9))
      .join(""),
  "sandwich-biscuits": ({ main, light, deep, shade }) =>
    rect(deep, box(4, 2, 24, 8), 3) +
    rect("#f6ecd8", box(5, 8.6, 22, 4), 1.6) +
    rect(main, box(4, 11, 24, 7), 3) +
    rect("#f6ecd8", box(5, 17, 22, 4), 1.6) +
    rect(shade, box(4, 20, 24, 9), 3) +
    [8, 13.4, 18.6, 24]
      .map(
        (x) => circle(light, x, 24.4, 0.9) + circle(light, x, 14.4, 0.8) + circle(light, x, 6, 0.8),
      )
      .join(""),
  "black-biscuits": ({ main, light, deep }) =>
    circle(deep, 20, 10, 9) +
    circle("#f7f3ea", 19, 11.6, 8.8) +
    circle(deep, 13, 20, 11) +
    circle(main, 12.6, 19.4, 10.4) +
    `<circle cx="12.6" cy="19.4" r="7.6" fill="none" stroke="${light}" stroke-width="1.1" stroke-dasharray="2.4 1.4"/>` +
    circle(light, 12.6, 19.4, 2.6),
  wafers: ({ main, light, shade, deep }) =>
    [1, 11, 21]
      .map(
        (x) =>
          rect(deep, box(x, 4, 9.4, 25), 2) +
          rect(main, box(x, 3, 8.4, 24), 2) +
          stroke(light, 1, `M${x + 2} 6V23`) +
          rect(shade, box(x + 6, 5, 2.4, 22), 1),
      )
      .join(""),
  "choco-pie": ({ main, light, shade, deep }) =>
    path(deep, "M2 20H30Q31 28 25 28H7Q1 28 2 20Z") +
    rect("#fbf4e8", box(2, 16, 28, 6), 3) +
    path(shade, "M2 17Q1 7 16 7Q31 7 30 17Z") +
    path(main, "M3 15Q3 8 15 8Q26 8 28 15Z") +
    stroke(light, 1.3, "M8 12Q11 9.8 16 10"),
  "cashew-cookie": ({ main, light, shade }) =>
    circle(shade, 16, 17, 13) +
    circle(main, 15.6, 16.4, 12.4) +
    stroke("#f4e3bd", 4, "M9 18Q9 10 15 10.6Q20 11 20 15") +
    stroke(light, 1, "M8 23Q12 26 18 25") +
    circle(shade, 22, 21, 1.2) +
    circle(shade, 15, 21.6, 1.2),
};
