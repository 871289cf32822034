import { isEmoji } from "./emoji.ts";
import { isShape, type Shape } from "./shape-names.ts";

export interface SeedPicture {
  readonly slug: string;
  readonly shape: Shape;
  readonly emojis: readonly string[];
  readonly colour: string;
}

const HEADER = "slug,shape,emoji,colour";

function readPicture(line: string): SeedPicture {
  const [slug = "", shape = "", emoji = "", colour = ""] = line
    .split(",")
    .map((cell) => cell.trim());
  const emojis = emoji.split(/\s+/).filter(Boolean);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error(`"${slug}" is not a slug`);
  if (!isShape(shape)) throw new Error(`${slug}: there is no shape "${shape}"`);
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${slug}: "${colour}" is not a colour`);
  const unknown = emojis.filter((name) => !isEmoji(name));
  if (unknown.length > 0) throw new Error(`${slug}: there is no emoji "${unknown.join('", "')}"`);
  if (emojis.length === 0) throw new Error(`${slug}: no emoji`);
  return { slug, shape, emojis, colour };
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
