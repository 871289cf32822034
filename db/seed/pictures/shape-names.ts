export const SHAPES = [
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

export type Shape = (typeof SHAPES)[number];
export function isShape(name: string): name is Shape {
  return SHAPES.some((shape) => shape === name);
}
