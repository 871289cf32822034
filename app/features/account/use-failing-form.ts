import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { FormFailure } from "#app/platform/forms.server.ts";

type FailingForm = {
  form: RefObject<HTMLFormElement>;
  fetcher: ReturnType<typeof useFetcher<FormFailure>>;
  errors: FormFailure["errors"];
  values: FormFailure["values"];
  isBusy: boolean;
};

/**
 * A form that shows its failure in place, on a page or in a panel; `first` is what the page came
 * with.
 */
export function useFailingForm(first: FormFailure | undefined): FailingForm {
  const fetcher = useFetcher<FormFailure>();
  const form = useRef<HTMLFormElement>(null);
  const failure = fetcher.data ?? first;
  useEffect(() => {
    if (!fetcher.data || !form.current) return;
    const wrong = form.current.querySelector<HTMLElement>("[aria-invalid='true']");
    (wrong ?? form.current.querySelector<HTMLElement>("[type='password']"))?.focus();
  }, [fetcher.data]);
  return {
    form,
    fetcher,
    errors: failure?.errors ?? {},
    values: failure?.values ?? {},
    isBusy: fetcher.state !== "idle",
  };
}
