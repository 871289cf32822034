import { rooms } from "#scripts/walls.ts";
import { circlesOf, importsBelow } from "./imports.ts";

export type House = {
  /** Of each room, how many imports it takes from which other room. */
  arrows: Map<string, Map<string, number>>;
  /** Arrows from a room to one behind it in the order of lint's list. */
  backwards: string[];
  /** Features that have a folder and no place in the list. */
  unlisted: string[];
  circles: string[][];
};

export function measureHouse(root: string): House {
  const imports = importsBelow(root, "app");
  const arrows = new Map(rooms.map((room) => [room, new Map<string, number>()]));
  const backwards: string[] = [];
  const unlisted = new Set<string>();
  for (const [file, targets] of imports) {
    const from = roomOf(file);
    if (!from && file.startsWith("app/features/")) unlisted.add(file);
    for (const to of targets.map(roomOf)) {
      if (!from || !to || from === to) continue;
      const counts = arrows.get(from) ?? new Map<string, number>();
      counts.set(to, (counts.get(to) ?? 0) + 1);
      if (rooms.indexOf(to) > rooms.indexOf(from)) backwards.push(`${file} → ${to}`);
    }
  }
  return { arrows, backwards, unlisted: [...unlisted], circles: circlesOf(imports) };
}

function roomOf(file: string): string | null {
  return rooms.find((room) => file.startsWith(`${room}/`)) ?? null;
}
