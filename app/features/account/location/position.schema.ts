import * as v from "valibot";

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

export const PositionSchema = v.object({ latitude: degrees(90), longitude: degrees(180) });
