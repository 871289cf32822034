import body from "./words.html?raw";

export const words = { body };
