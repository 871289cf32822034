import letters from "./letters.css?inline";

export const words = { letters };
