import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { spokenNumberHolds } from '../../platform/search/number-match.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';

/** As much of an application as a search across everything needs. */
export interface FoundApplication {
  readonly applicationId: string;
  readonly applicationNumber: string;
  readonly jobId: string;
  readonly userId: string;
  readonly shortlistedAt: Date | null;
}

/** A business, and its jobs that are kept from who looks. */
export interface LookedThrough {
  readonly organisationId: string;
  readonly kept: readonly string[];
}

const seenOf = ({ organisationId, kept }: LookedThrough) => sql`organisation_id = ${organisationId}
  ${kept.length > 0 ? sql`and not job_id ${isAmong(kept, 'uuid')}` : sql``}`;

/** By any part of its number; the newest first. */
export async function findNumbered(
  reader: Reader,
  { wanted, ...through }: LookedThrough & { readonly wanted: Wanted },
  limit: number,
): Promise<readonly FoundApplication[]> {
  const { rows } = await sql<FoundApplication>`select application_id as "applicationId",
      application_number as "applicationNumber", job_id as "jobId", user_id as "userId",
      shortlisted_at as "shortlistedAt"
    from application
    where ${seenOf(through)} and ${spokenNumberHolds(sql`application_number`, wanted)}
    order by listed_at desc, application_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Those whose candidates the business knows by name; shortlisted last first. */
export async function listShortlisted(
  reader: Reader,
  through: LookedThrough,
  limit: number,
): Promise<readonly FoundApplication[]> {
  const { rows } = await sql<FoundApplication>`select application_id as "applicationId",
      application_number as "applicationNumber", job_id as "jobId", user_id as "userId",
      shortlisted_at as "shortlistedAt"
    from application where ${seenOf(through)} and shortlisted_at is not null
    order by shortlisted_at desc limit ${limit}`.execute(reader);
  return rows;
}
