import { Link } from "@remix-run/react";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { taxPagePath } from "#app/addresses/side-paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { ClassForm } from "./class-form.tsx";
import { ClassList, type ClassListProps } from "./class-list.tsx";
import { words } from "./words.ts";

type ClassesPageProps = ClassListProps & {
  /** The id of the class that the form is about. */
  chosen: string;
  text: string;
  failure: FormFailure | undefined;
};

/** So many of those that goods have are in sight. */
const mostInSight = 12;

export function ClassesPage({ chosen, text, failure, ...list }: ClassesPageProps) {
  const { classes, today } = list;
  const meant = classes.find(({ id }) => id === chosen);
  const form = <ClassForm classes={classes} chosen={meant} today={today} failure={failure} />;
  return (
    <div className={meant ? "with-end" : undefined}>
      {meant ? <div className="at-end mb-4">{form}</div> : null}
      <div>
        <FindForm
          action={taxPagePath("classes")}
          label={words.search}
          hint={words.searchHint}
          text={text}
        />
        {list.saysHsn && !text ? <WithoutHsn {...list} /> : null}
        {classes.length === 0 ? <p className="mb-4">{words.noneFound(text)}</p> : null}
        {text && classes.length > 0 ? <ClassList {...list} /> : null}
        {text ? null : <FoldedList {...list} />}
      </div>
      {meant ? null : <div className="at-end">{form}</div>}
    </div>
  );
}

/** Goods whose bills can't say a code, and the way to where they get one. */
function WithoutHsn({ classes, goodsOf }: Pick<ClassListProps, "classes" | "goodsOf">) {
  const count = classes
    .filter(({ hsn }) => hsn === "")
    .reduce((sum, { id }) => sum + (goodsOf[id] ?? 0), 0);
  if (count === 0) return null;
  return (
    <p className="panel mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sand py-3">
      {words.lackHsn(count)}{" "}
      <Link to={taxPagePath("goods")} className="button button-plain">
        {words.giveClass}
      </Link>
    </p>
  );
}

/** What most goods have, and the others a tap away. */
function FoldedList({ classes, goodsOf, ...rest }: ClassListProps) {
  const mostUsed = classes
    .filter(({ id }) => goodsOf[id])
    .toSorted((one, other) => (goodsOf[other.id] ?? 0) - (goodsOf[one.id] ?? 0))
    .slice(0, mostInSight);
  const others = classes.filter((one) => !mostUsed.includes(one));
  return (
    <>
      {mostUsed.length > 0 ? (
        <>
          <h2 className="mb-2">{words.mostUsed}</h2>
          <ClassList {...{ classes: mostUsed, goodsOf, ...rest }} />
        </>
      ) : null}
      <details className="panel mb-3 py-1">
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {mostUsed.length > 0
            ? words.otherClasses(others.length)
            : words.allClasses(others.length)}
        </summary>
        <ClassList {...{ classes: others, goodsOf, ...rest }} />
      </details>
    </>
  );
}
