import { Stand } from "#app/ui/stand.tsx";
import { words } from "./words.ts";

/** Of an order whose time is over. */
export const Late = () => <Stand stand="bad" word={words.late} />;
