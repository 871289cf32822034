import * as v from "valibot";
import { isGstin } from "#app/features/billing/arithmetic/gstin.ts";
import { stateName } from "#app/values/states.ts";
import { hsnDigits, regimes } from "#app/values/tax.ts";
import { words } from "./words.ts";

const capitals = v.pipe(v.string(), v.trim(), v.toUpperCase());
const series = v.pipe(
  capitals,
  v.regex(/^[A-Z0-9]{1,2}$/, () => words.oneOrTwo),
);

const tick = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text !== ""),
);

/** Who is registered has a GSTIN, whose first digits are the State; nobody else shows one. */
export const TaxSettingsSchema = v.pipe(
  v.object({
    regime: v.picklist(regimes, () => words.chooseRegime),
    gstin: v.pipe(
      v.optional(capitals, ""),
      v.check(
        (text) => text === "" || isGstin(text),
        () => words.gstinWrong,
      ),
    ),
    state: v.pipe(
      v.optional(v.string(), ""),
      v.check(
        (code) => code === "" || stateName(code) !== "",
        () => words.chooseState,
      ),
    ),
    hsnDigits: v.pipe(
      v.optional(v.string(), "4"),
      v.nonEmpty(() => words.chooseDigits),
      v.transform(Number),
      v.picklist(hsnDigits, () => words.chooseDigits),
    ),
    series: v.optional(series, "KS"),
    creditSeries: v.optional(series, "KC"),
    upiId: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^([\w.-]{2,64}@[A-Za-z]{2,32})?$/, () => words.upiForm),
    ),
    isRounded: tick,
    isBilingual: tick,
  }),
  v.forward(
    v.check(
      ({ regime, gstin }) => gstin !== "" || !(regime === "composition" || regime === "regular"),
      () => words.enterGstin,
    ),
    ["gstin"],
  ),
  v.forward(
    v.check(
      ({ gstin, state }) => gstin === "" || state === "" || gstin.startsWith(state),
      () => words.otherState,
    ),
    ["state"],
  ),
  v.forward(
    v.check(
      (settings) => settings.series !== settings.creditSeries,
      () => words.otherSeries,
    ),
    ["creditSeries"],
  ),
  v.transform((settings) => {
    const { regime, gstin, state } = settings;
    const isRegistered = regime === "composition" || regime === "regular";
    return {
      ...settings,
      gstin: isRegistered ? gstin : "",
      state: state || (isRegistered ? gstin.slice(0, 2) : ""),
    };
  }),
);
