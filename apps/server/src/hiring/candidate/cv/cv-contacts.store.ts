import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { ContactsAsked, CvContacts } from '../candidate.interface.ts';

type Found = CvContacts & { readonly userId: string };

/** One contact that more CVs say than these is of an agency. */
const mostWithContact = 20;

const byPerson = (rows: readonly Found[]): ReadonlyMap<string, CvContacts> =>
  new Map(rows.map(({ userId, mobile, mail }) => [userId, { mobile, mail }]));

export async function findCvContacts(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, CvContacts>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Found>`select user_id as "userId", mobile, mail from candidate_cv
    where user_id ${isAmong(userIds, 'uuid')}`.execute(reader);
  return byPerson(rows);
}

export async function findWithContacts(
  reader: Reader,
  { mobiles, mails }: ContactsAsked,
): Promise<ReadonlyMap<string, CvContacts>> {
  const { rows } = await sql<Found>`select user_id as "userId", mobile, mail from candidate_cv
    where mobile = any(${[...mobiles]}::text[]) or mail = any(${[...mails]}::text[])
    order by user_id limit ${mostWithContact}`.execute(reader);
  return byPerson(rows);
}
