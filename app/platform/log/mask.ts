const email = /[^\s@"'<>(),;:/]+@[^\s@"'<>(),;:/]+\.[a-z]{2,}/gi;
/** Phones however they are written, codes, postal codes. */
const number = /\+?\d(?:[\s-]?\d){5,}/g;
/** Of a stack, whose positions in a file stand behind a colon. */
const longNumber = /\+?\d(?:[\s-]?\d){8,}/g;
/** Tokens, hashes and signatures: long, without a space, seldom without a digit. */
const token = /[\w+=-]{20,}/g;
const longestWord = 40;

/** What may be somebody's is not left standing in a text that nobody of ours wrote. */
export function maskText(text: string): string {
  return maskTokens(text.replace(email, "(e-mail)")).replace(number, "(number)");
}

/** Only the lines that name a place in the code, masked as well. */
export function maskStack(stack: string): string {
  const places = stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return maskTokens(places.join("\n").replace(email, "(e-mail)").replace(longNumber, "(number)"));
}

function maskTokens(text: string): string {
  return text.replace(token, (found) =>
    /\d/.test(found) || found.length >= longestWord ? "(token)" : found,
  );
}
