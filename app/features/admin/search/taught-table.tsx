import { Form } from "@remix-run/react";
import { searchWordCommandPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { Taught } from "#app/features/catalogue/teach/list-search-words.server.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

export function TaughtTable({ taught }: { taught: Taught[] }) {
  const callOf = useCategoryCall();
  return (
    <Sheet
      heads={[words.columns.text, words.columns.means]}
      hasActions
      className="records beside taught"
    >
      {taught.map(({ id, text, means }) => (
        <tr key={id}>
          <th scope="row" className="lead">
            {text}
          </th>
          <td data-label={words.columns.means}>{callOf(means)}</td>
          <td className="end">
            <Form method="post" action={searchWordCommandPath("forget")}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" className="link min-h-11 px-2">
                {words.forget}
                <span className="sr-only"> {text}</span>
              </button>
            </Form>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
