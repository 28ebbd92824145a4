import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { spokenNumberHolds } from '../../platform/search/number-match.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';
import { type ApplicationRow, applicationTable } from './application.store.ts';

/** Of one business, by any part of its number; the newest first. */
export async function findNumbered(
  reader: Reader,
  { organisationId, wanted }: { readonly organisationId: string; readonly wanted: Wanted },
  limit: number,
): Promise<readonly ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`select ${applicationTable.asSql} from application
    where organisation_id = ${organisationId} and ${spokenNumberHolds(sql`application.application_number`, wanted)}
    order by listed_at desc, application_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Those whose candidates the business knows by name; shortlisted last first. */
export const listShortlisted = (
  reader: Reader,
  organisationId: string,
  limit: number,
): Promise<ApplicationRow[]> =>
  reader
    .selectFrom('application')
    .select(applicationTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('shortlisted_at', 'is not', null)
    .orderBy('shortlisted_at', 'desc')
    .limit(limit)
    .execute();
