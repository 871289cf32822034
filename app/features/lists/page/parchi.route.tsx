import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parchiPath } from "#app/addresses/paths.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { answerList } from "#app/features/lists/answer-list.server.ts";
import { longestList, parseListText } from "#app/features/lists/list.schema.ts";
import { ListForm } from "./list-form.tsx";
import { ListReview } from "./list-review.tsx";
import { words } from "./words.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${words.title} – Kirana` },
  { name: "description", content: words.description },
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

/** What another app shares opens here, in the text area. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url);
  const shared = searchParams.get("text") || searchParams.get("title") || "";
  const isForSale = searchParams.get("for") === "sale";
  return {
    isForSale,
    messagingLink: context.config.MESSAGING_LINK,
    shared: shared.toWellFormed().slice(0, longestList),
    canonical: origin + parchiPath,
  };
}

/** Only reads: what is answered is a page to choose on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { text = "" } = await readForm(request);
  const isForSale = new URL(request.url).searchParams.get("for") === "sale";
  const parsed = parseListText(text);
  if (!parsed.ok) return data({ text, error: parsed.message }, { status: 400 });
  const answer = await answerList(context, parsed.text);
  if (!answer.ok) return data({ text, error: answer.message }, { status: 400 });
  return data({ text, error: null, isForSale, ...answer });
}

export default function Parchi() {
  const { shared, isForSale, messagingLink } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page title={words.title} narrow={answer !== undefined && "lines" in answer}>
      {answer && "lines" in answer ? (
        <ListReview {...answer} />
      ) : (
        <ListForm
          isForSale={isForSale}
          messagingLink={messagingLink}
          text={answer?.text ?? shared}
          error={answer?.error ?? undefined}
        />
      )}
    </Page>
  );
}
