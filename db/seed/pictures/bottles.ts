import { goodsTones } from "./drawings/goods-tones.ts";
import { INK, mix, PAPER } from "./colour.ts";
import { labelled, type DrawnPack, type Label } from "./pack.ts";
import { box, path, rect } from "./svg.ts";

const SPRAY_BODY =
  "M288 194H400Q406 246 442 280Q478 316 478 368V536Q478 568 446 568H194Q162 568 162 536V368Q162 316 208 280Q276 246 288 194Z";
const SPRAY_SHADE =
  "M370 194H400Q406 246 442 280Q478 316 478 368V536Q478 568 446 568H422Q444 568 444 536V368Q444 316 408 280Q374 246 370 194Z";

/** As shampoo, lotion and cleaners have it, in the brand's colour. */
export function bottle(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M250 84Q250 70 264 70H376Q390 70 390 84V164H250Z"),
    path(
      tones.main,
      "M236 156H404Q474 170 474 250V530Q474 568 436 568H204Q166 568 166 530V250Q166 170 236 156Z",
    ),
    path(
      tones.shade,
      "M384 156H404Q474 170 474 250V530Q474 568 436 568H408Q446 568 446 530V250Q446 176 384 156Z",
    ),
    rect(tones.light, box(182, 250, 14, 290), 7),
  ];
  return labelled(art, on, box(200, 226, 240, 310), 28, { floor: 568, half: 154 });
}

/** Bent at its neck, to reach under a rim. */
export function duck(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M196 84L248 60Q258 56 264 66L284 104L210 142L192 104Q186 90 196 84Z"),
    path(
      tones.main,
      "M220 132L280 100Q330 124 386 160Q474 200 474 290V530Q474 568 436 568H218Q180 568 180 530V290Q180 236 226 204Q254 176 220 132Z",
    ),
    path(
      tones.shade,
      "M330 124Q360 142 386 160Q474 200 474 290V530Q474 568 436 568H408Q444 568 444 530V290Q440 190 330 124Z",
    ),
    rect(tones.light, box(196, 290, 14, 250), 7),
  ];
  return labelled(art, on, box(212, 252, 226, 284), 28, { floor: 568, half: 154 });
}

export function pump(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M216 76H376Q394 76 394 94V124H268V116H216Q200 108 200 96Q200 76 216 76Z"),
    rect(tones.shade, box(302, 120, 36, 60)),
    rect(tones.deep, box(258, 162, 124, 66), 12),
    path(
      tones.main,
      "M206 218H434Q472 218 472 256V536Q472 568 440 568H200Q168 568 168 536V256Q168 218 206 218Z",
    ),
    path(
      tones.shade,
      "M410 218H434Q472 218 472 256V536Q472 568 440 568H416Q438 568 438 536V256Q438 218 410 218Z",
    ),
    rect(tones.light, box(182, 250, 14, 292), 7),
  ];
  return labelled(art, on, box(206, 246, 228, 296), 24, { floor: 568, half: 154 });
}

export function spray(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M212 76H372Q414 76 426 120L434 152H276V132H212Z"),
    path(tones.shade, "M246 146H278Q272 190 236 222L218 208Q244 184 246 146Z"),
    rect(tones.light, box(186, 80, 34, 50), 6),
    rect(tones.shade, box(296, 148, 96, 62)),
    path(tones.main, SPRAY_BODY),
    path(tones.shade, SPRAY_SHADE),
    rect(tones.light, box(178, 370, 14, 172), 7),
  ];
  return labelled(art, on, box(204, 300, 232, 240), 26, { floor: 568, half: 160 });
}

