import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { words } from "./words.ts";

type Category = { name: string; called?: string };
export type CalledCategory = Required<Category>;

/** Of the shop's categories, or of those it began with where the owner changed none. */
export function allCalled(changed: Category[] | null | undefined): CalledCategory[] {
  const categories: Category[] = changed ?? categoryNames.map((name) => ({ name }));
  return categories.map(({ name, called = words.category(name) }) => ({ name, called }));
}
