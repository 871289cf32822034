/** A code that was refused, as it was typed. */
export type RefusedCode = { typed: string; message: string };
