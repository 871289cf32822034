import { goodsTones } from "./drawings/goods-tones.ts";
import { PAPER } from "./colour.ts";
import {
  labelled,
  nameTicket,
  shadowOf,
  sideLabelled,
  type DrawnPack,
  type Label,
} from "./pack.ts";
import { box, circle, path, rect, stroke } from "./svg.ts";

export function pouch(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(
      tones.main,
      "M146 84H494L484 176Q474 340 496 544Q496 568 472 568H168Q144 568 144 544Q166 340 156 176Z",
    ),
    path(tones.shade, "M494 84L484 176Q474 340 496 544Q496 568 472 568H452Q462 340 456 84Z"),
    path(tones.light, "M168 150Q182 340 164 528H180Q198 340 188 150Z"),
    path(tones.deep, "M146 84H494L489 130H151Z"),
  ];
  return labelled(art, on, box(192, 152, 258, 376), 26);
}

/** Of oil and liquid soap: its spout is at a corner. */
export function spoutPouch(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    `<g transform="rotate(38 452 96)">${rect(PAPER, box(424, 44, 56, 40), 8)}${rect(tones.deep, box(430, 80, 44, 40))}</g>`,
    path(
      tones.main,
      "M146 92H404L490 160Q474 340 496 544Q496 568 472 568H168Q144 568 144 544Q166 340 156 176Z",
    ),
    path(tones.shade, "M404 92L490 160Q474 340 496 544Q496 568 472 568H452Q462 340 452 160Z"),
    path(tones.light, "M168 150Q182 340 164 528H180Q198 340 188 150Z"),
    path(tones.deep, "M146 92H404L444 124H149Z"),
  ];
  return labelled(art, on, box(192, 162, 258, 368), 26);
}

export function bag(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, "M140 140H500L512 540Q512 568 484 568H156Q128 568 128 540Z"),
    path(tones.shade, "M462 140H500L512 540Q512 568 484 568H456Q474 350 462 140Z"),
    path(tones.light, "M154 170H170L164 536H146Z"),
    path(tones.deep, "M132 96Q132 84 144 84H496Q508 84 508 96V150H132Z"),
    stroke(tones.light, 8, "M156 118H484"),
  ];
  return labelled(art, on, box(178, 172, 284, 364), 16);
}

/** Blown up and welded above and below: crisps, namkeen, spices. */
export function packet(on: Label): DrawnPack {
  const { tones } = on;
  const teeth = "l14 -20".concat("l14 20l14 -20".repeat(11), "l14 20");
  const feet = "l-14 20".concat("l-14 -20l-14 20".repeat(11), "l-14 -20");
  const art = [
    path(
      tones.main,
      `M152 104${teeth}L480 150Q506 320 480 500L488 548${feet}L160 500Q134 320 160 150Z`,
    ),
    path(tones.shade, "M480 150Q506 320 480 500H452Q474 320 452 150Z"),
    path(tones.light, "M178 160Q158 320 178 490H194Q176 320 194 160Z"),
    rect(tones.deep, box(154, 128, 332, 14)),
    rect(tones.deep, box(154, 508, 332, 14)),
  ];
  return labelled(art, on, box(196, 152, 248, 346), 34);
}

export function tube(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, "M146 76H494L434 492H206Z"),
    path(tones.shade, "M494 76L434 492H402L450 76Z"),
    path(tones.light, "M172 140H190L230 470H218Z"),
    rect(tones.deep, box(140, 72, 360, 44), 6),
    path(PAPER, "M226 492H414V552Q414 568 398 568H242Q226 568 226 552Z"),
    path("#d4d0c4", "M376 492H414V552Q414 568 398 568H376Z"),
  ];
  return labelled(art, on, box(204, 134, 232, 320), 24, { floor: 568, half: 106 });
}

/** Lies, with its cap at the right. */
export function toothpaste(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(PAPER, "M516 254H584Q596 254 596 266V434Q596 446 584 446H516Z"),
    path("#d4d0c4", "M516 400H596V434Q596 446 584 446H516Z"),
    path(
      tones.main,
      "M40 190H76Q300 214 470 214Q520 222 524 262V438Q520 478 470 486Q300 486 76 510H40Z",
    ),
    path(tones.shade, "M40 476Q300 466 524 422V438Q520 478 470 486Q300 486 76 510H40Z"),
    rect(tones.deep, box(32, 184, 44, 332), 6),
  ];
  return sideLabelled(art, on, box(94, 236, 414, 222), 20, { floor: 510, half: 260 });
}

/** Welded at both ends: soap, biscuits, bars for washing. */
export function bar(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M24 198L76 206V458L24 466L42 434L24 400L42 366L24 332L42 298L24 264L42 230Z"),
    path(
      tones.deep,
      "M616 198L564 206V458L616 466L598 434L616 400L598 366L616 332L598 298L616 264L598 230Z",
    ),
    rect(tones.main, box(62, 176, 516, 316), 26),
    path(tones.shade, "M62 456H578V466Q578 492 552 492H88Q62 492 62 466Z"),
    rect(tones.light, box(92, 188, 456, 12), 6),
  ];
  return sideLabelled(art, on, box(88, 214, 464, 228), 24, { floor: 492, half: 262 });
}

/** Its wrapper is torn, so that the chocolate is seen. */
export function chocolate(on: Label): DrawnPack {
  const { tones } = on;
  const { main, light, shade } = goodsTones(tones.goods);
  const squares = [446, 530].flatMap((x) =>
    [202, 294, 386].map(
      (y) => rect(main, box(x, y, 76, 82), 8) + stroke(light, 8, `M${x + 16} ${y + 16}H${x + 52}`),
    ),
  );
  const art = [
    rect(shade, box(380, 194, 236, 282), 10),
    ...squares,
    path(
      "#dfe1e2",
      "M400 178H446L432 212L458 246L430 284L460 322L432 360L458 398L430 440L450 490H400Z",
    ),
    path(
      tones.main,
      "M40 178H416L400 212L426 246L398 284L428 322L400 360L426 398L398 440L420 490H40Q24 490 24 474V194Q24 178 40 178Z",
    ),
    path(tones.shade, "M24 456H404L420 490H40Q24 490 24 474Z"),
  ];
  return labelled(art, on, box(46, 204, 340, 244), 20, { floor: 490, half: 262 });
}

/** Sachets that hang together, each with the goods on it. */
export function strip(on: Label): DrawnPack {
  const { tones, name, goods } = on;
  const sachets = [70, 240, 410].flatMap((x) => [
    rect(tones.deep, box(x, 84, 160, 476), 6),
    rect(tones.main, box(x, 112, 160, 420)),
    rect(tones.label, box(x + 12, 300, 136, 200), 20),
    goods.inside(box(x + 16, 332, 128, 136)),
  ]);
  return {
    shadow: shadowOf({ floor: 568, half: 226 }),
    art: sachets.join("") + (name ? nameTicket(name, box(82, 142, 476, 136)) : ""),
  };
}

/** Full and soft, of pads and cotton. */
export function softPack(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M160 130Q320 84 480 130L520 182H120Z"),
    path(tones.main, "M112 176Q320 142 528 176Q556 356 528 546Q320 590 112 546Q84 356 112 176Z"),
    path(tones.shade, "M496 171L528 176Q556 356 528 546L492 553Q520 356 496 171Z"),
    path(tones.light, "M128 200Q110 356 128 520H142Q124 356 142 200Z"),
    circle(tones.main, 320, 132, 10),
  ];
  return labelled(art, on, box(152, 192, 336, 336), 34, { floor: 566, half: 206 });
}
