import type { InterviewSide, InterviewStatus } from '@nukkad/contract/hiring/interview/interview.noun';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface LastRound {
  readonly applicationId: string;
  readonly status: InterviewStatus;
  readonly awaits: InterviewSide | null;
  readonly startsAt: Date | null;
  /** The last of the times that are offered; null: none is. */
  readonly lastOfferedAt: Date | null;
}

/** The newest round of each of these applications. */
export async function listLastRounds(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<readonly LastRound[]> {
  if (applicationIds.length === 0) return [];
  const { rows } =
    await sql<LastRound>`select distinct on (i.application_id) i.application_id as "applicationId",
      i.status, i.awaits, i.starts_at as "startsAt",
      (select max(c.starts_at) from interview_choice c where c.interview_id = i.interview_id) as "lastOfferedAt"
    from interview i where i.application_id ${isAmong(applicationIds, 'uuid')}
    order by i.application_id, i.round desc`.execute(reader);
  return rows;
}

interface TimeAhead {
  readonly applicationId: string;
  readonly startsAt: Date | null;
}

/** Of these applications those whose interview has a time after this instant: one at most each. */
export async function listTimesAhead(
  reader: Reader,
  applicationIds: readonly string[],
  now: Date,
): Promise<readonly TimeAhead[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<TimeAhead>`select application_id as "applicationId", starts_at as "startsAt"
    from interview where application_id ${isAmong(applicationIds, 'uuid')} and ended_at is null and starts_at > ${now}`.execute(
    reader,
  );
  return rows;
}
