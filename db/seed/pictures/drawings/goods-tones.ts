import { INK, mix } from "#db/seed/pictures/colour.ts";

/** The colours in which a drawing of ours shows goods. */
export interface GoodsTones {
  readonly main: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
}

/** What a drawing is made of, in a square of 32 units as an emoji has it. */
export type Motif = (tones: GoodsTones) => string;

export function goodsTones(colour: string): GoodsTones {
  return {
    main: colour,
    light: mix(colour, "#ffffff", 0.4),
    shade: mix(colour, INK, 0.17),
    deep: mix(colour, INK, 0.34),
  };
}
