import * as bottles from "./bottles.ts";
import * as boxes from "./boxes.ts";
import * as clear from "./clear-bottles.ts";
import { coloursOf } from "./brand-colours.ts";
import { tonesOf } from "./colour.ts";
import { goodsOf } from "./drawings/drawings.ts";
import * as jars from "./jars.ts";
import * as loose from "./loose.ts";
import type { DrawnPack, Label } from "./pack.ts";
import type { SeedPicture } from "./picture-list.ts";
import * as soft from "./soft-packs.ts";
import { box, rect, svgDocument } from "./svg.ts";
import type { Shape } from "./shape-names.ts";

const CANVAS = 640;

const PACKS: Readonly<Record<Shape, (label: Label) => DrawnPack>> = {
  aerosol: bottles.aerosol,
  bag: soft.bag,
  bar: soft.bar,
  bare: loose.bare,
  blister: loose.blister,
  bottle: bottles.bottle,
  bowl: loose.bowl,
  box: boxes.cardboardBox,
  brick: boxes.brick,
  can: clear.can,
  carton: boxes.carton,
  chocolate: soft.chocolate,
  crate: boxes.crate,
  "cream-jar": jars.creamJar,
  dropper: clear.dropper,
  duck: bottles.duck,
  flask: clear.flask,
  incense: boxes.incense,
  jar: jars.jar,
  matchbox: boxes.matchbox,
  "oil-bottle": clear.oilBottle,
  packet: soft.packet,
  pet: clear.pet,
  plate: loose.plate,
  "pocket-spray": bottles.pocketSpray,
  pouch: soft.pouch,
  pump: bottles.pump,
  refill: clear.refill,
  "roll-on": bottles.rollOn,
  "sauce-bottle": clear.sauceBottle,
  shaker: clear.shaker,
  soap: boxes.soap,
  "soft-pack": soft.softPack,
  "spout-pouch": soft.spoutPouch,
  spray: bottles.spray,
  stick: bottles.stick,
  strip: soft.strip,
  talc: bottles.talc,
  tin: jars.tin,
  toothpaste: soft.toothpaste,
  tray: boxes.tray,
  tub: jars.tub,
  tube: soft.tube,
};

/** A picture as two SVG documents, since it stands on no ground. */
export interface Drawn {
  /** On the pack's own colour, so that no edge is encoded where nothing is seen. */
  readonly colours: string;
  /** Its alpha is the picture's. */
  readonly outline: string;
}

export function drawPicture(picture: SeedPicture, width: number, brand?: string): Drawn {
  const colours = brand === undefined ? undefined : coloursOf(brand);
  const tones = tonesOf(picture.colour, colours?.pack ?? picture.colour);
  const name = brand === undefined || !colours ? undefined : { text: brand, ...colours };
  const goods = goodsOf(picture.drawings, picture.colour);
  const { shadow, art } = PACKS[picture.shape]({ tones, name, goods });
  return {
    colours: svgDocument(CANVAS, width, rect(tones.main, box(0, 0, CANVAS, CANVAS)) + art),
    outline: svgDocument(CANVAS, width, shadow + art),
  };
}
