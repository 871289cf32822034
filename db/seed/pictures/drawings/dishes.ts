import { box, circle, ellipse, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

const STEEL = "#aab2b8";
const STEEL_SHADE = "#87919a";
const LEAF = "#4f9a3c";

/** What is cooked, drunk and poured, in its own colour. */
export const DISHES: Readonly<Record<string, Motif>> = {
  powder: ({ main, light, shade }) =>
    path(shade, "M1 27Q7 22 11 14Q14 7 17 7Q20 7 22 13Q25 21 31 27Q16 31 1 27Z") +
    path(main, "M1 27Q7 22 11 14Q14 7 17 7Q18 12 19 17Q21 24 26 28.6Q12 30 1 27Z") +
    stroke(light, 1.2, "M9 21Q12 16 14 11"),
  bowl: ({ main, light, shade }) =>
    path(shade, "M4 15Q6 8 16 8Q26 8 28 15Z") +
    path(main, "M4 15Q7 9 16 9Q24 9 27 15Z") +
    stroke(light, 1.3, "M9 12.4Q12 10.6 16 10.8") +
    path("#f4f1ea", "M2 15H30Q30 27 16 27Q2 27 2 15Z") +
    path("#d9d4c8", "M24 15H30Q30 27 16 27Q24 25 24 15Z") +
    rect("#d9d4c8", box(11, 26, 10, 2.4), 1.2),
  glass: ({ main, light, shade }) =>
    path("#dfe9ee", "M6 3H26L24 29Q24 30 23 30H9Q8 30 8 29Z") +
    path(main, "M7 8H25L23.3 28.4H8.7Z") +
    path(shade, "M21 8H25L23.3 28.4H19.6Z") +
    ellipse(light, 16, 8, 9, 1.8),
  chai: ({ main, light, shade }) =>
    stroke("#b9b4ab", 1.3, "M12 7Q10 4.6 12 2M18 7Q16 4.6 18 2") +
    path("#dfe9ee", "M7 9H23L21.4 29Q21.4 30 20.4 30H9.6Q8.6 30 8.6 29Z") +
    path(main, "M8 13H22L20.8 28.4H9.2Z") +
    path(shade, "M18.6 13H22L20.8 28.4H17.6Z") +
    ellipse(light, 15, 13, 7, 1.4) +
    stroke("#cfdbe2", 1.8, "M23 14Q28 14 27 19Q26.2 23 22.2 23"),
  fizz: ({ main, light, shade }) =>
    path("#dfe9ee", "M6 3H26L24 29Q24 30 23 30H9Q8 30 8 29Z") +
    path(main, "M7 9H25L23.3 28.4H8.7Z") +
    path(shade, "M21 9H25L23.3 28.4H19.6Z") +
    ellipse("#ffffff", 16, 9, 9, 2.4) +
    circle(light, 12, 15, 1.4) +
    circle(light, 18, 18, 1.8) +
    circle(light, 13, 22, 1.6) +
    circle(light, 17, 25, 1.2),
  drop: ({ main, light, shade }) =>
    path(shade, "M16 2Q27 15 26 21Q25 30 16 30Q7 30 6 21Q5 15 16 2Z") +
    path(main, "M16 2Q24 15 23 21Q22 28 15 28.6Q7 28 6 21Q5 15 16 2Z") +
    stroke(light, 1.8, "M10 20Q10 24 13 25.6"),
  idli: ({ main, light, shade }) =>
    ellipse(STEEL_SHADE, 16, 24, 15, 6) +
    ellipse(STEEL, 16, 23, 14.4, 5.4) +
    [
      [10, 20],
      [22, 20],
      [16, 13],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(shade, x, y + 1.4, 7, 4.2) +
          ellipse(main, x, y - 0.2, 7, 4.2) +
          ellipse(light, x - 1, y - 1.4, 3.4, 1.4),
      )
      .join(""),
  dhokla: ({ main, light, shade }) =>
    ellipse(STEEL, 16, 25, 15, 5.4) +
    [
      [3, 14],
      [16, 14],
      [9.6, 5],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(shade, `M${x} ${y + 3}V${y + 11}L${x + 7} ${y + 13}L${x + 13} ${y + 11}V${y + 3}Z`) +
          path(main, `M${x} ${y + 3}L${x + 7} ${y + 5}V${y + 13}L${x} ${y + 11}Z`) +
          path(light, `M${x} ${y + 3}L${x + 6} ${y}L${x + 13} ${y + 3}L${x + 7} ${y + 5}Z`),
      )
      .join("") +
    circle(LEAF, 15, 8, 0.9) +
    circle(LEAF, 10, 17, 0.9) +
    circle(LEAF, 23, 17, 0.9),
  laddu: ({ main, light, shade }) =>
    [
      [9, 22],
      [23, 22],
      [16, 11],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(shade, x, y, 8) +
          circle(main, x - 0.4, y - 0.4, 7.3) +
          circle(light, x - 2.6, y - 2.6, 1.4) +
          circle(light, x + 2, y - 1, 0.9) +
          circle(shade, x - 1, y + 3, 1) +
          circle(shade, x + 3, y + 3, 0.9),
      )
      .join(""),
  noodles: ({ main, light, shade }) =>
    path(shade, "M4 15Q6 6 16 6Q26 6 28 15Z") +
    stroke(main, 1.8, "M5 14Q9 7 13 12T20 10T27 14M8 11Q14 5 18 9T25 11") +
    stroke(light, 0.9, "M7 13Q12 8 15 12T24 12") +
    stroke("#b5713a", 1.5, "M20 12L29 1M23 12L31 3") +
    path("#c8463a", "M2 15H30Q30 28 16 28Q2 28 2 15Z") +
    path("#a6372d", "M24 15H30Q30 28 16 28Q24 26 24 15Z"),
  roti: ({ main, light, deep }) =>
    ellipse(deep, 16, 20, 15, 9) +
    ellipse(main, 16, 18, 15, 9) +
    ellipse(light, 16, 17.4, 12, 6.6) +
    circle(deep, 11, 16, 1.4) +
    circle(deep, 19, 14.6, 1) +
    circle(deep, 21, 19, 1.5) +
    circle(deep, 14, 20.4, 1.1),
  "pav-bhaji": ({ main, light, shade }) =>
    ellipse(STEEL_SHADE, 16, 23, 15.4, 7.4) +
    ellipse(STEEL, 16, 22, 15, 6.8) +
    ellipse(shade, 10.6, 20.4, 8, 4.4) +
    ellipse(main, 10.6, 19.6, 7.6, 4) +
    rect("#f6dc7a", box(9, 17, 4, 2.6), 0.6) +
    circle(light, 7, 20, 0.9) +
    path("#c98a3f", "M17 20Q17 10 24 10Q30 10 30 20Q24 24 17 20Z") +
    path("#e6b468", "M18 16Q18.6 11.4 23.6 11.2Q28 11.2 28.6 15.6Q23 18 18 16Z"),
  curry: ({ main, light, shade }) =>
    path(shade, "M3 14Q6 8 16 8Q26 8 29 14Z") +
    ellipse(main, 16, 14, 13, 4.6) +
    circle(light, 11, 13, 1.8) +
    circle(light, 18, 12.4, 1.6) +
    circle(light, 21, 15, 1.6) +
    path(LEAF, "M13 15.6Q15 12.6 17 15Q15 17 13 15.6Z") +
    path("#b56a35", "M2 14.6H30Q29 28 16 28Q3 28 2 14.6Z") +
    path("#945226", "M24 14.6H30Q29 28 16 28Q24 25 24 14.6Z") +
    stroke("#b56a35", 2, "M2 17Q-1 18 1 21M30 17Q33 18 31 21"),
  jaggery: ({ main, light, shade }) =>
    path(shade, "M5 27L8 12Q9 9 12 9H20Q23 9 24 12L27 27Q16 31 5 27Z") +
    path(main, "M5 27L8 12Q9 9 12 9H17Q19 20 20 28.6Q11 29 5 27Z") +
    ellipse(light, 15.6, 10, 6.6, 2) +
    stroke(light, 1, "M10 16L9 22"),
};
