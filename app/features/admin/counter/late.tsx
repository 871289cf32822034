import { Stand } from "#app/ui/stand.tsx";
import { words } from "#app/features/orders/counter/words.ts";

/** Of an order whose time is over. */
export const Late = () => <Stand stand="bad" word={words.late} />;
