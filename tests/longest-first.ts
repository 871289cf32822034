import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begun last, one of them would keep a processor busy while the other has nothing left to do. */
const longest = [
  "tests/faults/faults",
  "tests/built/accessibility",
  "tests/built/account-and-payment",
  "tests/built/deploy",
  "tests/built/valid-html",
  "tests/built/counter",
  "tests/built/recovery",
  "tests/attacks/recovery",
  "scripts/backup/restore",
  "scripts/catalogue",
  "tests/seed",
  "api/call/bad-input",
  "registration/registration",
  "scripts/backup/backup",
  "api/khata/week",
  "party/hosts",
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  return place < 0 ? longest.length : place;
};

/** The others as Vitest has them: larger files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
