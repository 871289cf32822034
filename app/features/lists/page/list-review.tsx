import {
  addParchiPath,
  parchiForSalePath,
  parchiPath,
  sellCommandPath,
  sharedParchiPath,
} from "#app/addresses/paths.ts";
import type { ChosenLine } from "#app/features/lists/choosing/choose-goods.ts";
import { LineFieldset } from "./line-fieldset.tsx";
import { words } from "./words.ts";

type ListReviewProps = {
  lines: ChosenLine[];
  notRead: string[];
  text: string;
  /** For the till instead of the cart. */
  isForSale?: boolean;
};

const longestAddress = 1500;

/** Every line of the list in its order, and what it would put in the cart. */
export function ListReview({ lines, notRead, text, isForSale = false }: ListReviewProps) {
  const picked = lines.filter((line) => line.picked !== null).length;
  const address = sharedParchiPath(text, isForSale);
  return (
    <>
      <p className="mb-4">{understoodOf(picked, lines.length)}</p>
      {lines.length > 0 ? (
        <form method="post" action={isForSale ? sellCommandPath("list") : addParchiPath} noValidate>
          {lines.map((line, at) => (
            <LineFieldset key={at} line={line} at={at} />
          ))}
          <button type="submit" className="button w-full">
            {isForSale ? words.toTill : words.addToCart}
          </button>
        </form>
      ) : null}
      {notRead.length > 0 ? (
        <section className="mt-6">
          <h2 className="mb-1">{words.notRead}</h2>
          <ul className="wrap-anywhere text-stone">
            {notRead.map((line, at) => (
              <li key={at} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-4">
        <a
          href={
            address.length <= longestAddress ? address : isForSale ? parchiForSalePath : parchiPath
          }
          className="link inline-flex min-h-11 items-center"
        >
          {address.length <= longestAddress ? words.change : words.writeAnother}
        </a>
      </p>
    </>
  );
}

function understoodOf(understood: number, lines: number): string {
  if (lines === 0) return words.noGoods;
  return understood === lines ? words.understoodAll(lines) : words.understood(understood, lines);
}
