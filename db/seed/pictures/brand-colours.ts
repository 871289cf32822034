import { createHash } from "node:crypto";
import { contrast, hsl, INK, LEAF, PAPER } from "./colour.ts";

export interface BrandColours {
  /** Of the pack; null for the goods' own colour. */
  readonly pack: string | null;
  readonly ground: string;
  readonly ink: string;
}

/** The shop's own brand keeps the colours of the goods; a few others are told apart by hand. */
const CHOSEN: Readonly<Record<string, readonly [string | null, string]>> = {
  "Kirana Select": [null, LEAF],
  Aashirvaad: ["#d9822b", "#7a1f1f"],
  Amul: ["#4d7fc4", "#a3202c"],
  Britannia: ["#c8453a", "#f2c94c"],
  Colgate: ["#c93a3a", "#f4efe6"],
  Dabur: ["#2f8a57", "#f3c84b"],
  Everest: ["#c4342f", "#244a8a"],
  Fortune: ["#2f7a4a", "#f0b93a"],
  Himalaya: ["#2e8b80", "#e9f1e4"],
  MDH: ["#b5342c", "#f6e3b0"],
  Nivea: ["#3c5fa8", "#eef2f8"],
  Parle: ["#e0a92e", "#8c2a24"],
  Patanjali: ["#6a9a3a", "#8a3a1f"],
  "Tata Sampann": ["#7a4f9a", "#f3d36a"],
  "Surf Excel": ["#3d6fc0", "#f6d34a"],
  AVT: ["#2f8f6b", "#f2e2b3"],
  Eggoz: ["#e0a63a", "#5b2e8c"],
  Gopuram: ["#c93f6b", "#f7d9a0"],
  Happilo: ["#7d3f8c", "#f6dfae"],
  "Old Spice": ["#a8322e", "#f1e5cc"],
  Ship: ["#3a6ea5", "#f5d9c0"],
};

/** The same for a name on every run: two hues that are far from each other. */
function made(name: string): readonly [string, string] {
  const [first = 0, second = 0, third = 0, fourth = 0] = createHash("sha256").update(name).digest();
  const hue = ((first * 256 + second) * 360) / 65_536;
  const pack = hsl(hue, 0.36 + (third % 4) * 0.06, 0.45 + (fourth % 4) * 0.05);
  const away = hue + 145 + (third % 4) * 25;
  return [pack, fourth % 3 === 0 ? hsl(away, 0.7, 0.84) : hsl(away, 0.55, 0.28)];
}

/** What the brand's packs look like; its name stands on `ground` in whichever ink reads better. */
export function coloursOf(brand: string): BrandColours {
  const [pack, ground] = CHOSEN[brand] ?? made(brand);
  const ink = contrast(ground, PAPER) >= contrast(ground, INK) ? PAPER : INK;
  return { pack, ground, ink };
}
