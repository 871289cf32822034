import { CategoryChips } from "#app/features/catalogue/listing/category-chips.tsx";
import type { CalledCategory } from "#app/features/catalogue/listing/names/all-called.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { words } from "#app/ui/words.ts";

/** All texts come with it: every product's page carries this one's script. */
export type NotSoldData = { message: string; title: string; categories: CalledCategory[] };

/** In a product's place the way on to others. */
export function NotSold({ message, title, categories }: NotSoldData) {
  return (
    <Page title={words.titles[404] ?? ""}>
      <Alert>{message}</Alert>
      <nav aria-label={title}>
        <h2 className="my-3">{title}</h2>
        <CategoryChips categories={categories} />
      </nav>
    </Page>
  );
}
