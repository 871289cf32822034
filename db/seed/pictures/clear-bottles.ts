import { INK, mix, PAPER } from "./colour.ts";
import { labelled, type DrawnPack, type Label } from "./pack.ts";
import { box, ellipse, path, rect, stroke } from "./svg.ts";

/** Of what a clear bottle holds. */
const seen = (goods: string) => ({
  main: goods,
  shade: mix(goods, INK, 0.16),
  light: mix(goods, "#ffffff", 0.45),
});

/** Of soft drinks, juice and water: what is inside is seen. */
export function pet(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const body =
    "M288 84H352V116Q354 152 394 190Q430 222 430 270V300L420 312V462L430 476V534Q430 568 396 568H244Q210 568 210 534V476L220 462V312L210 300V270Q210 222 246 190Q286 152 288 116Z";
  const art = [
    rect(tones.main, box(278, 44, 84, 50), 10),
    rect(tones.deep, box(278, 82, 84, 12), 6),
    path(main, body),
    path(
      shade,
      "M330 84H352V116Q354 152 394 190Q430 222 430 270V300L420 312V462L430 476V534Q430 568 396 568H366Q400 560 400 530V270Q398 226 364 192Q332 152 330 116Z",
    ),
    path(light, "M228 268Q230 236 254 210L266 224Q246 248 244 270V300H228Z"),
    stroke(shade, 6, "M222 512H418M222 536H418"),
  ];
  return labelled(art, on, box(204, 262, 232, 236), 8, { floor: 568, half: 118 });
}

/** Of cooking oil, with a grip at its side. */
export function oilBottle(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    rect(tones.main, box(262, 56, 116, 66), 12),
    rect(tones.deep, box(262, 104, 116, 18), 8),
    path(
      main,
      "M272 118H368Q372 168 420 190Q474 214 474 268V530Q474 568 436 568H204Q166 568 166 530V268Q166 214 220 190Q268 168 272 118Z",
    ),
    path(
      shade,
      "M340 118H368Q372 168 420 190Q474 214 474 268V530Q474 568 436 568H404Q444 568 444 530V268Q444 220 400 196Q344 168 340 118Z",
    ),
    path(light, "M184 274Q186 232 228 212L240 228Q204 246 202 280V520H184Z"),
  ];
  return labelled(art, on, box(206, 262, 228, 272), 18, { floor: 568, half: 154 });
}

/** Of five litres, with its handle above. */
export function can(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    stroke(shade, 34, "M196 214V150Q196 122 224 122H330"),
    rect(tones.main, box(356, 62, 104, 60), 10),
    rect(tones.deep, box(356, 104, 104, 18), 8),
    path(
      main,
      "M368 120H448Q450 160 482 176Q520 196 520 240V534Q520 568 486 568H156Q122 568 122 534V240Q122 186 176 186H330Q366 180 368 120Z",
    ),
    path(
      shade,
      "M424 120H448Q450 160 482 176Q520 196 520 240V534Q520 568 486 568H450Q486 568 486 534V240Q486 200 454 180Q424 160 424 120Z",
    ),
    rect(light, box(140, 240, 16, 296), 8),
  ];
  return labelled(art, on, box(176, 232, 290, 304), 22, { floor: 568, half: 198 });
}

/** Of glass with a long neck: ketchup, sauces, vinegar. */
export function sauceBottle(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    path(
      main,
      "M284 116H356V186Q358 226 404 256Q446 284 446 336V536Q446 568 414 568H226Q194 568 194 536V336Q194 284 236 256Q282 226 284 186Z",
    ),
    path(
      shade,
      "M334 116H356V186Q358 226 404 256Q446 284 446 336V536Q446 568 414 568H388Q414 560 414 536V336Q414 290 376 262Q336 232 334 186Z",
    ),
    path(light, "M212 336Q212 302 242 280L254 296Q230 314 230 340V530H212Z"),
    rect(tones.main, box(268, 54, 104, 74), 12),
    rect(tones.deep, box(268, 108, 104, 20), 8),
  ];
  return labelled(art, on, box(204, 320, 232, 222), 14, { floor: 568, half: 130 });
}

export function dropper(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    path(tones.deep, "M292 82Q292 56 320 56T348 82V150H292Z"),
    rect(tones.main, box(258, 136, 124, 76), 10),
    stroke(tones.shade, 6, "M284 150V200M308 150V200M332 150V200M356 150V200"),
    path(
      main,
      "M268 212H372V230Q458 248 458 320V536Q458 568 426 568H214Q182 568 182 536V320Q182 248 268 230Z",
    ),
    path(
      shade,
      "M350 212H372V230Q458 248 458 320V536Q458 568 426 568H398Q430 568 430 536V320Q430 256 350 234Z",
    ),
    rect(light, box(198, 320, 14, 220), 7),
  ];
  return labelled(art, on, box(212, 284, 216, 254), 18, { floor: 568, half: 140 });
}

/** Of hair oil and the like: what is inside is seen, under a cap in the brand's colour. */
export function flask(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    rect(tones.main, box(256, 62, 128, 104), 14),
    rect(tones.deep, box(256, 142, 128, 24), 8),
    path(
      main,
      "M270 166H370Q372 194 414 210Q470 232 470 292V530Q470 568 432 568H208Q170 568 170 530V292Q170 232 226 210Q268 194 270 166Z",
    ),
    path(
      shade,
      "M346 166H370Q372 194 414 210Q470 232 470 292V530Q470 568 432 568H404Q440 568 440 530V292Q440 238 396 216Q348 194 346 166Z",
    ),
    rect(light, box(186, 292, 14, 244), 7),
  ];
  return labelled(art, on, box(204, 262, 232, 276), 22, { floor: 568, half: 150 });
}

/** Of a vaporiser: a small clear bottle with its wick. */
export function refill(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    rect("#4a4640", box(304, 52, 32, 100), 12),
    rect("#f4f2ea", box(248, 128, 144, 76), 12),
    rect("#d9d6cb", box(352, 128, 40, 76), 12),
    path(
      main,
      "M230 200H410Q472 216 472 282V530Q472 568 434 568H206Q168 568 168 530V282Q168 216 230 200Z",
    ),
    path(
      shade,
      "M390 200H410Q472 216 472 282V530Q472 568 434 568H406Q442 568 442 530V282Q442 222 390 200Z",
    ),
    rect(light, box(184, 282, 14, 254), 7),
    rect(tones.main, box(248, 184, 144, 22), 8),
  ];
  return labelled(art, on, box(204, 258, 232, 276), 22, { floor: 568, half: 150 });
}

/** With holes in its lid; what is inside is seen. */
export function shaker(on: Label): DrawnPack {
  const { main, shade, light } = seen(on.tones.goods);
  const { tones } = on;
  const art = [
    path(tones.main, "M216 186V128Q216 74 320 74T424 128V186Z"),
    path(tones.deep, "M216 160H424V186H216Z"),
    ...[270, 320, 370].map((x) => ellipse(PAPER, x, 116, 11, 8)),
    path(main, "M206 186H434L462 530Q464 568 426 568H214Q176 568 178 530Z"),
    path(shade, "M406 186H434L462 530Q464 568 426 568H400Q434 560 432 530Z"),
    path(light, "M226 216H242L222 520H204Z"),
  ];
  return labelled(art, on, box(208, 236, 224, 298), 16, { floor: 568, half: 146 });
}
