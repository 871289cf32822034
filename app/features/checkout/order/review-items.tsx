import { cartPath } from "#app/addresses/paths.ts";
import { Filled } from "#app/ui/filled.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { formatPaise } from "#app/values/money.ts";
import { type ReviewLine, stockNote } from "./review.ts";
import { words } from "./page.words.ts";

/** The goods of an order that is not placed yet. */
export function ReviewItems({ lines }: { lines: ReviewLine[] }) {
  return (
    <section className="panel py-1">
      <h2 className="py-2 text-base">{words.orderItems}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.financialId} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: ReviewLine }) {
  const note = stockNote(line);
  return (
    <li className="relative flex min-h-16 flex-wrap content-center gap-x-3 py-2 pl-15">
      <Picture
        image={line.image}
        alt=""
        sizes="small"
        className="absolute top-2 left-0 size-12 rounded-md"
      />
      <span className="min-w-0 flex-1 basis-40 text-sm font-semibold text-pretty">
        {line.title}
      </span>
      {line.left > 0 ? (
        <span className="money ml-auto font-semibold">{formatPaise(line.nowPaise * line.qty)}</span>
      ) : null}
      <span className="basis-full text-xs text-stone">
        {line.qty} × <span className="money">{formatPaise(line.nowPaise)}</span>
      </span>
      {note ? (
        <a href={cartPath} className="link basis-full text-chilli">
          {words.noteChangeCart(note)}
        </a>
      ) : null}
      {!note && line.seenPaise !== line.nowPaise ? (
        <span className="basis-full text-xs">
          <Filled
            text={words.newPrice}
            old={<s className="money">{formatPaise(line.seenPaise)}</s>}
            new={<strong className="money">{formatPaise(line.nowPaise)}</strong>}
          />
        </span>
      ) : null}
    </li>
  );
}
