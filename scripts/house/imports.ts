import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** Every source file below `folder`, tests apart, with the files of ours that it imports. */
export function importsBelow(root: string, folder: string): Map<string, string[]> {
  return new Map(sourcesBelow(root, folder).map((file) => [file, importsOf(root, file)]));
}

/** Every source file below `folder`, tests apart. */
export function sourcesBelow(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names.map((name) => join(folder, name)).filter(isSource);
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
}

function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith(".")) return [normalize(join(dirname(file), fileName))];
    return fileName.startsWith("#") ? [fileName.slice(1)] : [];
  });
}

/** The files of each import circle: what reaches itself, grouped by what reaches each other. */
export function circlesOf(imports: Map<string, string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachOf(imports, file)]));
  const inCircle = [...imports.keys()].filter((file) => reached.get(file)?.has(file));
  const circles = inCircle.map((file) =>
    inCircle.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** What a file imports, and what that imports in turn. */
export function reachOf(imports: Map<string, string[]>, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return seen;
}
