import { goodsTones } from "./drawings/goods-tones.ts";
import { INK, mix } from "./colour.ts";
import { labelled, named, sideLabelled, type DrawnPack, type Label } from "./pack.ts";
import { box, circle, ellipse, path, rect, stroke } from "./svg.ts";

export function cardboardBox(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.light, "M84 172L148 104H562L498 172Z"),
    path(tones.deep, "M498 172L562 104V500L498 568Z"),
    rect(tones.main, box(84, 172, 414, 396)),
  ];
  return labelled(art, on, box(120, 200, 342, 340), 18, { floor: 568, half: 216 });
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
  return labelled(art, on, box(166, 186, 262, 350), 16, { floor: 568, half: 176 });
}

/** Of milk that keeps: a brick with its cap. */
export function brick(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    rect("#f4f2ea", box(232, 56, 84, 46), 8),
    rect("#cfcabd", box(286, 56, 30, 46), 8),
    path(tones.deep, "M446 116L498 88V538L446 568Z"),
    path(tones.light, "M148 116L200 88H498L446 116Z"),
    rect(tones.main, box(148, 116, 298, 452)),
    path(tones.shade, "M148 116H446L420 146H174Z"),
  ];
  return labelled(art, on, box(164, 166, 266, 374), 14, { floor: 568, half: 176 });
}

/** A folded box of soap that lies, with its bar before it. */
export function soap(on: Label): DrawnPack {
  const { tones } = on;
  const { main, light, shade, deep } = goodsTones(tones.own);
  const carton = [
    path(tones.light, "M62 178L112 128H584L534 178Z"),
    path(tones.deep, "M534 178L584 128V330L534 380Z"),
    rect(tones.main, box(62, 178, 472, 202)),
  ];
  const bar = [
    rect(deep, box(196, 386, 360, 182), 84),
    rect(main, box(196, 366, 360, 176), 84),
    rect(light, box(238, 392, 276, 124), 60),
    rect(main, box(250, 404, 252, 100), 48),
    stroke(shade, 12, "M316 454H436"),
  ];
  const pack = sideLabelled(carton, on, box(82, 196, 432, 160), 14, { floor: 568, half: 226 });
  return { ...pack, art: pack.art + bar.join("") };
}

export function tray(on: Label): DrawnPack {
  const { tones } = on;
  const shell = tones.own;
  const backShell = mix(shell, "#7a5a2c", 0.25);
  const shine = mix(shell, "#ffffff", 0.6);
  const art = [
    ...[142, 231, 320, 409, 498].map((x) => ellipse(backShell, x, 246, 46, 62)),
    path("#a58a62", "M84 270H556L548 340H92Z"),
    ...[122, 254, 386, 518].flatMap((x) => [
      ellipse(shell, x, 300, 60, 78),
      ellipse(shine, x - 16, 262, 12, 18),
    ]),
    path("#c7a877", "M50 330H590L552 510Q548 532 526 532H114Q92 532 88 510Z"),
    path("#ac8c5c", "M540 330H590L552 510Q548 532 526 532H480Z"),
    rect("#d8bd90", box(46, 322, 548, 24), 12),
  ];
  return named(art, on, box(186, 366, 268, 136), { floor: 532, half: 244 });
}

/** Half open, with its matches. */
export function matchbox(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    rect("#d9c7a0", box(346, 196, 238, 290), 6),
    rect("#bfa978", box(346, 440, 238, 46), 6),
    ...[420, 452, 484, 516, 548].flatMap((x) => [
      rect("#f0deb4", box(x - 9, 232, 18, 220), 4),
      ellipse("#a3322b", x, 234, 15, 20),
    ]),
    rect(tones.main, box(56, 180, 348, 320), 10),
    rect("#5a4a42", box(56, 458, 348, 42), 10),
  ];
  return labelled(art, on, box(78, 200, 304, 244), 14, { floor: 500, half: 250 });
}

/** A narrow carton of incense, from which its sticks stand out. */
export function incense(on: Label): DrawnPack {
  const { tones } = on;
  const { main, deep } = goodsTones(tones.goods);
  const art = [
    ...[252, 286, 320, 354, 388].flatMap((x, index) => {
      const top = 70 + Math.abs(index - 2) * 22;
      const lean = (index - 2) * 30;
      return [
        stroke(index % 2 === 0 ? main : deep, 14, `M${x + lean} ${top}L${x} 230`),
        circle("#f07a2b", x + lean, top, 8),
      ];
    }),
    path(tones.deep, "M414 212L454 186V536L414 568Z"),
    path(tones.light, "M186 212L226 186H454L414 212Z"),
    rect(tones.main, box(186, 212, 228, 356)),
  ];
  return labelled(art, on, box(196, 228, 208, 322), 12, { floor: 568, half: 136 });
}

/** An open crate out of which three kinds of goods look. */
export function crate(on: Label): DrawnPack {
  const wood = "#c99a62";
  const shade = mix(wood, INK, 0.16);
  const art = [
    rect(mix(wood, INK, 0.34), box(92, 290, 456, 90), 6),
    on.goods.row([box(82, 148, 190, 190), box(225, 78, 190, 190), box(368, 148, 190, 190)]),
    rect(wood, box(68, 330, 504, 238), 10),
    rect(shade, box(68, 400, 504, 8)),
    rect(shade, box(68, 486, 504, 8)),
    rect(mix(wood, INK, 0.1), box(68, 330, 40, 238), 10),
    rect(mix(wood, INK, 0.2), box(532, 330, 40, 238), 10),
  ];
  return named(art, on, box(150, 372, 340, 152), { floor: 568, half: 226 });
}
