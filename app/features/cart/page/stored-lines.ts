import type { CartLine } from "#app/features/cart/cart.ts";
import { storedItems } from "#app/features/cart/cart-storage.ts";

/** The lines as they were last seen, for a visit without a network; prices and stock are checked once there is one. */
export function storedLines(): CartLine[] {
  return storedItems().map(({ qty, ...item }) => {
    const dpricePaise = Math.round(item.dprice * 100);
    return {
      financialId: item.financialId,
      qty,
      seenPaise: dpricePaise,
      state: "fine",
      pack: {
        financialId: item.financialId,
        detailId: item.brandId,
        productId: item.productId,
        slug: item.slug,
        name: item.name,
        brand: item.brand,
        category: item.category,
        image: item.image,
        quantityMilli: Math.round(item.quantity * 1000),
        units: item.units,
        pricePaise: Math.round(item.price * 100),
        dpricePaise,
        discountBasisPoints: Math.round(item.Discount * 100),
        countInStock: item.countInStock,
      },
    };
  });
}
