import type { ShopDatabase } from "#scripts/shop-database.ts";

const atOnce = 20;

/** The pictures of this shop that its products name and that are not where pictures are kept. */
export async function findLostPictures(
  { query }: Pick<ShopDatabase, "query">,
  hasPicture: (address: string) => Promise<boolean>,
): Promise<string[]> {
  const named = await query(
    "SELECT DISTINCT image FROM pictures WHERE image LIKE '/images/%' ORDER BY image",
  );
  const addresses = named.map(({ image }) => String(image));
  const lost: string[] = [];
  for (let start = 0; start < addresses.length; start += atOnce) {
    const some = addresses.slice(start, start + atOnce);
    const found = await Promise.all(some.map(hasPicture));
    lost.push(...some.filter((_, index) => !found[index]));
  }
  return lost;
}
