import { addParchiPath, parchiPath, sharedParchiPath } from "#app/addresses.ts";
import type { ChosenLine } from "#app/features/lists/choosing/choose-goods.ts";
import { LineFieldset } from "./line-fieldset.tsx";

type ListReviewProps = { lines: ChosenLine[]; notRead: string[]; text: string };

const longestAddress = 1500;

/** Every line of the list in its order, and what it would put in the cart. */
export function ListReview({ lines, notRead, text }: ListReviewProps) {
  const picked = lines.filter((line) => line.picked !== null).length;
  const address = sharedParchiPath(text);
  return (
    <>
      <p className="mb-4">
        {lines.length > 0
          ? `Understood ${picked} of ${lines.length}. ${askWords(lines.length - picked)}`
          : "Nothing on this list asks for goods."}
      </p>
      {lines.length > 0 ? (
        <form method="post" action={addParchiPath} noValidate>
          {lines.map((line, at) => (
            <LineFieldset key={at} line={line} at={at} />
          ))}
          <button type="submit" className="button w-full">
            Add to cart
          </button>
        </form>
      ) : null}
      {notRead.length > 0 ? (
        <section className="mt-6">
          <h2 className="mb-1">Not read</h2>
          <ul className="wrap-anywhere text-stone">
            {notRead.map((words, at) => (
              <li key={at} dir="auto">
                {words}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-4">
        <a
          href={address.length <= longestAddress ? address : parchiPath}
          className="link inline-flex min-h-11 items-center"
        >
          {address.length <= longestAddress ? "Change this list" : "Write another list"}
        </a>
      </p>
    </>
  );
}

function askWords(open: number): string {
  if (open === 0) return "Look it over, then add it to your cart.";
  return `Please choose for the other ${open === 1 ? "one" : open}.`;
}
