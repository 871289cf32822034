import { aerosol, bottle, pump, spray } from "./bottles.ts";
import { cardboardBox, carton, gable, tray } from "./boxes.ts";
import { coloursOf } from "./brand-colours.ts";
import { tonesOf } from "./colour.ts";
import { emojisIn } from "./emoji.ts";
import { jar, tin, tub } from "./jars.ts";
import type { DrawnPack, Label } from "./pack.ts";
import type { SeedPicture } from "./picture-list.ts";
import { bag, bar, packet, plate, pouch, tube } from "./soft-packs.ts";
import { box, rect, svgDocument } from "./svg.ts";
import type { Shape } from "./shape-names.ts";

const CANVAS = 640;

const PACKS: Readonly<Record<Shape, (label: Label) => DrawnPack>> = {
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

/** A picture as two SVG documents, since it stands on no ground. */
export interface Drawing {
  /** On the pack's own colour, so that no edge is encoded where nothing is seen. */
  readonly colours: string;
  /** Its alpha is the picture's. */
  readonly outline: string;
}

export function drawPicture(picture: SeedPicture, width: number, brand?: string): Drawing {
  const colours = brand === undefined ? undefined : coloursOf(brand);
  const tones = tonesOf(picture.colour, colours?.pack ?? picture.colour);
  const name = brand === undefined || !colours ? undefined : { text: brand, ...colours };
  const { shadow, art, emojiArea } = PACKS[picture.shape]({ tones, name });
  const pack = art + emojisIn(emojiArea, picture.emojis);
  return {
    colours: svgDocument(CANVAS, width, rect(tones.main, box(0, 0, CANVAS, CANVAS)) + pack),
    outline: svgDocument(CANVAS, width, shadow + pack),
  };
}
