// "5 kg rice": the pack that is wanted, as the index names it.
const units: [RegExp, { token: "g" | "ml" | "pcs"; factor: number }][] = [
  [/^(kgs?|kilos?|kilograms?|किलो|किग्रा|केजी|किलोग्राम)$/, { token: "g", factor: 1000 }],
  [/^(g|gms?|grams?|grm|ग्राम|ग्रा)$/, { token: "g", factor: 1 }],
  [/^(l|lt|ltrs?|lit|lit(?:er|re)s?|लीटर|लिटर)$/, { token: "ml", factor: 1000 }],
  [/^(ml|मिली|एमएल|मिलीलीटर)$/, { token: "ml", factor: 1 }],
  [/^(pcs?|pieces?|nag|नग|पीस)$/, { token: "pcs", factor: 1 }],
  [/^(dozens?|darjan|दर्जन)$/, { token: "pcs", factor: 12 }],
];
const size =
  /(?<![\p{L}\p{M}\p{N}.])(\d{1,5})(?:[.,](\d{1,3})|\/(\d))?\s*(kgs?|kilos?|kilograms?|किलोग्राम|किलो|किग्रा|केजी|gms?|grams?|grm|g|ग्राम|ग्रा|ltrs?|lt|lit(?:er|re)s?|lit|ml|l|मिलीलीटर|मिली|एमएल|लीटर|लिटर|pcs?|pieces?|nag|नग|पीस|dozens?|darjan|दर्जन|packs?|packets?|pkts?|पैकेट)(?![\p{L}\p{M}\p{N}])/giu;

/**
 * The text without its pack sizes, and the first of them; null where it says none that goods are
 * sold by.
 */
export function takePackSize(text: string): { rest: string; pack: string | null } {
  const packs = [...text.matchAll(size)].flatMap(
    ([, whole, part = "0", divisor = "1", unit = ""]) => {
      const amount = Number(`${whole}.${part}`) / Number(divisor);
      return packOf(amount, unit.toLowerCase()) ?? [];
    },
  );
  return { rest: text.replace(size, " "), pack: packs[0] ?? null };
}

function packOf(amount: number, word: string): string | null {
  const unit = units.find(([spelt]) => spelt.test(word))?.[1];
  const whole = unit && amount * unit.factor;
  return whole && Number.isInteger(whole) ? `${unit.token}${whole}` : null;
}

/** How the index names a pack; see the trigger that writes it. */
export function packToken({ quantityMilli, units: of }: { quantityMilli: number; units: string }) {
  if (of === "kg" || of === "l") return `${of === "kg" ? "g" : "ml"}${quantityMilli}`;
  return `${of === "g" || of === "ml" ? of : "pcs"}${Math.floor(quantityMilli / 1000)}`;
}