export function aerosol(on: Label): DrawnPack {
  const { tones } = on;
  const metal = mix("#cfcac0", tones.main, 0.12);
  const art = [
    rect(PAPER, box(290, 44, 60, 40), 8),
    path(tones.deep, "M248 92Q248 70 270 70H370Q392 70 392 92V156H248Z"),
    path(mix(metal, INK, 0.16), "M196 200Q206 150 256 146H384Q434 150 444 200Z"),
    rect(tones.main, box(190, 192, 260, 376), 18),
    path(tones.shade, "M422 192H432Q450 192 450 210V550Q450 568 432 568H422Z"),
    rect(tones.light, box(204, 216, 14, 326), 7),
    rect(metal, box(184, 186, 272, 18), 9),
    rect(mix(metal, INK, 0.25), box(184, 550, 272, 18), 9),
  ];
  return labelled(art, on, box(208, 222, 224, 310), 18, { floor: 568, half: 136 });
}

/** A bottle whose ball is rolled over the skin, under a round cap. */
export function rollOn(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(mix(PAPER, tones.main, 0.14), "M214 236V190Q214 64 320 64T426 190V236Z"),
    path(mix(PAPER, tones.main, 0.34), "M370 78Q426 104 426 190V236H394V190Q394 110 370 78Z"),
    path(tones.main, "M200 226H440L456 520Q458 568 410 568H230Q182 568 184 520Z"),
    path(tones.shade, "M412 226H440L456 520Q458 568 410 568H384Q430 560 428 520Z"),
    rect(tones.deep, box(194, 218, 252, 18), 9),
  ];
  return labelled(art, on, box(212, 262, 216, 270), 30, { floor: 568, half: 140 });
}

/** A flat spray for the pocket. */
export function pocketSpray(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    rect("#d4d2ca", box(262, 60, 116, 60), 12),
    rect("#a9a69c", box(340, 60, 38, 60), 12),
    path(
      tones.main,
      "M232 112H408Q456 112 456 160V520Q456 568 408 568H232Q184 568 184 520V160Q184 112 232 112Z",
    ),
    path(
      tones.shade,
      "M384 112H408Q456 112 456 160V520Q456 568 408 568H384Q426 560 426 520V160Q426 120 384 112Z",
    ),
    rect(tones.light, box(198, 170, 12, 340), 6),
  ];
  return labelled(art, on, box(216, 170, 208, 344), 30, { floor: 568, half: 136 });
}

/** Of lip balm: the balm stands out of its case. */
export function stick(on: Label): DrawnPack {
  const { tones } = on;
  const { main, shade, light } = goodsTones(tones.goods);
  const art = [
    path(main, "M246 250V170Q246 120 320 120T394 170V250Z"),
    path(shade, "M356 126Q394 138 394 170V250H364V180Q364 146 356 126Z"),
    path(light, "M260 250V174Q262 150 280 142V250Z"),
    rect("#f4f2ea", box(232, 214, 176, 62), 6),
    rect("#d4d0c4", box(376, 214, 32, 62), 6),
    rect(tones.main, box(208, 266, 224, 302), 24),
    path(tones.shade, "M404 266H408Q432 266 432 290V544Q432 568 408 568H404Z"),
    rect(tones.light, box(220, 292, 10, 246), 5),
  ];
  return labelled(art, on, box(226, 292, 188, 250), 18, { floor: 568, half: 122 });
}

/** Of talc and tooth powder: tall, with a lid that turns. */
export function talc(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    rect(PAPER, box(270, 58, 100, 54), 12),
    rect(mix(PAPER, INK, 0.16), box(340, 58, 30, 54), 12),
    path(tones.deep, "M216 164Q216 106 272 104H368Q424 106 424 164Z"),
    path(
      tones.main,
      "M204 158H436Q458 158 458 180Q440 350 458 546Q458 568 436 568H204Q182 568 182 546Q200 350 182 180Q182 158 204 158Z",
    ),
    path(
      tones.shade,
      "M410 158H436Q458 158 458 180Q440 350 458 546Q458 568 436 568H410Q430 560 428 546Q412 350 428 180Z",
    ),
    path(tones.light, "M200 186H216Q230 350 214 540H200Q216 350 200 186Z"),
  ];
  return labelled(art, on, box(220, 196, 198, 336), 22, { floor: 568, half: 146 });
}
