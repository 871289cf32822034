import { attribute } from "#scripts/bench/reads/visitor.ts";

/** A form as a page shows it: where it leads, how, and what it would send untouched. */
export type PageForm = {
  action: string;
  method: string;
  isMultipart: boolean;
  fields: [string, string][];
};

export function formsOf(html: string, page: string): PageForm[] {
  return [...html.matchAll(/(<form[^>]*>)(.*?)<\/form>/gs)].map(([, tag = "", inside = ""]) => ({
    action: attribute(tag, "action") || page,
    method: attribute(tag, "method").toUpperCase() || "GET",
    isMultipart: attribute(tag, "enctype") === "multipart/form-data",
    fields: [...inside.matchAll(/<(?:input|select|textarea|button)[^>]*\sname="[^>]*>/g)].map(
      ([field]): [string, string] => [attribute(field, "name"), attribute(field, "value")],
    ),
  }));
}
