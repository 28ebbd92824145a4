import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentCityPrice } from './city-price.presenter.ts';
import type { CityPriceRow } from './city-price.store.ts';
import type { PriceDependencies } from './preview-city-price.ts';

interface Asker {
  readonly viewer: Viewer;
  readonly now: Date;
}
type Names = Pick<PriceDependencies, 'account' | 'geography'>;

/** Rows as the back office shows them, with the names of their Admins and cities: two queries for all of them. */
export async function presenterOf(
  { account, geography }: Names,
  reader: Reader,
  rows: readonly CityPriceRow[],
  { viewer, now }: Asker,
): Promise<(row: CityPriceRow) => CityPrice> {
  const people = await account.namesOf(
    reader,
    rows.flatMap(({ setById, endedById, decidedById }) => [setById, endedById, decidedById]),
  );
  const cities = await geography.cityNames(
    reader,
    rows.map(({ cityCode }) => cityCode),
  );
  return (row) => presentCityPrice(row, { today: istDay(now), viewer, people, cities });
}

export async function presentOne(
  deps: Names,
  reader: Reader,
  row: CityPriceRow,
  asker: Asker,
): Promise<CityPrice> {
  return (await presenterOf(deps, reader, [row], asker))(row);
}

/** For the event of a price, which partners of the city read. */
export const cityNameOf = async (
  { geography }: Pick<Names, 'geography'>,
  reader: Reader,
  cityCode: string,
): Promise<string> => (await geography.cityNames(reader, [cityCode])).get(cityCode) ?? '';
