import { banner } from "./banner.ts";
import { aerosol, bottle, pump, spray } from "./bottles.ts";
import { cardboardBox, carton, gable, tray } from "./boxes.ts";
import { tonesOf, type Tones } from "./colour.ts";
import { emojisIn } from "./emoji.ts";
import { jar, tin, tub } from "./jars.ts";
import type { DrawnPack } from "./pack.ts";
import type { SeedPicture } from "./picture-list.ts";
import { bag, bar, packet, plate, pouch, tube } from "./soft-packs.ts";
import { box, rect, svgDocument } from "./svg.ts";
import type { PackShape } from "./shape-names.ts";

const CANVAS = 640;

const PACKS: Readonly<Record<PackShape, (tones: Tones) => DrawnPack>> = {
  pouch,
  bag,
  box: cardboardBox,
  bottle,
  pump,
  spray,
  aerosol,
  jar,
  tub,
  tin,
  tube,
  bar,
  carton,
  gable,
  tray,
  packet,
  plate,
};

function contentOf(picture: SeedPicture, tones: Tones): string {
  if (picture.shape === "basket") return banner(tones, picture.emojis);
  const pack = PACKS[picture.shape](tones);
  return pack.art + emojisIn(pack.emojiArea, picture.emojis);
}

/** The whole picture as an SVG document, drawn at the given width. */
export function composePicture(picture: SeedPicture, width: number): string {
  const tones = tonesOf(picture.colour);
  const ground = rect(tones.ground, box(0, 0, CANVAS, CANVAS));
  return svgDocument(CANVAS, width, ground + contentOf(picture, tones));
}
