import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

test("a list names all of few pages, and of many the first, this one and the last", () => {
  const shown = (page: number, pages: number) => {
    const linkTo = (wanted: number) => `?page=${wanted}`;
    const asked = { page, pages, hasNext: page < pages, linkTo };
    const html = renderToStaticMarkup(createElement(Pagination, asked));
    return html
      .replace(/<span[^>]*>[^<]*<\/span>/g, "")
      .replace(/<[^>]+>/g, " ")
      .match(/\S+/g);
  };
  expect(shown(1, 1)).toBe(null);
  expect(shown(2, 3)).toEqual(["‹", "1", "2", "3", "›"]);
  expect(shown(1, 26)).toEqual(["1", "…", "26", "›"]);
  expect(shown(5, 26)).toEqual(["‹", "1", "…", "5", "…", "26", "›"]);
});
