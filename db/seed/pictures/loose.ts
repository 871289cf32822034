import { PAPER } from "./colour.ts";
import { labelOn, named, shadowOf, type DrawnPack, type Label } from "./pack.ts";
import { box, circle, ellipse, path, rect, shadow } from "./svg.ts";

/** A bowl full of what is weighed out in the shop. */
export function bowl(on: Label): DrawnPack {
  const art = [
    ellipse("#8d969c", 320, 356, 262, 60),
    on.goods.inside(box(96, 8, 448, 390)),
    path("#aeb6bb", "M52 340Q320 420 588 340Q580 568 320 568Q60 568 52 340Z"),
    path("#8f989e", "M588 340Q580 568 320 568Q500 540 520 356Z"),
    path("#cfd5d8", "M52 340Q320 420 588 340V356Q320 438 52 356Z"),
  ];
  return named(art, on, box(174, 428, 292, 104), { floor: 568, half: 176 });
}

/** Goods that have no pack, with a ticket. */
export function bare(on: Label): DrawnPack {
  const art = [on.goods.inside(on.name ? box(114, 44, 412, 412) : box(90, 90, 460, 460))];
  return named(art, on, box(164, 466, 312, 104), { floor: 568, half: 156 });
}

/** A card to hang, with the goods under a clear dome. */
export function blister(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    rect(tones.main, box(124, 56, 392, 512), 22),
    path(tones.shade, "M488 56H494Q516 56 516 78V546Q516 568 494 568H488Z"),
    rect(tones.deep, box(268, 74, 104, 24), 12),
  ];
  return {
    shadow: shadowOf({ floor: 568, half: 186 }),
    art: art.join("") + labelOn(on, box(150, 112, 340, 432), 24),
  };
}

/** A round plate on which goods lie. */
export function plate({ tones, goods }: Label): DrawnPack {
  const art = [
    circle(tones.shade, 322, 322, 260),
    circle(PAPER, 318, 318, 256),
    circle(tones.shade, 318, 318, 214),
    circle(tones.dish, 321, 321, 211),
  ];
  return {
    shadow: shadow(338, 344, 262),
    art: art.join("") + goods.inside(box(146, 146, 348, 348)),
  };
}
