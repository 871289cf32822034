import { Form } from "@remix-run/react";
import { searchWordsPath } from "#app/admin-addresses.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { Taught } from "#app/features/catalogue/search/teach/list-search-words.server.ts";

export function TaughtTable({ taught }: { taught: Taught[] }) {
  return (
    <Sheet heads={["TEXT", "MEANS"]} hasActions>
      {taught.map(({ id, text, means }) => (
        <tr key={id}>
          <th scope="row" data-label="Text" className="wrap-anywhere">
            {text}
          </th>
          <td data-label="Means" className="wrap-anywhere">
            {means}
          </td>
          <td>
            <Form method="post" action={searchWordsPath}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="to" value="forget" className="button button-plain">
                Forget<span className="sr-only"> {text}</span>
              </button>
            </Form>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
