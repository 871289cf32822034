import { INK, mix, PAPER } from "./colour.ts";
import { labelled, type DrawnPack, type Label } from "./pack.ts";
import { box, ellipse, path, rect, stroke } from "./svg.ts";

/** What is inside gives a jar its colour, the brand its lid. */
export function jar(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(
      tones.goods,
      "M186 164H454Q500 186 500 238V528Q500 568 460 568H180Q140 568 140 528V238Q140 186 186 164Z",
    ),
    path(
      mix(tones.goods, INK, 0.16),
      "M424 164H454Q500 186 500 238V528Q500 568 460 568H430Q464 568 464 528V238Q464 186 424 164Z",
    ),
    rect(mix(tones.goods, "#ffffff", 0.4), box(156, 238, 14, 290), 7),
    rect(tones.main, box(166, 76, 308, 96), 18),
    rect(tones.deep, box(166, 146, 308, 26), 12),
    rect(tones.light, box(186, 96, 14, 40), 7),
  ];
  return labelled(art, on, box(182, 212, 276, 322), 24);
}

/** Low and wide: creams, balms, gels. */
export function creamJar(on: Label): DrawnPack {
  const { tones } = on;
  const lid = mix(PAPER, tones.goods, 0.3);
  const art = [
    rect(lid, box(104, 150, 432, 92), 20),
    rect(mix(lid, INK, 0.14), box(104, 214, 432, 28), 12),
    path(tones.main, "M100 236H540V516Q540 568 488 568H152Q100 568 100 516Z"),
    path(tones.shade, "M504 236H540V516Q540 568 488 568H452Q504 560 504 516Z"),
    rect(tones.light, box(114, 262, 14, 260), 7),
  ];
  return labelled(art, on, box(154, 264, 332, 272), 26, { floor: 568, half: 216 });
}

export function tub(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, "M122 214H518L474 544Q470 568 446 568H194Q170 568 166 544Z"),
    path(tones.shade, "M478 214H518L474 544Q470 568 446 568H418Q436 564 440 540Z"),
    path(tones.light, "M146 250H166L202 530H184Z"),
    rect(mix(PAPER, tones.main, 0.2), box(96, 160, 448, 64), 20),
    rect(mix(PAPER, tones.main, 0.4), box(96, 200, 448, 24), 12),
  ];
  return labelled(art, on, box(192, 248, 256, 292), 34, { floor: 568, half: 172 });
}

export function tin(on: Label): DrawnPack {
  const { tones } = on;
  const metal = mix("#cfcac0", tones.main, 0.12);
  const metalShade = mix(metal, INK, 0.22);
  const art = [
    path(metalShade, "M140 120H500V530Q500 568 320 568Q140 568 140 530Z"),
    path(tones.main, "M140 142Q320 186 500 142V508Q320 552 140 508Z"),
    path(tones.shade, "M458 150L500 142V508L458 516Z"),
    path(tones.light, "M158 148L178 151V516L158 512Z"),
    ellipse(metal, 320, 114, 180, 42),
    ellipse(metalShade, 320, 116, 154, 30),
    stroke(metal, 8, "M270 118Q320 138 370 118"),
  ];
  return labelled(art, on, box(196, 186, 248, 322), 24);
}
