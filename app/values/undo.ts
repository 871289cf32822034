/** For so long what was done can be taken back. */
export const undoMs = 10 * 60 * 1000;
