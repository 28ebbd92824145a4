import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { CityOfPlace, PlaceCodes } from './geography.interface.ts';

/** City and GST state of a place; of everywhere neither. */
export async function cityOfPlace(reader: Reader, { pincode, cityCode }: PlaceCodes): Promise<CityOfPlace> {
  if (!pincode && !cityCode) return { cityCode: '', stateCode: null };
  const { rows } = pincode
    ? await sql<CityOfPlace>`select coalesce(city_code, '') as "cityCode", state_code as "stateCode" from pincode where pincode = ${pincode}`.execute(
        reader,
      )
    : await sql<CityOfPlace>`select city_code as "cityCode", state_code as "stateCode" from city where city_code = ${cityCode}`.execute(
        reader,
      );
  return rows[0] ?? { cityCode: '', stateCode: null };
}
