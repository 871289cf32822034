import { box, circle, ellipse, path, rect, stroke } from "#db/seed/pictures/svg.ts";
import type { Motif } from "./goods-tones.ts";

const LEAF = "#4f9a3c";
const LEAF_SHADE = "#37752b";
const leafPair = (x: number, y: number) =>
  path(LEAF, `M${x} ${y}q-6 -6 -5 -11q6 2 5 11Z`) +
  path(LEAF_SHADE, `M${x} ${y}q5 -6 9 -5q-1 6 -9 5Z`);

/** What grows, in its own colour. */
export const PLANTS: Readonly<Record<string, Motif>> = {
  "mustard-flower": ({ main, light }) =>
    stroke(LEAF, 1.6, "M16 31V16M16 26Q22 25 24 20M16 28Q10 27 8 22") +
    [
      [16, 8],
      [9, 15],
      [23, 14],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(main, x - 2.6, y, 3) +
          circle(main, x + 2.6, y, 3) +
          circle(main, x, y - 2.6, 3) +
          circle(main, x, y + 2.6, 3) +
          circle(light, x, y, 1.6),
      )
      .join(""),
  "cotton-boll": ({ shade }) =>
    stroke("#7a5a3a", 1.8, "M16 31V22") +
    path("#7a5a3a", "M6 22Q16 30 26 22L16 27Z") +
    [
      [10, 16],
      [22, 16],
      [16, 10],
      [16, 19],
    ]
      .map(([x = 0, y = 0]) => circle(shade, x + 0.4, y + 0.6, 6.2) + circle("#f7f5ef", x, y, 5.8))
      .join(""),
  amla: ({ main, light, shade }) =>
    circle(shade, 20, 19, 10.4) +
    circle(main, 19.4, 18.6, 9.8) +
    stroke(light, 1, "M19.4 9Q13 18 19.4 28M19.4 9Q26 18 19.4 28M19.4 9V28") +
    circle(shade, 8, 22, 6.8) +
    circle(main, 7.6, 21.8, 6.2) +
    stroke(light, 0.9, "M7.6 16Q4 22 7.6 28M7.6 16Q11.4 22 7.6 28") +
    leafPair(14, 12),
  turmeric: ({ main, light, shade }) =>
    path(
      shade,
      "M3 21Q2 14 9 13Q11 5 17 4Q20 8 17 12Q25 9 29 13Q29 18 23 18Q26 24 21 28Q16 27 16 22Q8 28 3 21Z",
    ) +
    path(
      main,
      "M4 20Q4 15 10 14.4Q12 7 16.6 5.6Q18 9 15 13.6Q24 11 27.4 14Q27 17 20.6 17Q23.6 24 20.6 26.4Q17.6 25 17.6 20Q8 26 4 20Z",
    ) +
    stroke(light, 1.1, "M7 17.6Q9 17 10.6 18M13 10Q14 10.6 15 10.6M21 14Q22 15 22 16"),
  chilli: ({ main, light, shade }) =>
    path(shade, "M22 9Q26 12 22 20Q16 29 3 29Q14 24 16 13Q18 8 22 9Z") +
    path(main, "M21 9Q24 12 20 19Q15 26 5 28.4Q15 23 17 13Q18 9 21 9Z") +
    stroke(light, 1.1, "M19.4 12Q19 17 14.6 22") +
    stroke(LEAF, 2, "M21 9Q22 4 26 3") +
    path(LEAF, "M16.6 11Q18 7 22 7Q25 8 24.6 11.6Q20 9 16.6 11Z"),
  peppercorns: ({ main, light, deep }) =>
    [
      [9, 10],
      [20, 8],
      [14, 18],
      [25, 18],
      [6, 22],
      [18, 26],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(deep, x, y, 4.4) +
          circle(main, x - 0.4, y - 0.4, 3.7) +
          circle(light, x - 1.4, y - 1.6, 1),
      )
      .join(""),
  coriander: ({ main, light, shade }) =>
    [
      [10, 22],
      [21, 23],
      [16, 14],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(shade, x, y, 6) +
          circle(main, x, y, 5.4) +
          stroke(
            light,
            0.8,
            `M${x} ${y - 4}Q${x - 3} ${y} ${x} ${y + 4}M${x} ${y - 4}Q${x + 3} ${y} ${x} ${y + 4}`,
          ),
      )
      .join("") +
    leafPair(20, 11) +
    leafPair(10, 14),
  "green-mango": ({ main, light, shade }) =>
    path(shade, "M17 5Q29 7 28 18Q26 29 15 29Q5 28 5 20Q6 9 17 5Z") +
    path(main, "M16 7Q26 8 25 18Q23 27 14 28Q6 27 6 20Q7 10 16 7Z") +
    stroke(light, 1.6, "M10 18Q9 23 13 25.6") +
    path(LEAF, "M17 6Q21 0 29 3Q26 8 17 6Z"),
  almonds: ({ main, light, shade }) =>
    [
      [10, 18, -24],
      [22, 18, 20],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(2.4)">` +
          path(main, "M0 -4.8Q4.4 -1 2.6 3Q1.4 4.8 0 4.8Q-1.4 4.8 -2.6 3Q-4.4 -1 0 -4.8Z") +
          stroke(shade, 0.5, "M-1.2 -1.4Q-1.6 1 -1 3.2M1.2 -1.4Q1.6 1 1 3.2") +
          stroke(light, 0.6, "M0 -2.6V2.4") +
          "</g>",
      )
      .join(""),
  mint: () =>
    stroke(LEAF_SHADE, 1.6, "M16 31V14") +
    path(LEAF, "M16 16Q6 13 8 2Q18 4 16 16Z") +
    path(LEAF_SHADE, "M16 16Q26 13 25 3Q15 5 16 16Z") +
    path(LEAF, "M16 27Q5 27 3 18Q13 16 16 27Z") +
    path(LEAF_SHADE, "M16 27Q27 27 29 18Q19 16 16 27Z"),
  aloe: ({ main, light, shade }) =>
    path(shade, "M16 30Q2 26 1 10Q11 14 16 30Z") +
    path(shade, "M16 30Q30 26 31 10Q21 14 16 30Z") +
    path(main, "M16 30Q6 18 9 4Q16 12 16 30Z") +
    path(main, "M16 30Q26 18 23 4Q16 12 16 30Z") +
    path(light, "M16 30Q12 14 16 1Q20 14 16 30Z"),
  sesame: ({ main, light, shade }) =>
    [
      [8, 9, 20],
      [20, 6, -30],
      [14, 19, 50],
      [26, 18, 10],
      [6, 26, -40],
      [20, 28, 70],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">` +
          path(shade, "M0 -6Q5 0 3.4 3.6Q2 6 0 6T-3.4 3.6Q-5 0 0 -6Z") +
          path(main, "M-.4 -5Q3.6 0 2.4 3Q1 4.8 -.4 4.8T-3 3Q-4 0 -.4 -5Z") +
          stroke(light, 0.9, "M-1.2 -1V2") +
          "</g>",
      )
      .join(""),
  "whole-spices": ({ main, light, shade, deep }) =>
    `<g transform="rotate(-24 16 24)">` +
    rect(shade, box(1, 19, 27, 7), 3) +
    rect(main, box(1, 19, 27, 4), 2) +
    circle(deep, 27, 22.6, 3.2) +
    circle(light, 27, 22.6, 1.4) +
    "</g>" +
    [0, 45, 90, 135]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 13 11)">` +
          path(deep, "M13 1Q16 6 13 11Q10 6 13 1ZM13 21Q16 16 13 11Q10 16 13 21Z") +
          "</g>",
      )
      .join("") +
    circle(shade, 13, 11, 2.6) +
    [
      [24, 9],
      [27, 14],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse("#8fae5a", x, y, 2, 3.4) + stroke("#6f8e3f", 0.6, `M${x} ${y - 3}V${y + 3}`),
      )
      .join(""),
  bamboo: ({ main, light, shade }) =>
    [9, 20]
      .map((x, index) =>
        [1, 11, 21]
          .map(
            (y) =>
              rect(index ? main : shade, box(x, y - index, 6, 9.4), 1.4) +
              stroke(light, 1, `M${x + 1.6} ${y + 1.4}V${y + 7}`),
          )
          .join(""),
      )
      .join("") +
    path(main, "M15 9Q19 2 26 3Q22 10 15 9Z") +
    path(shade, "M9 20Q3 17 2 12Q9 12 9 20Z"),
};
