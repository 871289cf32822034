import { INK, mix } from "./colour.ts";
import { labelled, type DrawnPack, type Label } from "./pack.ts";
import { box, path, rect } from "./svg.ts";

const BOTTLE_BODY =
  "M262 140H378V186Q378 208 408 230Q462 264 462 316V536Q462 568 430 568H210Q178 568 178 536V316Q178 264 232 230Q262 208 262 186Z";
const BOTTLE_SHADE =
  "M348 140H378V186Q378 208 408 230Q462 264 462 316V536Q462 568 430 568H406Q428 568 428 536V316Q428 264 378 230Q348 208 348 186Z";
const SPRAY_BODY =
  "M288 194H400Q406 246 442 280Q478 316 478 368V536Q478 568 446 568H194Q162 568 162 536V368Q162 316 208 280Q276 246 288 194Z";
const SPRAY_SHADE =
  "M370 194H400Q406 246 442 280Q478 316 478 368V536Q478 568 446 568H422Q444 568 444 536V368Q444 316 408 280Q374 246 370 194Z";

export function bottle(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, BOTTLE_BODY),
    path(tones.shade, BOTTLE_SHADE),
    path(tones.light, "M198 318Q198 280 232 258L248 276Q220 292 220 322H198Z"),
    rect(tones.deep, box(246, 72, 148, 78), 14),
  ];
  return labelled(art, on, box(176, 296, 288, 240), 0, { floor: 568, half: 146 });
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
    rect(tones.light, box(186, 250, 16, 292), 8),
  ];
  return labelled(art, on, box(214, 250, 214, 288), 24, { floor: 568, half: 154 });
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
    rect(tones.light, box(180, 370, 16, 172), 8),
  ];
  return labelled(art, on, box(208, 296, 224, 244), 30, { floor: 568, half: 160 });
}

export function aerosol(on: Label): DrawnPack {
  const { tones } = on;
  const metal = mix("#cfcac0", tones.main, 0.12);
  const art = [
    rect(tones.deep, box(292, 68, 56, 40), 8),
    path(tones.deep, "M236 114Q236 94 256 94H384Q404 94 404 114V176H236Z"),
    path(mix(metal, INK, 0.16), "M166 214Q176 164 240 160H400Q464 164 474 214Z"),
    rect(tones.main, box(160, 206, 320, 362), 18),
    path(tones.shade, "M446 206H462Q480 206 480 224V550Q480 568 462 568H446Z"),
    rect(tones.light, box(176, 230, 16, 312), 8),
    rect(metal, box(154, 200, 332, 18), 9),
    rect(mix(metal, INK, 0.25), box(154, 550, 332, 18), 9),
  ];
  return labelled(art, on, box(204, 236, 232, 298), 24, { floor: 568, half: 166 });
}
