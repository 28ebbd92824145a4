import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface PincodeRow {
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Its point is believed: a place near it may be taken for it. */
  readonly is_exact: boolean;
  readonly city_code: string | null;
  readonly state_code: string;
}

/** All of India's: some 19,300. */
export async function listAllPincodes(reader: Reader): Promise<PincodeRow[]> {
  const { rows } =
    await sql<PincodeRow>`select pincode, latitude, longitude, quality in ('A', 'B', 'C', 'H') as is_exact,
    city_code, state_code from pincode order by pincode`.execute(reader);
  return rows;
}
