import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { handle as payment } from "#app/features/checkout/payment/payment.route.tsx";
import { handle as shipping } from "#app/features/checkout/shipping/shipping.route.tsx";
import { ErrorBoundary } from "#app/root.tsx";

function pageWith(error: unknown, handle?: object): string {
  const routes = [
    {
      id: "root",
      path: "/",
      errorElement: createElement(ErrorBoundary),
      children: [{ id: "page", index: true, handle, loader: () => null }],
    },
  ];
  return renderToStaticMarkup(
    createElement(RouterProvider, {
      router: createMemoryRouter(routes, { hydrationData: { errors: { root: error } } }),
    }),
  );
}

test("a page that breaks says what could not be done, that the mistake is ours, and a way on", () => {
  expect(pageWith(new Error("D1"), shipping)).toMatch(
    /role="alert"[^>]*>.*Error loading address\. Sorry, that was our mistake\./,
  );
  expect(pageWith(new Error("D1"), payment)).toMatch(
    /role="alert"[^>]*>.*An error occurred\. Sorry, that was our mistake\./,
  );
  expect(pageWith(new Error("D1"))).toMatch(/role="alert"[^>]*>Sorry, that was our mistake\./);
  expect(pageWith(new TypeError("Failed to fetch"), shipping)).toContain("No connection");
});
