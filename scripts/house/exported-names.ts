import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { sourcesBelow } from "./imports.ts";

/** What the framework looks for in every route. */
const ofRoutes = new Set([
  "loader",
  "clientLoader",
  "action",
  "meta",
  "headers",
  "handle",
  "links",
  "shouldRevalidate",
  "ErrorBoundary",
]);

/** Each room has one, in each language, and all are called alike. */
const dictionary = /[/.]words(\.\w+)?\.ts$/;

/** Names that more than one file below `folder` exports, each with its files. */
export function sharedNames(root: string, folder: string): string[] {
  const files = new Map<string, string[]>();
  for (const file of sourcesBelow(root, folder).filter((path) => !dictionary.test(path)))
    for (const name of exportedNames(file, readFileSync(join(root, file), "utf8")))
      files.set(name, [...(files.get(name) ?? []), file]);
  return [...files]
    .filter(([name, places]) => places.length > 1 && !ofRoutes.has(name))
    .map(([name, places]) => `${name}: ${places.join(", ")}`);
}

export function exportedNames(file: string, source: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  return statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.getText()] : [];
  });
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  return (
    kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  );
}
