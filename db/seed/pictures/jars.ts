import { INK, mix } from "./colour.ts";
import { labelled, type DrawnPack, type Label } from "./pack.ts";
import { box, ellipse, path, rect, stroke } from "./svg.ts";

export function jar(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(
      tones.main,
      "M186 164H454Q500 186 500 238V528Q500 568 460 568H180Q140 568 140 528V238Q140 186 186 164Z",
    ),
    path(
      tones.shade,
      "M424 164H454Q500 186 500 238V528Q500 568 460 568H430Q464 568 464 528V238Q464 186 424 164Z",
    ),
    rect(tones.light, box(158, 238, 18, 290), 9),
    rect(tones.deep, box(166, 80, 308, 92), 18),
    rect(tones.shade, box(190, 104, 34, 44), 8),
  ];
  return labelled(art, on, box(190, 200, 262, 334), 28);
}

export function tub(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, "M122 214H518L474 544Q470 568 446 568H194Q170 568 166 544Z"),
    path(tones.shade, "M478 214H518L474 544Q470 568 446 568H418Q436 564 440 540Z"),
    path(tones.light, "M146 250H166L202 530H184Z"),
    path(tones.deep, "M524 196H566Q580 196 576 212L566 240Q562 248 552 244L516 226Z"),
    rect(tones.deep, box(100, 168, 440, 56), 20),
    rect(tones.light, box(124, 182, 392, 12), 6),
  ];
  return labelled(art, on, box(198, 248, 244, 288), 40, { floor: 568, half: 172 });
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
  return labelled(art, on, box(200, 192, 240, 312), 26);
}
