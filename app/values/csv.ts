/** Spreadsheets take a file without this mark for one of their own country's letters. */
export const byteOrderMark = "\uFEFF";

export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quote(disarm(cell))).join(",")}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A spreadsheet would calculate what begins like this, in full width too; an amount may. */
function disarm(cell: string): string {
  return /^'*[=+\-@\t\r＝＋－＠]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
}

/** What `csvLine` was given. */
export function rearm(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
