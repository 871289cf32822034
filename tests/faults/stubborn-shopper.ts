import type { createShopper } from "#tests/load/shopper.ts";

type Told = {
  shopper: ReturnType<typeof createShopper>;
  isOver(): boolean;
  /** Resolves when it is worth another try. */
  untilBack(): Promise<unknown>;
  onOrder(orderId: string): void;
  onLost(): void;
};

/**
 * Orders until it is over. Whoever gets no answer sends the same form again, as a shopper would who
 * presses the button once more.
 */
export async function orderStubbornly({
  shopper,
  isOver,
  untilBack,
  onOrder,
  onLost,
}: Told): Promise<void> {
  let form: Record<string, string> | null = null;
  while (form || !isOver()) {
    try {
      if (!form) {
        await shopper.fill();
        form = await shopper.review();
      }
      const orderId = form && (await shopper.place(form));
      form = null;
      if (orderId) onOrder(orderId);
      else await shopper.empty();
    } catch {
      onLost();
      await untilBack();
    }
  }
}
