import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import type { City } from '@nukkad/contract/places/geography/geography.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { type DistrictRow, type StateRow, listCities, listDistricts, listStates } from './area.store.ts';
import { searchable } from './geography.rules.ts';
import { presentCity } from './place.presenter.ts';
import { type PlaceRow, findPincode } from './place.store.ts';

const key = z.tuple([z.boolean(), z.int32(), z.string().check(z.regex(/^[0-9]{1,12}$/))]);

interface Asked {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function listCityPage(reader: Reader, { q, cursor, limit }: Asked): Promise<Page<City>> {
  const words = searchable(q ?? '');
  if (q !== undefined && words === '') return { items: [], nextCursor: null };
  const [served, population, cityCode] = readCursor(cursor, key) ?? [];
  const after =
    served === undefined || population === undefined || cityCode === undefined
      ? null
      : { served, population, cityCode };
  const rows = await listCities(reader, { words, after, limit: limit + 1 });
  return pageFrom(rows, limit, presentCity, (row) => [row.served, row.population, row.city_code]);
}

/** By name; there are 36, so they are one page. */
export const allStates = (reader: Reader): Promise<StateRow[]> => listStates(reader);

/** Every state has districts, so a state without is none. */
export async function districtsOf(reader: Reader, stateCode: string): Promise<DistrictRow[]> {
  const rows = await listDistricts(reader, stateCode);
  return rows.length > 0 ? rows : refuse(geographyErrors.state_unknown);
}

export async function getKnownPincode(reader: Reader, pincode: string): Promise<PlaceRow> {
  return (await findPincode(reader, pincode)) ?? refuse(geographyErrors.pincode_unknown);
}
