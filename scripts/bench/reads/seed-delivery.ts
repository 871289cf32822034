import { openBindings } from "#scripts/bindings.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";

const areas = 300;
const days = 14;
const hours = [8, 12, 16, 18];

/** So many areas, the addresses of the seed among them, and windows for so many days, some full. */
export async function seedDelivery(state: string): Promise<void> {
  const { bindings, close } = await openBindings(state);
  const tomorrow = laterDay(indianDay(Date.now()), 1);
  const windows = Array.from({ length: days }, (_, ahead) => laterDay(tomorrow, ahead)).flatMap(
    (day) => hours.map((hour) => [day, startOfIndianDay(day) + hour * 3_600_000]),
  );
  try {
    await bindings.DB.batch([
      bindings.DB.prepare(
        `INSERT INTO service_areas (postal_code, is_active, fee_paise, free_from_paise, minimum_paise) SELECT 560001 + value, 1, 2500, 49900, 0 FROM json_each(?1)`,
      ).bind(JSON.stringify(Array.from({ length: areas }, (_, at) => at))),
      bindings.DB.prepare(
        `INSERT INTO delivery_slots (id, day, from_at, to_at, cutoff_at, capacity, taken, fee_paise)
        SELECT lower(hex(randomblob(8))), value ->> 0, value ->> 1, (value ->> 1) + 7200000, value ->> 1, 8, iif(key % 3, 2, 8), 1000
        FROM json_each(?1)`,
      ).bind(JSON.stringify(windows)),
    ]);
  } finally {
    await close();
  }
}
