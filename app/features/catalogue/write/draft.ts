export const draftCategory = "Daily Needs";

const mostAlike = 99;

export function draftSlug(productId: string): string {
  return `draft-${productId}`;
}

/** A draft's first address holds its id, which stays known by it; any other address is none. */
export function idOfDraft(slug: string): string | null {
  return slug.startsWith("draft-") ? slug.slice("draft-".length) : null;
}

/**
 * In the order they are tried: the name's own, with a number, with the product's id. Empty where
 * the name has no letters.
 */
export function slugChoices(slug: string, productId: string): string[] {
  if (slug === "") return [];
  return [
    slug,
    ...Array.from({ length: mostAlike - 1 }, (_, index) => `${slug}-${index + 2}`),
    `${slug}-${productId}`,
  ];
}
