import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { sourcesBelow } from "./imports.ts";

/**
 * The texts below `folder`, tests apart, that begin with one of the shop's addresses: "/" and its
 * first word.
 */
export function pathsSpoken(root: string, folder: string, firstWords: Set<string>): string[] {
  return sourcesBelow(root, folder).flatMap((file) =>
    textsOf(file, readFileSync(join(root, file), "utf8"))
      .filter((text) => firstWords.has(/^\/([\w-]+)/.exec(text)?.[1] ?? ""))
      .map((text) => `${file}: ${text}`),
  );
}

/** Every string of a source, and the beginning of every template. */
export function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return texts;
}
