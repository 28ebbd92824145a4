import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface CityOfPlace {
  readonly cityCode: string;
  readonly stateCode: string | null;
}

/** City and GST state of a place; of everywhere neither. */
export async function cityOfPlace(
  reader: Reader,
  { pincode, cityCode }: { readonly pincode: string | null; readonly cityCode: string | null },
): Promise<CityOfPlace> {
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
