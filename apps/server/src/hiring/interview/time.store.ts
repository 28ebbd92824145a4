/** Times that are offered, and times that are taken. */
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { Period } from './free-time.rules.ts';

type Named = Authorized<{ readonly interviewId: string }>;

/** In place of those that were offered before. */
export async function replaceChoices(tx: Tx, { interviewId }: Named, times: readonly Date[]): Promise<void> {
  await tx.deleteFrom('interview_choice').where('interview_id', '=', interviewId).execute();
  if (times.length === 0) return;
  await tx
    .insertInto('interview_choice')
    .values(times.map((startsAt) => ({ interview_id: interviewId, starts_at: startsAt })))
    .execute();
}

export interface Choice {
  readonly interviewId: string;
  readonly startsAt: Date;
  /** It is ahead, and neither the candidate nor an interviewer has another interview then. */
  readonly isFree: boolean;
}

/** Of each interview, in the order of time. */
export async function listChoices(
  reader: Reader,
  interviewIds: readonly string[],
  now: Date,
): Promise<readonly Choice[]> {
  if (interviewIds.length === 0) return [];
  const { rows } = await sql<Choice>`select c.interview_id as "interviewId", c.starts_at as "startsAt",
      c.starts_at > ${now} and not exists (select from interview_time t
        where t.interview_id <> c.interview_id
          and t.during && tstzrange(c.starts_at, c.starts_at + make_interval(mins => i.minutes))
          and (t.user_id = i.user_id or t.user_id in
            (select r.user_id from interviewer r where r.interview_id = c.interview_id))) as "isFree"
    from interview_choice c join interview i on i.interview_id = c.interview_id
    where c.interview_id ${isAmong(interviewIds, 'uuid')}
    order by c.interview_id, c.starts_at`.execute(reader);
  return rows;
}

/** Interviews of these people within some time; `except` is left out. */
export async function listTaken(
  reader: Reader,
  userIds: readonly string[],
  { startsAt, endsAt }: Period,
  except: string | null = null,
): Promise<readonly (Period & { readonly userId: string })[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<Period & { readonly userId: string }>`select user_id as "userId",
      lower(during) as "startsAt", upper(during) as "endsAt"
    from interview_time where user_id ${isAmong(userIds, 'uuid')}
      and during && tstzrange(${startsAt}, ${endsAt}) and interview_id is distinct from ${except}::uuid
    order by lower(during)`.execute(reader);
  return rows;
}

/** Callers that race for the same people queue here, in one order, so that none of them deadlocks. */
export async function takeTime(
  tx: Tx,
  { interviewId }: Named,
  userIds: readonly string[],
  { startsAt, endsAt }: Period,
): Promise<void> {
  const people = [...new Set(userIds)].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended('interview ' || person, 0))
    from unnest(${people}::text[]) with ordinality as u (person, place) order by place`.execute(tx);
  await sql`insert into interview_time (interview_id, user_id, during)
    select ${interviewId}::uuid, person, tstzrange(${startsAt}, ${endsAt}) from unnest(${people}::uuid[]) as u (person)`.execute(
    tx,
  );
}

export async function giveTimeBack(tx: Tx, { interviewId }: Named): Promise<void> {
  await tx.deleteFrom('interview_time').where('interview_id', '=', interviewId).execute();
}
