import { isDrawing, type Drawing } from "./drawings/drawings.ts";
import { isShape, type Shape } from "./shape-names.ts";

export interface SeedPicture {
  readonly slug: string;
  readonly shape: Shape;
  readonly drawings: readonly Drawing[];
  readonly colour: string;
}

const HEADER = "slug,shape,drawings,colour";

/** A colour of its own stands after a colon. */
function readDrawing(written: string): Drawing {
  const [name = "", colour] = written.split(":");
  return { name, colour };
}

function readPicture(line: string): SeedPicture {
  const [slug = "", shape = "", names = "", colour = ""] = line
    .split(",")
    .map((cell) => cell.trim());
  const drawings = names.split(/\s+/).filter(Boolean).map(readDrawing);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error(`"${slug}" is not a slug`);
  if (!isShape(shape)) throw new Error(`${slug}: there is no shape "${shape}"`);
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${slug}: "${colour}" is not a colour`);
  const unknown = drawings.filter((drawing) => !isDrawing(drawing));
  if (unknown.length > 0)
    throw new Error(
      `${slug}: there is no drawing "${unknown.map(({ name }) => name).join('", "')}"`,
    );
  if (drawings.length === 0 && shape !== "tray") throw new Error(`${slug}: no drawing`);
  return { slug, shape, drawings, colour };
}

export function readPictures(csv: string): SeedPicture[] {
  const [header = "", ...lines] = csv.trim().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`The picture list must begin with "${HEADER}"`);
  const pictures = lines.map(readPicture);
  const slugs = new Set<string>();
  for (const { slug } of pictures) {
    if (slugs.has(slug)) throw new Error(`${slug} is listed twice`);
    slugs.add(slug);
  }
  return pictures;
}
