import { box, circle, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

const STEEL = "#aab2b8";
const STEEL_SHADE = "#87919a";

/** What bathrooms hold, in its own colour. */
export const CARE: Readonly<Record<string, Motif>> = {
  "soap-bar": ({ main, light, shade, deep }) =>
    path(deep, "M2 17Q2 12 8 12H24Q30 12 30 17V21Q30 27 24 27H8Q2 27 2 21Z") +
    rect(main, box(2, 9, 28, 14), 7) +
    rect(light, box(6, 11.4, 20, 9), 4.5) +
    rect(main, box(7.4, 12.6, 17.2, 6.6), 3.3) +
    stroke(shade, 1.1, "M11 16H21"),
  "shaving-brush": ({ main, light, shade, deep }) =>
    path("#f8f8f6", "M6 12Q1 2 10 3Q14 -1 18 2Q25 0 24 8Q28 12 22 13Z") +
    path("#d8bd92", "M9 11H23L21 19H11Z") +
    stroke("#b3925f", 0.9, "M13 12V18M16 12V18M19 12V18") +
    rect(deep, box(10, 18, 12, 3), 1.2) +
    path(main, "M11 21H21Q19 24 21 27Q23 31 16 31T11 27Q13 24 11 21Z") +
    path(shade, "M18 21H21Q19 24 21 27Q23 31 16 31Q19 28 18 21Z") +
    circle(light, 13.6, 27.6, 1),
  foam: ({ main, light, shade }) =>
    path(
      shade,
      "M4 26Q0 19 7 17Q5 10 12 9Q14 3 19 6Q26 5 25 12Q31 15 28 20Q30 27 23 27Q16 31 10 28Q6 29 4 26Z",
    ) +
    path(
      main,
      "M5 24Q2 19 8.6 18Q7 12 13 11Q15 5 19 8Q24 7 23 13Q28 15 25 20Q24 25 19 24Q12 28 5 24Z",
    ) +
    stroke(light, 1.6, "M10 21Q12 18 15 20M14 13Q16 11 18 13"),
  cartridge: ({ main, light, deep }) =>
    rect(deep, box(2, 6, 28, 20), 3) +
    rect(main, box(2, 6, 28, 5), 2) +
    [13, 17, 21]
      .map((y) => rect(STEEL, box(5, y, 22, 2.4), 0.6) + stroke("#f4f6f8", 0.6, `M6 ${y + 0.6}H26`))
      .join("") +
    rect(light, box(6, 7.4, 20, 1.6), 0.8),
  blade: () =>
    path(STEEL_SHADE, "M3 9H6V7H26V9H29V23H26V25H6V23H3Z") +
    path("#d4dade", "M3 9H6V8H26V9H29V22H26V23H6V22H3Z") +
    stroke("#f6f8fa", 0.9, "M6 9.6H26M6 21.6H26") +
    path(STEEL_SHADE, "M8 14.6H12Q13 13 16 13T20 14.6H24V17H20Q19 18.6 16 18.6T12 17H8Z"),
  moustache: ({ main, light }) =>
    path(
      main,
      "M16 13Q12 8 8 13Q5 17 0 15Q3 22 9 21Q14 20 16 16Q18 20 23 21Q29 22 32 15Q27 17 24 13Q20 8 16 13Z",
    ) + stroke(light, 0.9, "M8 17Q11 16 13 13.6M24 17Q21 16 19 13.6"),
  crystal: ({ main, light, shade, deep }) =>
    path(shade, "M3 20L8 7L20 3L30 12L27 26L12 30Z") +
    path(main, "M3 20L8 7L16 14L12 30Z") +
    path(light, "M8 7L20 3L22 10L16 14Z") +
    path(main, "M16 14L22 10L30 12L27 26Z") +
    stroke(deep, 0.6, "M16 14L12 30M16 14L27 26"),
  hair: ({ main, light, shade, deep }) =>
    [
      [24, deep],
      [18, shade],
      [12, main],
    ]
      .map(([x, colour]) => stroke(String(colour), 6.4, `M${x} 3q-9 7 0 13t-1 13`))
      .join("") +
    stroke(
      light,
      1.1,
      "M11 4q-8 6.6 .6 12.4t-.6 12.4M17.4 4q-8 6.6 .6 12.4t-.6 12.4M23.4 4q-8 6.6 .6 12.4t-.6 12.4",
    ),
  "tongue-cleaner": () =>
    stroke(STEEL_SHADE, 4, "M5 2V14Q5 29 16 29T27 14V2") +
    stroke("#d4dade", 2.2, "M5 2V14Q5 28.6 16 28.6T27 14V2"),
  floss: ({ main, light, shade }) =>
    rect(shade, box(5, 8, 22, 22), 5) +
    rect(main, box(5, 7, 20, 21), 5) +
    rect(light, box(9, 2, 13, 7), 3) +
    stroke("#f7f7f5", 1.1, "M16 4Q22 -1 28 4T31 12") +
    circle("#f7f7f5", 15, 17, 5.4) +
    `<circle cx="15" cy="17" r="3" fill="none" stroke="${main}" stroke-width="1"/>`,
  denture: ({ main, shade }) =>
    path(shade, "M2 22Q2 5 16 5T30 22Q28 26 25 22Q23 14 16 14T7 22Q4 26 2 22Z") +
    path(main, "M2 20Q2 5 16 5T30 20L26 22Q23 12 16 12T6 22Z") +
    [
      [5, 22],
      [8, 17.4],
      [12.6, 14.6],
      [19.4, 14.6],
      [24, 17.4],
      [27, 22],
    ]
      .map(([x = 0, y = 0]) => rect("#fdfcf6", box(x - 2.3, y - 2, 4.6, 5.6), 1.6))
      .join(""),
  paste: ({ main, light, shade }) =>
    rect("#f4f4f2", box(0, 20, 32, 6), 3) +
    [4, 9, 14, 19, 24].map((x) => rect("#9fc4dc", box(x, 15, 3, 6), 1)).join("") +
    path(shade, "M3 15Q2 9 8 10Q10 5 15 8Q19 3 23 8Q30 8 29 14Q16 18 3 15Z") +
    path(main, "M4 13Q4 10 9 11Q11 6 15 9Q19 5 22 9.4Q27 9 27 13Q16 16 4 13Z") +
    stroke(light, 1.2, "M9 12.6Q12 9.6 15 11.4M19 10.6Q21 9.6 23 11"),
};
