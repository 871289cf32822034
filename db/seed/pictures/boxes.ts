import { mix } from "./colour.ts";
import { labelled, type DrawnPack, type Label } from "./pack.ts";
import { box, ellipse, path, rect } from "./svg.ts";

export function cardboardBox(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.light, "M84 172L148 104H562L498 172Z"),
    path(tones.deep, "M498 172L562 104V500L498 568Z"),
    rect(tones.main, box(84, 172, 414, 396)),
  ];
  return labelled(art, on, box(132, 204, 318, 332), 18, { floor: 568, half: 216 });
}

/** An upright folding carton: its front flap is tucked in at the top. */
export function carton(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M446 112L498 76V530L446 568Z"),
    path(tones.light, "M148 112L200 76H498L446 112Z"),
    rect(tones.main, box(148, 112, 298, 456)),
    rect(tones.shade, box(148, 112, 298, 58)),
    path(tones.light, "M256 112H338Q334 146 297 146Q260 146 256 112Z"),
  ];
  return labelled(art, on, box(170, 196, 254, 330), 18, { floor: 568, half: 176 });
}

/** A milk carton with a folded gable. */
export function gable(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    rect(tones.deep, box(190, 72, 296, 56), 6),
    path(tones.shade, "M470 118H486L520 215H432Z"),
    path(tones.deep, "M428 214H520V530L432 568H428Z"),
    path(tones.light, "M128 214L190 118H486L432 214Z"),
    rect(tones.main, box(128, 214, 304, 354)),
  ];
  return labelled(art, on, box(152, 238, 256, 306), 20, { floor: 568, half: 196 });
}

export function tray(on: Label): DrawnPack {
  const { tones } = on;
  const shell = "#f3d9b8";
  const backShell = mix(shell, tones.deep, 0.22);
  const art = [
    ...[150, 235, 320, 405, 490].map((x) => ellipse(backShell, x, 246, 42, 54)),
    path(tones.deep, "M84 262H556L548 340H92Z"),
    ...[118, 219, 320, 421, 522].map((x) => ellipse(shell, x, 292, 46, 58)),
    path(tones.main, "M56 312H584L552 506Q548 528 526 528H114Q92 528 88 506Z"),
    path(tones.shade, "M540 312H584L552 506Q548 528 526 528H490Z"),
    rect(tones.light, box(56, 304, 528, 22), 11),
  ];
  return labelled(art, on, box(206, 342, 228, 168), 20, { floor: 528, half: 244 });
}
