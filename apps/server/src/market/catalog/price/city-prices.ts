import type { Snapshots } from '../../../platform/snapshot/snapshots.ts';
import { type SetPriceRow, listSetPrices } from './set-price.store.ts';

/** What Admins have set for cities, in memory. */
export interface CityPrices {
  /** What holds for a service in a city on a day in Asia/Kolkata, in paise before tax; null: nothing is set. */
  at(cityCode: string, serviceId: string, day: string): number | null;
}

export function cityPricesOf(rows: readonly SetPriceRow[]): CityPrices {
  const byPlace = new Map<string, SetPriceRow[]>();
  for (const row of rows) {
    const key = `${row.city_code} ${row.service_id}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), row]);
  }
  return {
    at: (cityCode, serviceId, day) =>
      byPlace
        .get(`${cityCode} ${serviceId}`)
        ?.find(({ from_day, to_day }) => from_day <= day && (to_day === null || to_day >= day))
        ?.price_paise ?? null,
  };
}

export const openCityPrices = (snapshots: Snapshots): (() => Promise<CityPrices>) =>
  snapshots.whole('city_price', async (reader) => cityPricesOf(await listSetPrices(reader)));
