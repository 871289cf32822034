/** A list whose rows are as high as each other, and a way on as one of them. */
export const rowsLook = "divide-y divide-line border-line text-sm";
const row = "go flex min-h-12 w-full items-center justify-between gap-3 text-left";
export const rowLook = `${row} text-leaf`;
export const dangerRowLook = `${row} text-chilli`;
