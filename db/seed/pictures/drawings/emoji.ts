import { createRequire } from "node:module";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const load = createRequire(import.meta.url);
const iconSet = load("@iconify-json/fluent-emoji-flat/icons.json") as IconSet;

/** In a square of 32 units. */
export function emojiBody(name: string): string | undefined {
  const parent = iconSet.aliases?.[name]?.parent ?? name;
  return iconSet.icons[parent]?.body;
}
