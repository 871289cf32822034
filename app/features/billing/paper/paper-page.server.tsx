// One page of one or several papers, for A4 and rolls alike: it needs no script, and what makes a
// PDF or a picture of it is the browser's own print window, with the phone's own letters.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import type { ShownDocument } from "#app/features/billing/issued-document.ts";
import type { FrameWords } from "./frame-words.server.ts";
import { Bilingual, type InHindi } from "#app/ui/bilingual.tsx";
import { PaperSheet } from "./paper-sheet.server.tsx";
import { type Paper, pageRule, paperNames, paperOf, papers } from "./paper-size.ts";
import { hindiStyle, logoStyle, paperStyle } from "./paper-style.ts";

export type PaperPageProps = {
  documents: ShownDocument[];
  paper: Paper;
  /** The page's own address, whose `paper` the links change. */
  address: URL;
  words: FrameWords;
  back: { to: string; name: string };
  /** What stands behind them. */
  rest?: (paper: Paper) => ReactNode;
  nonce: string;
  /** What stands in Hindi below the English; without it nothing does. */
  inHindi?: InHindi | null;
};

export function renderPapers(props: PaperPageProps): string {
  const page = (
    <Bilingual.Provider value={props.inHindi ?? null}>
      <PaperPage {...props} />
    </Bilingual.Provider>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const printOnTap = `addEventListener("click",e=>{if(e.target.id==="print")print()})`;
/** The till's own window: printed as it opens, and gone then. */
const printNow = `addEventListener("load",()=>print());addEventListener("afterprint",()=>close())`;

const scriptOf = ({ searchParams }: URL) => printOnTap + (searchParams.has("now") ? printNow : "");

/** What no paper of the page needs is left out. */
function styleOf(documents: ShownDocument[], inHindi: InHindi | null): string {
  const hasLogo = documents.some(({ supplier }) => supplier.logo);
  return paperStyle + (inHindi ? hindiStyle : "") + (hasLogo ? logoStyle : "");
}

function PaperPage({
  documents,
  paper,
  address,
  words,
  back,
  rest,
  nonce,
  inHindi = null,
}: PaperPageProps) {
  const asked = address.searchParams.get("paper");
  const link = (wanted: Paper) => {
    const search = new URLSearchParams(address.searchParams);
    search.set("paper", wanted);
    return `${address.pathname}?${search}`;
  };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${documents.map(({ number }) => number).join(", ") || words.slips} – Kirana`}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styleOf(documents, inHindi) }} />
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: pageRule(paper, documents, inHindi) }}
        />
      </head>
      <body>
        <nav aria-label={words.paper} lang={words.language}>
          <a href={back.to}>{back.name}</a>
          <span className="sizes">
            {papers.map((one) => (
              <a key={one} href={link(one)} aria-current={one === paper ? "page" : undefined}>
                {paperNames[one]}
              </a>
            ))}
          </span>
          <button type="button" id="print">
            {words.print}
          </button>
          {asked === null || paperOf(asked) ? null : (
            <p role="status">{words.noPaper(paperNames[paper])}</p>
          )}
        </nav>
        <main>
          {documents.map((document) => (
            <PaperSheet key={document.number} document={document} paper={paper} />
          ))}
          {rest?.(paper)}
        </main>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: scriptOf(address) }} />
      </body>
    </html>
  );
}
