export const PACK_SHAPES = [
  "pouch",
  "bag",
  "box",
  "bottle",
  "pump",
  "spray",
  "aerosol",
  "jar",
  "tub",
  "tin",
  "tube",
  "bar",
  "carton",
  "gable",
  "tray",
  "packet",
  "plate",
] as const;

export type PackShape = (typeof PACK_SHAPES)[number];
export type Shape = PackShape | "basket";

export function isShape(name: string): name is Shape {
  return name === "basket" || PACK_SHAPES.some((shape) => shape === name);
}
