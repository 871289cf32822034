import { wordsOf } from "#app/features/catalogue/search/words/search-words.ts";

const longestText = 200;
const mostWords = 6;

/**
 * Every word is quoted, so that nothing typed is an operator; null where there is nothing to search
 * for.
 */
export function searchOrdersFor(text: string): string | null {
  return expressionOf(text, { number: "{id customer_phone}", words: "{id customer_name}" });
}

export function searchUsersFor(text: string): string | null {
  return expressionOf(text, { number: "phone", words: "name" });
}

function expressionOf(typed: string, columns: { number: string; words: string }): string | null {
  const text = typed.slice(0, longestText);
  if (/^[\d\s()+-]*\d[\d\s()+-]*$/.test(text)) {
    const digits = text.replace(/\D/g, "");
    return `${columns.number} : "${digits.length === 12 ? digits.replace(/^91/, "") : digits}"*`;
  }
  const words = wordsOf(text)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
  return words.length > 0
    ? `${columns.words} : (${words.map((word) => `"${word}"*`).join(" AND ")})`
    : null;
}
