import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** The name of a state by the two digits that a GST number begins with; empty for one that is none. */
export async function stateName(reader: Reader, stateCode: string): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select name from state where state_code = ${stateCode}`.execute(reader);
  return rows[0]?.name ?? '';
}
