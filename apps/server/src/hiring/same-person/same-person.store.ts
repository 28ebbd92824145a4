import type { SamePersonVerdict } from '@nukkad/contract/hiring/same-person/same-person.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { PersonalPort } from '../../platform/personal.ts';

/** One of two applicants, by an application of theirs. */
export interface Side {
  readonly userId: string;
  readonly applicationId: string;
}

export interface Decision {
  readonly organisationId: string;
  readonly one: Side;
  readonly other: Side;
  readonly verdict: SamePersonVerdict;
  readonly saidBy: string;
  readonly saidAt: Date;
}

/** Decisions of a business queue here: a group is read and written as a whole. */
export async function lockDecisions(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`same person ${organisationId}`}, 0))`.execute(
    tx,
  );
}

/** Everyone whom the business joined with this person, also by others. */
export async function listJoined(reader: Reader, organisationId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`with recursive joined (user_id) as (
      select ${userId}::uuid
      union
      select case when p.first_user_id = j.user_id then p.second_user_id else p.first_user_id end
      from joined j join same_person p on p.organisation_id = ${organisationId} and p.verdict = 'same'
        and (p.first_user_id = j.user_id or p.second_user_id = j.user_id))
    select user_id as "userId" from joined where user_id <> ${userId}::uuid`.execute(reader);
  return rows.map((row) => row.userId);
}

/** Those of whom the business said that they are someone else. */
export async function listDifferent(
  reader: Reader,
  organisationId: string,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`select
      case when first_user_id = ${userId}::uuid then second_user_id else first_user_id end as "userId"
    from same_person where organisation_id = ${organisationId} and verdict = 'different'
      and (first_user_id = ${userId}::uuid or second_user_id = ${userId}::uuid)`.execute(reader);
  return rows.map((row) => row.userId);
}

/** In place of what was said of both before. */
export async function saveDecision(tx: Tx, decision: Authorized<Decision>): Promise<void> {
  const { organisationId, one, other, verdict, saidBy, saidAt } = decision;
  const [first, second] = one.userId < other.userId ? [one, other] : [other, one];
  await sql`insert into same_person (organisation_id, first_user_id, second_user_id, first_application_id,
      second_application_id, verdict, said_by, said_at)
    values (${organisationId}, ${first.userId}, ${second.userId}, ${first.applicationId}, ${second.applicationId},
      ${verdict}, ${saidBy}, ${saidAt})
    on conflict (organisation_id, first_user_id, second_user_id) do update set
      first_application_id = excluded.first_application_id, second_application_id = excluded.second_application_id,
      verdict = excluded.verdict, said_by = excluded.said_by, said_at = excluded.said_at`.execute(tx);
}

interface Parting {
  readonly organisationId: string;
  readonly userId: string;
  readonly from: readonly string[];
}

/** Takes a person out of a group. */
export async function partFrom(tx: Tx, { organisationId, userId, from }: Authorized<Parting>): Promise<void> {
  await sql`update same_person set verdict = 'different' where organisation_id = ${organisationId} and verdict = 'same'
    and ((first_user_id = ${userId} and second_user_id ${isAmong(from, 'uuid')})
      or (second_user_id = ${userId} and first_user_id ${isAmong(from, 'uuid')}))`.execute(tx);
}

/** Of no candidate's copy: it would tell of the other one. */
const ofAnother = [
  'organisation_id',
  'first_user_id',
  'second_user_id',
  'first_application_id',
  'second_application_id',
  'verdict',
];

export const samePersonPersonal: PersonalPort = {
  tables: [
    {
      table: 'same_person',
      title: 'Applicants that a business compared with you',
      whose: (userId) => sql`t.first_user_id = ${userId} or t.second_user_id = ${userId}`,
      without: [...ofAnother, 'said_by', 'said_at'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'same_person',
      title: 'Applicants whom you joined or told apart',
      whose: (userId) => sql`t.said_by = ${userId}`,
      without: ofAnother,
      erasure: { kind: 'blank', set: { said_by: null } },
    },
  ],
};
