import { Link } from "@remix-run/react";
import { editPath } from "#app/features/admin/products/prompt.ts";
import type { LackingBrand } from "#app/features/catalogue/labels/list-lacking.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { labelNames, labelTerms } from "#app/values/label.ts";
import { words } from "./words.ts";

type GroupsProps = { brands: LackingBrand[]; back: string };

/** Those that lack the same stand together under what it is, the least first; what all lack is said once. */
export function LackingGroups({ brands, back }: GroupsProps) {
  const alike = Map.groupBy(
    brands.toSorted((one, other) => one.missing.length - other.missing.length),
    ({ missing }) => termsOf(missing),
  );
  const ofAll =
    alike.size > 1
      ? labelNames.filter((name) => brands.every((one) => one.missing.includes(name)))
      : [];
  return (
    <>
      {ofAll.length > 0 ? (
        <p className="mb-4 font-semibold">{words.allLack(termsOf(ofAll))}</p>
      ) : null}
      {[...alike].map(([missing, own]) => {
        const head = headOf(own[0]?.missing ?? [], ofAll);
        return (
          <section key={missing} className="mb-4" aria-label={head}>
            <h2 className="mb-2 text-base">{head}</h2>
            <ul className="panel go-on small">
              {own.map((brand) => (
                <Row key={brand.detailId} brand={brand} back={back} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

type Facts = LackingBrand["missing"];
const termsOf = (names: Facts) => names.map((name) => labelTerms[name]).join(", ");

/** What is missing beside what all of them lack. */
function headOf(missing: Facts, ofAll: Facts): string {
  const own = missing.filter((name) => !ofAll.includes(name));
  if (ofAll.length === 0) return words.missing(termsOf(own));
  return own.length > 0 ? words.alsoMissing(termsOf(own)) : words.onlyMissing(termsOf(missing));
}

function Row({ brand, back }: { brand: LackingBrand; back: string }) {
  return (
    <li>
      <Link to={`${editPath(brand)}?${new URLSearchParams({ back })}`}>
        <Picture image={brand.image} alt="" sizes="small" className="size-9 flex-none rounded-md" />
        <span className="what">
          <ProductName of={brand} />
        </span>
      </Link>
    </li>
  );
}
