import { box, circle, ellipse, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

const WOOD = "#c89a5a";
const WOOD_SHADE = "#a5763c";
const FLAME = "#f28a2b";
const FLAME_CORE = "#ffd95a";
const smoke = (x: number, y: number) => stroke("#b9b4ab", 1.2, `M${x} ${y}q-3 -3 0 -6q3 -3 0 -6`);
const flame = (x: number, y: number) =>
  path(FLAME, `M${x} ${y - 9}q5 5 3.4 8.4q-1.4 2.4 -3.4 2.4t-3.4 -2.4q-1.4 -3.4 3.4 -8.4Z`) +
  path(FLAME_CORE, `M${x} ${y - 4}q2 2 1.4 3.6q-.6 1.4 -1.4 1.4t-1.4 -1.4q-.6 -1.6 1.4 -3.6Z`);

/** What is lit, and what a pooja needs beside it, in its own colour. */
export const LIGHTS: Readonly<Record<string, Motif>> = {
  candles: ({ main, light, shade }) =>
    [
      [3, 13],
      [12.4, 9],
      [22, 14],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(shade, box(x, y, 7, 31 - y), 1.4) +
          rect(main, box(x, y, 5.4, 31 - y), 1.4) +
          stroke(light, 1, `M${x + 1.6} ${y + 3}V27`) +
          flame(x + 3.5, y - 2),
      )
      .join(""),
  sambrani: ({ main, light, shade }) =>
    smoke(12, 13) +
    smoke(19, 14) +
    path(shade, "M5 15H27L23 29H9Z") +
    path(main, "M5 15H22L19.4 29H9Z") +
    ellipse(light, 16, 15, 11, 3) +
    ellipse(shade, 16, 15.4, 8, 1.8) +
    circle("#ff7a2b", 16, 15, 1.4),
  "incense-sticks": ({ main, shade }) =>
    smoke(8, 13) +
    smoke(24, 14) +
    [
      [8, 13, 13],
      [16, 10, 16],
      [24, 13, 19],
    ]
      .map(
        ([x = 0, y = 0, foot = 0]) =>
          stroke(WOOD, 0.9, `M${x} ${y}L${foot} 30`) +
          stroke(x === 16 ? main : shade, 2, `M${x} ${y}L${x + (foot - x) * 0.6} ${y + 10}`) +
          circle("#ff7a2b", x, y, 1.1),
      )
      .join("") +
    path(WOOD_SHADE, "M9 27H23L21 31H11Z"),
  "dhoop-sticks": ({ main, light, shade }) =>
    smoke(9, 12) +
    smoke(22, 12) +
    [5, 13, 21]
      .map(
        (x) =>
          rect(shade, box(x, 13, 6.6, 18), 2) +
          rect(main, box(x, 13, 4.6, 18), 2) +
          ellipse(light, x + 3.2, 13.6, 2.6, 1),
      )
      .join(""),
  wicks: ({ shade }) =>
    [
      [9, 23],
      [23, 23],
      [16, 13],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(shade, `M${x} ${y - 11}q3 6 6.6 8q3 8 -6.6 9q-9.6 -1 -6.6 -9q3.6 -2 6.6 -8Z`) +
          path(
            "#fdfbf4",
            `M${x - 0.4} ${y - 9}q2 5 5.4 7q2.6 6.4 -5 7q-8 -1 -5.6 -7.4q3.4 -2 5.2 -6.6Z`,
          ),
      )
      .join(""),
  diya: ({ main, light, shade }) =>
    flame(16, 12) +
    path(shade, "M0 15Q8 12 16 12T32 15Q29 28 16 28T0 15Z") +
    path(main, "M1 15Q4 25 14 27.6Q4 27 0 15Z") +
    ellipse(light, 16, 15, 14, 3.4) +
    ellipse("#e0b23f", 16, 15.2, 11, 2.2) +
    stroke("#fbf4e0", 1.8, "M16 15.4V12") +
    path(main, "M2 18Q10 22 16 22T30 18Q27 27 16 27T2 18Z") +
    stroke(light, 0.9, "M6 22Q16 26 26 22"),
  kalash: ({ main, light, shade }) =>
    path(shade, "M10 8H22Q21 11 24 13Q30 18 27 25Q25 30 16 30T5 25Q2 18 8 13Q11 11 10 8Z") +
    path(main, "M10 8H19Q18 12 21 15Q24 20 21 26Q19 29.4 13 29.6Q7 29 5 25Q2 18 8 13Q11 11 10 8Z") +
    rect(shade, box(7, 5, 18, 3.6), 1.8) +
    ellipse("#5fb0d8", 16, 5.4, 7.4, 1.8) +
    stroke(light, 1.2, "M8 18Q7 22 9 25") +
    stroke("#c8342f", 1.4, "M4.4 19.6Q16 24 27.6 19.6"),
  "havan-kund": ({ main, shade }) =>
    flame(16, 12) +
    flame(9.6, 14) +
    flame(22.4, 14) +
    path(shade, "M2 14H30L26 20H24L22 25H20L19 30H13L12 25H10L8 20H6Z") +
    path(main, "M2 14H22L19 20H6ZM8 20H19L17 25H10ZM12 25H17L16 30H13Z"),
  "sacred-thread": ({ main, light, shade }) =>
    ellipse(shade, 16, 27, 11, 4) +
    path(main, "M6 7H26Q23 16 26 26H6Q9 16 6 7Z") +
    stroke("#f0c23f", 1.3, "M7 11H25M8.6 15H23.6M8.4 19H23.4M7.4 23H25") +
    stroke(shade, 0.8, "M7.6 13H24.6M8.6 17H23.4M8 21H24") +
    ellipse(light, 16, 7, 10, 3) +
    ellipse("#f4e6c8", 16, 7, 4.4, 1.3) +
    stroke(main, 1.4, "M24 25Q30 26 29 31"),
};
